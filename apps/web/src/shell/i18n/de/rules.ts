import type { rules as french } from '../fr/rules.ts';
import type { Texts } from '../texts.ts';

export const rules: Texts<typeof french> = {
  title: 'Die Regeln',
  titleOf: 'Die Regeln von {{game}}',
  lead: 'Alle Regeln zu jedem Spiel, in unseren Worten und mit gezeichneten Beispielen.',
  read: 'Regeln lesen',
  contents: 'Inhalt',
  ruling: 'unsere Entscheidung',
  legend:
    'Dieses Zeichen steht, wo die gedruckten Regeln etwas offenlassen oder das Spielen im Netz es verlangt: Entschieden haben wir.',
  numbers: 'Regelnummern',
  clause: 'Link zur Regel {{clause}}',
  rulings: 'Unsere Entscheidungen',
  rulingsHint: 'Alles, was wir auf dieser Seite entschieden haben, an seiner Stelle',
  point: 'Unterschied',
  others: 'Die Regeln der anderen Spiele',
  play: 'Spielen',
  all: 'Alle Regeln',
  cameras: 'Kameras und Mikrofone',
};
