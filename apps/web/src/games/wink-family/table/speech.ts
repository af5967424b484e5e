import type { Seat } from '@oeillade/kernel';
import { type Language, t } from '../../../shell/i18n/index.ts';
import { CHARACTER_NAMES, type CharacterNumber } from '../../../ui/art/index.ts';
import { sayChat } from '../../../ui/table/say-chat.ts';
import { markName, markThing, type Piece, piecesOf } from '../../../ui/table/sentence.ts';
import type { CellShown, Signal } from './shown.ts';
import type { Outcome, Saying, WinkLine } from './wink-log.ts';

export type NameOf = (seat: Seat) => string;

/** A saying in the language of the house, with names and numbers set apart. */
export function sayParts(saying: Saying, nameOf: NameOf): Piece[] {
  const name = 'name' in saying ? markName(nameOf(saying.name)) : '';
  const number = 'number' in saying ? markThing(saying.number) : '';
  switch (saying.say) {
    case 'dealt':
      return piecesOf(t('says.dealt', { name }));
    case 'passed':
      return piecesOf(t('says.passed', { name }));
    case 'called':
      return piecesOf(t('says.called', { name, number }));
    case 'laid':
      return piecesOf(t('says.laid', { name, number }));
    case 'designates':
      return piecesOf(t('says.designates', { name, named: nameOf(saying.named), number }));
    case 'accuses':
      return piecesOf(t('says.accuses', { name, named: nameOf(saying.named), number }));
    case 'margin':
      return piecesOf(t('says.margin', { name, ms: saying.ms }));
    case 'tooLate':
      return piecesOf(t('says.tooLate', { name }));
    case 'ended':
      return piecesOf(t('says.ended'));
    case 'phrase':
    case 'text':
      return sayChat(saying, name);
  }
}

export const sayOutcome = (outcome: Outcome): string => t(`says.${outcome}`);

export const outcomeOf = (saying: Saying): Outcome | null => ('outcome' in saying ? saying.outcome : null);

/** The same as one sentence, for voices and screen readers. */
export function sayAll({ saying, standIn }: WinkLine, nameOf: NameOf): string {
  const sentence = sayParts(saying, nameOf)
    .map(({ text }) => text)
    .join('');
  const outcome = outcomeOf(saying);
  return [sentence, outcome && sayOutcome(outcome), standIn && t('table.standIn')].filter(Boolean).join('. ');
}

/** What I see on a face: a plain wink is a wink, any other agreed signal is named. */
export function saySignal(signal: Signal, name: string, to: string | null): string {
  if (signal === 'wink') {
    return to === null ? t('says.winkToYou', { name }) : t('says.winkSeen', { name, to });
  }
  const what = t(`table.signals.${signal}`);
  return to === null
    ? t('says.signalToYou', { name, signal: what })
    : t('says.signalSeen', { name, to, signal: what });
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
