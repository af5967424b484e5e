import assert from 'node:assert/strict';
import { globSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { before, describe, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { Pages } from './support/pages.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const LANGUAGES = ['fr', 'en', 'de'];
const HOME = ['index.html'];
/** From the first screen through the lobby to the game. */
const TABLE = [...HOME, 'table/table-page.tsx', 'lobby/room.tsx'];
/** Each game's folder, with what is fetched when it is played. */
const GAMES = globSync('src/games/*/part.ts', { cwd: root }).map((part) => {
  const folder = basename(dirname(part));
  const tables = globSync(`src/games/${folder}/table/*-table.tsx`, { cwd: root });
  const texts = (language: string) => `games/${folder}/texts/${language}/table.ts`;
  return { folder, modules: (language: string) => [...tables, texts(language)] };
});

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

    const table = [...TABLE, words, `i18n/${language}/at-table.ts`];
    for (const { folder, modules: own } of GAMES) {
      test(`a table of ${folder}, lobby and all, is at most 221 kB of script`, () => {
        const modules = [...table, ...own(language)];
        assert.ok(pages.script(modules) <= 221_000, `${pages.script(modules)}`);
      });

      test(`with its styles, its art and every letter ${folder} is under 360 kB`, () => {
        const modules = [...table, ...own(language)];
        const all = pages.script(modules) + pages.styles(modules) + pages.fonts();
        assert.ok(all < 360_000, `${all}`);
      });
    }
  });
}

for (const { folder, modules } of GAMES) {
  test(`whoever plays ${folder}, or watches it again, fetches after the first page nothing of another game`, () => {
    const others = GAMES.map((game) => game.folder).filter((other) => other !== folder);
    const pieces = pages.pieces(`/games/${folder}/`);
    for (const table of modules('fr')) assert.ok(pieces.some((piece) => piece.endsWith(table)));
    const first = new Set(pages.modules(HOME));
    const fetched = pages.modules([...TABLE, ...pieces]).filter((module) => !first.has(module));
    assert.deepEqual(
      fetched.filter((module) => others.some((other) => module.includes(`/web/src/games/${other}/`))),
      [],
    );
  });
}

test('the first page asks for three files of script and style: thirty phones at once are soon served', () => {
  assert.ok(pages.firstFiles() > 0 && pages.firstFiles() <= 3, `${pages.firstFiles()}`);
});

/** Sources of cameras, living faces and voices. */
const isOfCameras = (source: string): boolean =>
  /\/web\/src\/(?:shell|ui|features|games\/[^/]+\/table)\/(?:chat\/voices|camera|cameras|eye|live|living|voices)\//.test(
    source,
  );

const stylesOfCameras = globSync('src/**/*.module.css', { cwd: root })
  .map((file) => join(root, file))
  .filter(isOfCameras);

for (const { folder, modules } of GAMES) {
  test(`who turns on no camera and no microphone fetches at most 2 kB for them, on the way to a table of ${folder}`, (context) => {
    const all = [...TABLE, 'i18n/fr/index.ts', 'i18n/fr/at-table.ts', ...modules('fr')];
    const shareOf = (asked: readonly string[]): number =>
      pages.share(asked, isOfCameras) + pages.shareOfStyles(asked, stylesOfCameras);
    const [first, table] = [shareOf(HOME), shareOf(all)];
    context.diagnostic(`first screen ${kB(first)}, table of ${folder} ${kB(table)}`);
    assert.ok(pages.modules(all).some(isOfCameras), 'what asks for them later is there');
    assert.ok(table <= 2_000, `${table}`);
  });
}

/** Of one game more: what its table adds to the lobby, and all that it has, in script and in three languages. */
const SHARE = { table: 40_000, all: 185_000 } as const;

for (const { folder, modules } of GAMES) {
  test(`${folder} adds to others no more than its own share`, (context) => {
    const words = ['i18n/fr/index.ts', 'i18n/fr/at-table.ts'];
    const without = [...TABLE, ...words];
    const table = pages.script([...without, ...modules('fr')]) - pages.script(without);
    const all = pages.script([...without, ...pages.pieces(`/games/${folder}/`)]) - pages.script(without);
    context.diagnostic(`${folder}: its table ${kB(table)} of script, with all that it has ${kB(all)}`);
    assert.ok(table <= SHARE.table, `its table: ${table}`);
    assert.ok(all <= SHARE.all, `all that it has: ${all}`);
  });
}

const kB = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

describe('what is fetched to play without a network', () => {
  // Each game's rules and bots come in pieces of their own, which pack less well than one file.
  test('tables, rules and bots are at most 41.5 kB of script for each family of games', () => {
    assert.ok(pages.worker() > 0 && pages.worker() <= 41_500 * GAMES.length, `${pages.worker()}`);
  });

  test('the whole app, in three languages, with its lessons, replays, cameras and voices, is at most 586 kB and 190 kB for each', () => {
    assert.ok(pages.kept() <= 586_000 + 190_000 * GAMES.length, `${pages.kept()}`);
  });
});
