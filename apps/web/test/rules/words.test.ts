import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { sentencesOf } from '../../src/games/contract/rules/page.ts';
import { FIGURES as SPYWHERE_FIGURES } from '../../src/games/spywhere/rules/outline.ts';
import { loadTexts as loadSpywhere } from '../../src/games/spywhere/rules/texts/load.ts';
import { editionIds, editionOf } from '../../src/games/wink-family/edition.ts';
import { cardWords } from '../../src/games/wink-family/rules/card-words.ts';
import { setupFactsOf } from '../../src/games/wink-family/rules/facts.ts';
import { FIGURES as WINK_FIGURES } from '../../src/games/wink-family/rules/outline.ts';
import { loadTexts as loadWink } from '../../src/games/wink-family/rules/texts/load.ts';
import { gameIds, LANGUAGES, PAGES, pageOf, rulesOf } from './pages.ts';

const wordsOf = (page: ReturnType<typeof pageOf>): string[] => [
  ...sentencesOf(page).map(({ text }) => text),
  ...page.sections.flatMap(({ title, blocks }) => [
    title,
    ...blocks.flatMap((block) => (block.kind === 'figure' ? [block.figure.caption, block.figure.alt] : [])),
  ]),
];

describe('every page is said in full', () => {
  for (const { game, language, page } of PAGES) {
    test(`${game}, ${language}: no gap, nothing said twice`, () => {
      const words = wordsOf(page);
      assert.deepEqual(
        words.filter((text) => text.trim().length < 3 || /[{}]|undefined| {2}/.test(text)),
        [],
      );
      assert.deepEqual(
        words.filter((text, place) => words.indexOf(text) < place),
        [],
      );
    });
  }

  for (const game of gameIds) {
    test(`${game}: no sentence is the same in two languages`, () => {
      const told = LANGUAGES.map((language) => new Set(wordsOf(pageOf(game, language))));
      const shared = told.flatMap((words, index) =>
        told.slice(index + 1).flatMap((others) => [...words].filter((text) => others.has(text))),
      );
      assert.deepEqual(shared, []);
    });
  }

  for (const language of LANGUAGES) {
    test(`${language}: every text that was written is read on some page`, async () => {
      const texts = [await loadWink[language](), await loadSpywhere[language]()];
      const written = texts.flatMap(({ page }) => Object.keys(page.statements));
      const read = new Set(
        gameIds.flatMap((game) => sentencesOf(pageOf(game, language)).map(({ key }) => key)),
      );
      assert.deepEqual(
        written.filter((key) => !read.has(key)),
        [],
      );
    });
  }
});

describe('the words are those of the games', () => {
  for (const id of editionIds) {
    for (const language of LANGUAGES) {
      test(`E-6 E-7 ${id}, ${language}: cards have the names of their edition`, () => {
        const { spy, character } = editionOf(id).names;
        const { spyCards, cards } = cardWords(id, language);
        assert.match(spyCards.toLowerCase(), new RegExp(spy[language].toLowerCase()));
        const stem = character[language].toLowerCase().replace(/^carte /, '');
        assert.match(cards.toLowerCase(), new RegExp(stem.slice(0, 5)));
      });
    }

    test(`E-3 E-4 E-5 ${id}: the table counts every card`, () => {
      for (const { players, pairs, hand, left } of setupFactsOf(id)) {
        assert.equal(players * hand + left, pairs);
        assert.ok(left >= 0);
      }
    });
  }

  test('E-5 Zwinkern has four spies with few players and three with more', () => {
    const spies = setupFactsOf('zwinkern').map((facts) => facts.spies);
    assert.deepEqual(spies, [4, 4, 3, 3]);
    assert.ok(sentencesOf(pageOf('zwinkern', 'fr')).some(({ text }) => text.includes('3 ou 4')));
  });

  test('D-4 D-5 the times are written as each language writes numbers', () => {
    const lasting = (language: (typeof LANGUAGES)[number]) =>
      sentencesOf(pageOf('wink', language)).find(({ key }) => key === 'lasting')?.text ?? '';
    assert.match(lasting('fr'), /0,8 seconde/);
    assert.match(lasting('en'), /0\.8 seconds/);
    assert.match(lasting('de'), /0,8 Sekunden/);
  });
});

describe('what differs between the editions', () => {
  for (const language of LANGUAGES) {
    test(`${language}: a cell for each edition, and no row in which all are the same`, () => {
      const { ids, rows } = rulesOf('wink-family', language).differences!;
      assert.deepEqual(ids, editionIds);
      assert.ok(rows.every(({ cells }) => cells.length === ids.length));
      assert.deepEqual(
        rows.filter(({ cells }) => new Set(cells).size === 1).map(({ name }) => name),
        [],
      );
    });
  }
});

describe('the examples', () => {
  test('each family shows all of its drawings', () => {
    const shown = (game: string) =>
      pageOf(game, 'fr').sections.flatMap(({ blocks }) =>
        blocks.flatMap((block) => (block.kind === 'figure' ? [block.figure.name] : [])),
      );
    for (const id of editionIds) assert.deepEqual(shown(id).sort(), [...WINK_FIGURES].sort());
    assert.deepEqual(shown('spywhere').sort(), [...SPYWHERE_FIGURES].sort());
  });
});
