import type { Texts } from '../../../../shell/i18n/texts.ts';
import type { day as french } from '../fr/day.ts';

export const day: Texts<typeof french> = {
  title: 'Das Auge des Tages',
  lead: 'Zehnmal Zwinkern, heute für alle gleich. Du hast einen Versuch: Sag, wenn du eins siehst, und wem es galt. Einmal umsonst drücken kostet einen Punkt.',
  begin: 'Augen auf',
  of: '{{figure}} von {{winks}}',
  ms: '{{ms}} ms',
  median: 'Mittlere Zeit: {{ms}} ms',
  wrong_one: 'Umsonst: einmal',
  wrong_other: 'Umsonst: {{count}}-mal',
  right: 'gesehen',
  half: 'gesehen, aber nicht für wen',
  missed: 'verpasst',
  nth: 'Zwinkern {{nth}}: {{mark}}',
  line: 'Œillade, Auge des Tages, {{date}}:',
  lineLabel: 'Deine Zeile zum Einfügen',
  copy: 'Zeile kopieren',
  copied: 'Zeile kopiert',
  pass: 'Teilen …',
  tomorrow: 'Morgen gibt es zehn neue.',
  again: 'Noch einmal, zum Üben',
  practice: 'Zum Üben: nichts wird behalten',
  train: 'Trainieren',
};
