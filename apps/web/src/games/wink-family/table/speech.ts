import type { Seat } from '@oeillade/kernel';
import { type Language, t } from '../../../shell/i18n/index.ts';
import type { Spoken } from '../../../ui/table/announcer.tsx';
import { sayChat } from '../../../ui/table/say-chat.ts';
import { markName, markThing, piecesOf, type SentencePiece } from '../../../ui/table/sentence.ts';
import { CHARACTER_NAMES, type CharacterNumber } from '../art/characters/names.ts';
import { nameOfSignal } from '../signal-words.ts';
import { say } from '../texts/table.ts';
import type { CellShown, Signal } from './shown.ts';
import type { Outcome, Saying, WinkLogEntry } from './wink-log.ts';

export type NameOf = (seat: Seat) => string;

/** A saying in the language of the page, with names and numbers set apart. */
export function sayParts(saying: Saying, nameOf: NameOf): SentencePiece[] {
  const name = 'name' in saying ? markName(nameOf(saying.name)) : '';
  const number = 'number' in saying ? markThing(saying.number) : '';
  switch (saying.say) {
    case 'dealt':
      return piecesOf(say('says.dealt', { name }));
    case 'passed':
      return piecesOf(say('says.passed', { name }));
    case 'called':
      return piecesOf(say('says.called', { name, number }));
    case 'laid':
      return piecesOf(say('says.laid', { name, number }));
    case 'designates':
      return piecesOf(say('says.designates', { name, named: nameOf(saying.named), number }));
    case 'accuses':
      return piecesOf(say('says.accuses', { name, named: nameOf(saying.named), number }));
    case 'margin':
      return piecesOf(say('says.margin', { name, ms: saying.ms }));
    case 'tooLate':
      return piecesOf(say('says.tooLate', { name }));
    case 'ended':
      return piecesOf(t('says.ended'));
    case 'phrase':
    case 'text':
      return sayChat(saying, name, nameOf(saying.name));
  }
}

export const sayOutcome = (outcome: Outcome): string => say(`says.${outcome}`);

export const outcomeOf = (saying: Saying): Outcome | null => ('outcome' in saying ? saying.outcome : null);

/** The same for voices and screen readers, one after the other: an outcome, which the stage may keep back, on its own. */
export function spokenEntries(entries: readonly WinkLogEntry[], nameOf: NameOf): Spoken[] {
  const spoken: Spoken[] = [];
  for (const { key, saying, standIn } of entries) {
    const sentence = sayParts(saying, nameOf)
      .map(({ text }) => text)
      .join('');
    spoken.push({ key, text: standIn ? `${sentence}. ${t('table.standIn')}` : sentence });
    const outcome = outcomeOf(saying);
    if (outcome) spoken.push({ key: `${key} outcome`, text: sayOutcome(outcome) });
  }
  return spoken;
}

/** What I see on a face: a plain wink is a wink, any other agreed signal is named. */
export function saySignal(signal: Signal, name: string, to: string | null): string {
  if (signal === 'wink') {
    return to === null ? say('says.winkToYou', { name }) : say('says.winkSeen', { name, to });
  }
  const what = nameOfSignal(signal);
  return to === null
    ? say('says.signalToYou', { name, signal: what })
    : say('says.signalSeen', { name, to, signal: what });
}

export const nameOfCard = (number: number, language: Language): string =>
  CHARACTER_NAMES[number as CharacterNumber]?.[language] ?? '';

/** What a place on the board is called. */
export function sayCell(cell: CellShown, language: Language): string {
  const { number, card, pawn } = cell;
  const what =
    card === 'up'
      ? say('cellUp', { number, who: nameOfCard(number, language) })
      : say(card === 'down' ? 'cellDown' : 'cellGone', { number });
  if (!pawn) return what;
  if (cell.isMine) return `${what}, ${say('cellMine')}`;
  return `${what}, ${say(cell.isCalled ? 'cellCalled' : 'cellPawn', { name: pawn.name })}`;
}
