import type { Texts } from '../../../../shell/i18n/texts.ts';
import type { refusals as french } from '../fr/refusals.ts';

export const refusals: Texts<typeof french> = {
  'not-your-partner': 'Deine Karte wurde dort nicht aufgerufen.',
  'too-late': 'Zu spät: Der Zug hat schon begonnen.',
  'signal-not-agreed': 'Dieses Zeichen ist hier nicht vereinbart.',
  'one-signal-only': 'Dieses Spiel kennt nur ein Zeichen.',
  'already-designated': 'Du hast in diesem Zug schon jemanden genannt.',
  'no-pawn-on-the-board': 'Du hast noch nichts aufgerufen: Es gibt niemanden zu nennen.',
  'card-is-gone': 'Die Karte, die du aufgerufen hast, ist weg.',
  'cannot-name-yourself': 'Dich selbst kannst du nicht nennen.',
  'must-designate-first': 'Nenne zuerst, wer deine Karte hat.',
  'card-not-face-up': 'Diese Karte kann man nicht mehr aufrufen.',
  'pawn-must-move': 'Da steht dein Stein schon: Wähle eine andere Karte.',
  'another-pawn-is-there': 'Auf dieser Karte steht schon ein anderer Stein.',
  'twin-in-your-hand': 'Diese Karte hast du selbst auf der Hand.',
  'can-still-call': 'Du kannst noch eine Karte aufrufen, also nicht passen.',
  'no-spy-card-left': 'Du hast nichts mehr, womit du anklagen kannst.',
  'cannot-accuse-yourself': 'Dich selbst kannst du nicht anklagen.',
  'number-not-called': 'Diese Zahl ist gerade nicht aufgerufen.',
  'own-call': 'Das hast du selbst aufgerufen: Das Zeichen gilt dir.',
  'accused-is-the-caller': 'Wer eine Karte aufruft, hat sie nicht.',
  'you-hold-it': 'Diese Karte hast du: Sonst hat sie niemand.',
  'accused-falsely-before': 'Bei dieser Zahl lag schon jemand falsch: Keiner darf mehr anklagen.',
};
