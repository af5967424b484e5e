import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { sentencesOf } from '../../src/games/contract/rules/page.ts';
import { gameIds, LANGUAGES, ledgerOf, PAGES, pageOf } from './pages.ts';

/**
 * Rulings on what cannot happen in that edition: no pair stays in the box, nobody is banned, everybody must name, no card is
 * turned face down.
 */
const NOT_HERE: Readonly<Record<string, readonly string[]>> = {
  zwinkern: ['E-2', 'W-47', 'W-51'],
  wink: ['E-2', 'W-14', 'W-18', 'W-47'],
};

describe('a page of rules tells its whole ledger', () => {
  for (const { game, language, page } of PAGES) {
    test(`${game}, ${language}: every clause is told, and none that the ledger does not have`, () => {
      const told = new Set(sentencesOf(page).flatMap(({ covers }) => covers));
      const { clauses } = ledgerOf(game);
      assert.ok(clauses.length > 0, 'the ledger was read');
      assert.deepEqual([...told].sort(), [...new Set(clauses)].sort());
    });
  }

  for (const game of gameIds) {
    test(`${game}: what we decided is marked, and nothing else`, () => {
      const sentences = sentencesOf(pageOf(game, 'fr'));
      const marked = new Set(
        sentences.filter(({ isHouseRuling }) => isHouseRuling).flatMap(({ covers }) => covers),
      );
      const expected = ledgerOf(game).rulings.filter((id) => !NOT_HERE[game]?.includes(id));
      assert.deepEqual([...marked].sort(), [...new Set(expected)].sort());
    });

    test(`${game}: the three languages say the same in the same places`, () => {
      const shapes = LANGUAGES.map((language) =>
        pageOf(game, language).sections.map(({ id, blocks }) => ({
          id,
          blocks: blocks.map((block) =>
            'sentences' in block ? block.sentences.map(({ text, ...rest }) => rest) : block.kind,
          ),
        })),
      );
      for (const shape of shapes) assert.deepEqual(shape, shapes[0]);
    });
  }
});
