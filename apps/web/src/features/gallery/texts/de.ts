import type { Texts } from '../../../shell/i18n/texts.ts';
import type { gallery as french } from './fr.ts';

export const gallery: Texts<typeof french> = {
  title: 'Die Galerie',
  watching: 'Du schaust an diesem Tisch zu',
  looking: 'Tippe ein Gesicht an und schau ihm in die Augen. Niemand merkt es.',
  late: 'Die Augen, die du siehst, hinken eine Tischrunde hinterher.',
  predict: 'Tippen',
  nothingToPredict: 'Gerade gibt es nichts zu tippen',
  predictTitle: 'Dein Tipp',
  predictHint:
    'Einer je Frage, endgültig versiegelt. Er öffnet sich, wenn der ganze Tisch die Antwort kennt.',
  whichQuestion: 'Worum es geht',
  seal: 'Versiegeln',
  chooseFirst: 'Erst wählen',
  sealed: 'Versiegelt: {{what}}',
  right: 'Gut gesehen: {{what}}',
  wrong: 'Daneben: {{what}}',
  envelopes: 'Deine Tipps',
  score: '{{right}} von {{of}}',
  scoreSaid: 'Du lagst {{right}} von {{of}} Mal richtig',
  confetti: 'Konfetti!',
  confettiLater: 'Konfetti fällt nach einem Urteil.',
  thrown: 'Geworfen!',
  garland: 'Von der Galerie regnet es Konfetti',
};
