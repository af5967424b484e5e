import type { Seat } from '@oeillade/kernel';
import { CHARACTER_NAMES, type CharacterNumber } from '../../art/index.ts';
import { type Language, t } from '../../i18n/index.ts';
import type { CellShown } from './shown.ts';
import type { Outcome, Saying } from './wink-log.ts';

export interface Part {
  readonly is: 'text' | 'name' | 'number';
  readonly text: string;
}

/** Marks around what is set apart in a sentence; no language and no name has them. */
const NAME = '\uE000';
const NUMBER = '\uE001';
const END = '\uE002';

const PARTS = new RegExp(`([${NAME}${NUMBER}][^${END}]*${END})`, 'u');

function split(sentence: string): Part[] {
  return sentence
    .split(PARTS)
    .filter((piece) => piece !== '')
    .map((piece): Part => {
      const is = piece.startsWith(NAME) ? 'name' : piece.startsWith(NUMBER) ? 'number' : 'text';
      return { is, text: is === 'text' ? piece : piece.slice(1, -1) };
    });
}

export type NameOf = (seat: Seat) => string;

/** A saying in the language of the house, with names and numbers set apart. */
export function sayParts(saying: Saying, nameOf: NameOf): Part[] {
  const name = 'name' in saying ? `${NAME}${nameOf(saying.name)}${END}` : '';
  const number = 'number' in saying ? `${NUMBER}${saying.number}${END}` : '';
  switch (saying.say) {
    case 'dealt':
      return split(t('says.dealt', { name }));
    case 'passed':
      return split(t('says.passed', { name }));
    case 'called':
      return split(t('says.called', { name, number }));
    case 'laid':
      return split(t('says.laid', { name, number }));
    case 'designates':
      return split(t('says.designates', { name, named: nameOf(saying.named), number }));
    case 'accuses':
      return split(t('says.accuses', { name, named: nameOf(saying.named), number }));
    case 'margin':
      return split(t('says.margin', { name, ms: saying.ms }));
    case 'tooLate':
      return split(t('says.tooLate', { name }));
    case 'ended':
      return split(t('says.ended'));
    case 'phrase':
      return split(t('says.spoken', { name, text: sayPhrase(saying.phrase) }));
    case 'text':
      return split(t('says.spoken', { name, text: saying.text }));
  }
}

const sayPhrase = (phrase: string): string =>
  t(`says.phrases.${phrase as 'hello'}`, { defaultValue: phrase });

export const sayOutcome = (outcome: Outcome): string => t(`says.${outcome}`);

export const outcomeOf = (saying: Saying): Outcome | null => ('outcome' in saying ? saying.outcome : null);

/** The same as one sentence, for voices and screen readers. */
export function sayAll(saying: Saying, nameOf: NameOf): string {
  const sentence = sayParts(saying, nameOf)
    .map(({ text }) => text)
    .join('');
  const outcome = outcomeOf(saying);
  return outcome ? `${sentence}. ${sayOutcome(outcome)}` : sentence;
}

export const nameOfCard = (number: number, language: Language): string =>
  CHARACTER_NAMES[number as CharacterNumber]?.[language] ?? '';

/** What a place on the board is called. */
export function sayCell(cell: CellShown, language: Language): string {
  const { number, card, pawn } = cell;
  const what =
    card === 'up'
      ? t('table.cellUp', { number, who: nameOfCard(number, language) })
      : t(card === 'down' ? 'table.cellDown' : 'table.cellGone', { number });
  if (!pawn) return what;
  if (cell.isMine) return `${what}, ${t('table.cellMine')}`;
  return `${what}, ${t(cell.isCalled ? 'table.cellCalled' : 'table.cellPawn', { name: pawn.name })}`;
}
