import type { Language } from '../../../shell/i18n/index.ts';
import type { Differences } from '../../contract/rules/page.ts';
import { typeset } from '../../contract/rules/typeset.ts';
import { editionIds, editionOf } from '../edition.ts';
import { cardWords } from './card-words.ts';
import { type SetupFacts, setupFactsOf, twinAfterMistake, winkFacts } from './facts.ts';
import type { RulesTexts } from './texts/load.ts';

/** English has no comma before the last of a list. */
const LISTING = { en: 'en-GB', fr: 'fr', de: 'de' } as const;

/** What differs between the editions: E-1 to E-19, from the editions themselves. */
export function compareEditions(language: Language, compare: RulesTexts['compare']): Differences {
  const say = (text: string, facts = {}) => typeset(text, facts, language);
  const range = (id: string, of: keyof SetupFacts) => {
    const numbers = setupFactsOf(id).map((facts) => facts[of]);
    const [from, to] = [Math.min(...numbers), Math.max(...numbers)];
    if (to === 0) return say(compare.none);
    return from === to ? String(from) : say(compare.range, { from: String(from), to: String(to) });
  };
  const cells: Readonly<Record<keyof typeof compare.rows, (id: string) => string>> = {
    players: (id) => range(id, 'players'),
    pairs: (id) => range(id, 'pairs'),
    hand: (id) => range(id, 'hand'),
    left: (id) => range(id, 'left'),
    spies: (id) => range(id, 'spies'),
    spyName: (id) => say(cardWords(id, language).spyCards),
    cardName: (id) => say(cardWords(id, language).cards),
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
  const titles = editionIds.map((id) => editionOf(id).words.name[language]);
  return {
    title: say(compare.title),
    hint: say(compare.hint, { names: new Intl.ListFormat(LISTING[language]).format(titles) }),
    ids: editionIds,
    rows: names.map((name) => ({ name: say(compare.rows[name]), cells: editionIds.map(cells[name]) })),
  };
}
