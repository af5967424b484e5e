import type { Texts } from '@oeillade/web/shell/i18n/texts.ts';
import type { lesson as french } from '../fr/lesson.ts';

export const lesson: Texts<typeof french> = {
  name: 'Lügenwürfel',
  about: 'Die Würfel, das Gebot und der Zweifel.',
  steps: {
    look: {
      say: 'Das sind deine Würfel. Nur du siehst sie; {{person}} hat ebenso viele unter dem Becher.',
      help: 'Sieh dir deine Würfel an, dann „Verstanden“.',
    },
    bid: {
      say: 'Du fängst an: Biete, wie viele Würfel einer Zahl unter beiden Bechern zusammen liegen.',
      help: 'Wähle Anzahl und Zahl, dann „bieten“.',
    },
    answer: {
      say: '{{person}} muss höher bieten oder dir nicht glauben.',
      help: '{{person}} überlegt noch.',
    },
    doubt: {
      say: 'Lauter Sechsen? Das glaubt doch keiner: zweifle!',
      help: 'Der Knopf „Glaub ich nicht“.',
    },
    lost: {
      say: 'Die Becher gehen hoch, die Würfel werden gezählt. Wer falsch lag, verliert einen Würfel, und alle würfeln neu.',
      help: 'Lies, dann „Verstanden“.',
    },
  },
  over: 'Das ist schon alles: Biete, was wahrscheinlich ist, bluffe ein wenig und zweifle im richtigen Moment.',
};
