import type { Language } from '../../shell/i18n/index.ts';
import { EDITIONS, editionOf, type Seating, seatingsOf, winkFacts } from './facts.ts';
import type { EditionId } from './outline/outline.ts';
import type { RulesTexts } from './texts/load.ts';
import { typeset } from './typeset.ts';

export interface ComparedRow {
  readonly name: string;
  /** In the order of `EDITIONS`. */
  readonly cells: readonly string[];
}

/** What differs between the three editions: E-1 to E-19, from the editions themselves. */
export function compareEditions(language: Language, { compare, wink }: RulesTexts): ComparedRow[] {
  const say = (text: string, facts = {}) => typeset(text, facts, language);
  const range = (id: EditionId, of: keyof Seating) => {
    const numbers = seatingsOf(id).map((seating) => seating[of]);
    const [from, to] = [Math.min(...numbers), Math.max(...numbers)];
    if (to === 0) return say(compare.none);
    return from === to ? String(from) : say(compare.range, { from: String(from), to: String(to) });
  };
  const cells: Readonly<Record<keyof typeof compare.rows, (id: EditionId) => string>> = {
    players: (id) => range(id, 'players'),
    pairs: (id) => range(id, 'pairs'),
    hand: (id) => range(id, 'hand'),
    left: (id) => range(id, 'left'),
    spies: (id) => range(id, 'spies'),
    spyName: (id) => say(wink.words[id].spyCards),
    cardName: (id) => say(wink.words[id].cards),
    starts: (id) => say('{starts}', winkFacts(id, language)),
    naming: (id) => say(editionOf(id).mustDesignate ? compare.naming.must : compare.naming.may),
    wrongCard: (id) => say(editionOf(id).turnsDown ? compare.wrongCard.turned : compare.wrongCard.gone),
    wrongTwin: (id) => say(compare.wrongTwin[twinAfterMistake(id)]),
    caughtSpy: (id) => say(editionOf(id).laysSpies ? compare.caughtSpy.laid : compare.caughtSpy.gone),
    missedSpy: (id) =>
      say(editionOf(id).bansAfterFalse(4) ? compare.missedSpy.banned : compare.missedSpy.again),
    tie: (id) => say(editionOf(id).laysSpies ? compare.tie.mostLaid : compare.tie.fewestSpies),
    signals: (id) => say(editionOf(id).severalSignals ? compare.signals.several : compare.signals.one),
  };
  const names = Object.keys(compare.rows) as (keyof typeof cells)[];
  return names.map((name) => ({ name: say(compare.rows[name]), cells: EDITIONS.map(cells[name]) }));
}

/** E-12: where cards stay undealt, nobody may have the twin. */
function twinAfterMistake(id: EditionId): 'kept' | 'laid' | 'laidIfAny' {
  if (!editionOf(id).turnsDown) return 'kept';
  return seatingsOf(id).some(({ left }) => left > 0) ? 'laidIfAny' : 'laid';
}
