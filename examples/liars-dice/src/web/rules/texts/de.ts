import type { Texts } from '@oeillade/web/shell/i18n/texts.ts';
import type { page as french } from './fr.ts';

export const page: Texts<typeof french> = {
  titles: { goal: 'Worum es geht', setup: 'Vorbereitung', turn: 'Ein Zug', end: 'Das Ende' },
  statements: {
    idea: 'Niemand sieht alle Würfel, und alle bieten darauf, wie viele es sind. Behalte deine Würfel länger als die anderen.',
    players:
      '{min} bis {max} Personen, jede mit einem Becher und gleich vielen Würfeln: {usual}, oder 1 bis {most}, wie es die Runde mag.',
    roll: 'Alle würfeln unter ihrem Becher und sehen nur die eigenen Würfel an. Wie viele unter jedem Becher liegen, wissen alle.',
    starts:
      'Die Runde bestimmt, wer anfängt, oder überlässt es dem Zufall. Es geht im Uhrzeigersinn, vorbei an allen, die keine Würfel mehr haben.',
    bid: 'Wer dran ist, bietet, wie viele Würfel unter allen Bechern zusammen eine Zahl zeigen, etwa „vier Dreien“.',
    higher: 'Jedes Gebot ist höher als das davor: mehr Würfel, oder gleich viele einer höheren Zahl.',
    most: 'Mehr Würfel, als da sind, bietet niemand, und die Eins ist kein Joker.',
    doubt:
      'Statt zu bieten, darf man das letzte Gebot anzweifeln. Dann gehen alle Becher hoch, und es wird gezählt.',
    lose: 'Sind es weniger als geboten, verliert einen Würfel, wer geboten hat; sonst, wer gezweifelt hat.',
    again:
      'Dann würfeln alle mit dem, was sie noch haben. Es beginnt, wer gerade einen Würfel verloren hat; war es der letzte, dann die nächste Person mit Würfeln.',
    end: 'Es endet, wenn nur noch eine Person Würfel hat: Sie gewinnt. Die anderen stehen danach, wie spät sie ihren letzten Würfel verloren haben. Jeder Würfel ist ein Punkt.',
    agreed: 'Wollen alle aufhören, sind mehr Würfel besser, und gleich viele teilen sich den Platz.',
    away: 'Für Abwesende bietet der Tisch ein wenig höher, solange das gut stimmen kann, und zweifelt danach.',
  },
};
