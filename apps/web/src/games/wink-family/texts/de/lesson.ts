import type { Texts } from '../../../../shell/i18n/texts.ts';
import type { lesson as french } from '../fr/lesson.ts';

export const lesson: Texts<typeof french> = {
  name: 'Zwinkern',
  about: 'Zwinkern, WINK und WINK Agenten: hinsehen, aufrufen, antworten, erwischen.',
  steps: {
    look: {
      say: 'Du siehst nur die Augen eines Gesichts: die von dem, das du ansiehst. Sieh {{person}} an.',
      help: 'Tipp auf das Gesicht, oder drück die Taste 1.',
    },
    read: {
      say: '{{person}} sieht {{other}} an, das verraten die Augen. Und wen sieht {{other}} an? Wende dich ihr zu.',
      help: 'Tipp auf {{other}}s Gesicht. Sich umzusehen dauert einen Augenblick.',
    },
    felt: {
      say: 'Sie sieht dich an, und du spürst es: Eine Maske über deinem Bild hat die Augen geöffnet. Sie verrät dir, wie viele Blicke auf dir ruhen, aber nie, wessen.',
      help: 'Sieh dein Bild an, dann „Verstanden“.',
    },
    call: {
      say: 'Du bist dran: Ruf eine Karte auf, die du nicht hast, zum Beispiel die {{number}}.',
      help: 'Tipp auf die Karte {{number}} auf dem Tisch, dann auf „Aufrufen“.',
    },
    winked: {
      say: 'Jemand hat den Zwilling der {{number}} und muss dir zuzwinkern. Geh von Gesicht zu Gesicht: Wer sieht dich an?',
      help: 'Bleib bei dem Gesicht, das dich ansieht, und warte ein wenig.',
    },
    asked: {
      say: 'Es war {{person}}: Behalt es für dich, du sagst es in deinem nächsten Zug. {{other}} ruft gleich eine Karte auf …',
      help: '{{other}} überlegt noch.',
    },
    watched: {
      say: '{{person}} ruft die {{number}} auf: Die hast du auf der Hand! Aber du spürst zwei Blicke, und das ist einer zu viel: Wer dein Zwinkern bemerkt, bekommt alles. Sieh {{other}} an.',
      help: 'Tipp auf {{other}}s Gesicht: Beobachtet er dich?',
    },
    answer: {
      say: '{{other}} hat dich beobachtet und ist jetzt abgelenkt: Nur noch ein Blick ruht auf dir. Wende dich {{person}} zu, und sobald der Knopf aufleuchtet, zwinkere.',
      help: 'Tipp auf {{person}}s Gesicht, warte, bis er dich ansieht, dann „Zwinkern“ (oder die Leertaste).',
    },
    catch: {
      say: 'Gut gemacht, sonst weiß es niemand. Nun ruft {{person}} auf. Finde heraus, wer sie ständig ansieht, und lass ihn nicht aus den Augen.',
      help: 'Sieh ein Gesicht nach dem anderen an: Wessen Augen zu {{person}} gehen, der zwinkert gleich.',
    },
    accuse: {
      say: 'Auf frischer Tat ertappt! Drück auf „Ich klage an!“: {{person}} hat die {{number}}.',
      help: 'Der rote Knopf, dann {{person}} neben der Karte {{number}}.',
    },
    name: {
      say: 'Zwei Karten für dich! Du bist wieder an der Reihe. Wer hat dir für die {{number}} zugezwinkert? Sieh das Gesicht an und nenn den Namen.',
      missed:
        'Daneben, und das kostet eine Karte: Klage nur an, wenn du es gesehen hast. Du bist wieder an der Reihe: Sieh an, wer dir zugezwinkert hat, und nenn den Namen.',
      help: 'Es war {{person}}: Sieh dieses Gesicht an, dann drück auf den großen Knopf.',
    },
  },
  overMissed:
    'Das war die falsche Person: Diese Karte ist verloren. Aber du weißt jetzt, wie es geht: hinsehen, aufrufen, heimlich antworten und die anderen erwischen. Warte nächstes Mal, bis du sicher bist.',
  over: 'Das ist schon alles: hinsehen, aufrufen, heimlich antworten und die anderen erwischen. Der Rest ist Pokerface.',
};
