import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { games } from '../all-games.ts';
import { goldens } from './playthroughs.ts';

/** Looks come from a table, and hardly any random game of WINK comes to a pass. */
const NEVER = ['zwinkern looked', 'wink-agents looked', 'wink looked', 'wink passed'];

for (const { file, make } of goldens) {
  const name = file.pathname.split('/').at(-1);
  test(`the game still goes as it is written in ${name}`, () => {
    const kept = readFileSync(file, 'utf8').split('\n');
    const made = make().split('\n');
    // Line by line: a difference of one line in thousands is then easy to see.
    made.forEach((line, index) => {
      assert.equal(line, kept[index], `${name}, line ${index + 1}; npm run playthroughs writes it anew`);
    });
    assert.equal(kept.length, made.length, `${name} goes on after the end of the game`);
  });
}

test('every game has a playthrough, and its playthroughs show every kind of event', () => {
  for (const [id, game] of games) {
    const texts = goldens.filter((golden) => golden.id === id).map(({ file }) => readFileSync(file, 'utf8'));
    const kinds = Object.keys(game.lines).filter((kind) => !NEVER.includes(`${id} ${kind}`));
    for (const kind of kinds) {
      assert.ok(
        texts.some((text) => text.includes(`  happened ${kind} `)),
        `${id}: no playthrough shows "${kind}"`,
      );
    }
  }
});
