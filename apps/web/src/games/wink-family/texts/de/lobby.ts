import type { Texts } from '../../../../shell/i18n/texts.ts';
import type { lobby as french } from '../fr/lobby.ts';

export const lobby: Texts<typeof french> = {
  first: 'In der Originalregel: „{{rule}}“',
  channel: 'Blicke',
  channels: { avatars: 'Am Bildschirm', faces: 'In echt', living: 'Mit Kamera' },
  channelHints: {
    avatars: 'Die Gesichter am Bildschirm schauen und zwinkern für euch, wo ihr auch seid.',
    faces:
      'Ihr sitzt im selben Zimmer und schaut euch wirklich an. Der Bildschirm teilt aus, hütet die Karten und zählt. Ohne Bots.',
    living:
      'Ihr seid weit voneinander, alle vor der eigenen Kamera, und seht das eine Gesicht, das ihr anschaut, lebendig. Gezwinkert wird mit eigenen Augen. Ohne Bots.',
  },
  signals: 'Das vereinbarte Zeichen',
  signalsSeveral: 'Die vereinbarten Zeichen',
  signalOne: 'Ein Zeichen für das ganze Spiel: das Zwinkern oder ein anderes statt dessen.',
  signalMany: 'Eines oder mehrere: Welches es wird, entscheidet der Partner im Augenblick.',
  lasting: 'Dauer der Zeichen',
  lastings: { short: 'Kurz', normal: 'Normal', long: 'Lang' },
  lastingHint:
    'Ein Zeichen ist {{seconds}} s lang zu sehen. Je länger, desto leichter zu bemerken, auch für Spione.',
  peripheral: 'Augenwinkel',
  peripheralHint: 'Alle sehen, wohin alle schauen; das Zwinkern bleibt geheim.',
  felt: 'Blicke spüren',
  feltHint: 'Alle spüren, wie viele Blicke auf ihnen ruhen, aber nicht, wessen. Ohne das spielt ihr blind.',
  blind: 'Nein, ihr spielt blind',
  oneSignal: 'In dieser Ausgabe gibt es nur ein Zeichen: Wähle, welches.',
};
