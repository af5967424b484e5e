import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { Pages } from './support/pages.ts';

const LANGUAGES = ['fr', 'en', 'de'];
const HOME = ['index.html'];
/** From the first screen through the lobby to the game. */
const TABLE = [...HOME, 'table/table-page.tsx', 'lobby/room.tsx'];
const GAMES = {
  wink: { module: 'games/wink-family/table/wink-table.tsx', texts: ['at-table'] },
  spywhere: { module: 'games/spywhere/table/spywhere-table.tsx', texts: ['at-table', 'spywhere'] },
};

let pages: Pages;
before(async () => {
  pages = await Pages.build();
});

for (const language of LANGUAGES) {
  const words = `i18n/${language}/index.ts`;
  describe(`what is fetched, ${language}`, () => {
    test('the first screen is at most 120 kB of script', () => {
      assert.ok(pages.script([...HOME, words]) <= 120_000, `${pages.script([...HOME, words])}`);
    });

    for (const [game, { module, texts }] of Object.entries(GAMES)) {
      const said = texts.map((part) => `i18n/${language}/${part}.ts`);

      test(`a table of ${game}, lobby and all, is at most 200 kB of script`, () => {
        const modules = [...TABLE, words, ...said, module];
        assert.ok(pages.script(modules) <= 200_000, `${pages.script(modules)}`);
      });

      test(`with its styles, its art and every letter ${game} is under 350 kB`, () => {
        const modules = [...TABLE, words, ...said, module];
        const all = pages.script(modules) + pages.styles(modules) + pages.fonts();
        assert.ok(all < 350_000, `${all}`);
      });
    }
  });
}

test('the first page asks for three files of script and style: thirty phones at once are soon served', () => {
  assert.ok(pages.firstFiles() > 0 && pages.firstFiles() <= 3, `${pages.firstFiles()}`);
});

describe('what is fetched to play without a network', () => {
  test('tables, rules and bots of all four games are at most 52 kB of script', () => {
    assert.ok(pages.worker() > 0 && pages.worker() <= 52_000, `${pages.worker()}`);
  });

  test('the whole app, in three languages, with its lessons and replays, is at most 700 kB', () => {
    assert.ok(pages.kept() <= 700_000, `${pages.kept()}`);
  });
});
