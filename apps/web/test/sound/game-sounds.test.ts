import assert from 'node:assert/strict';
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { type GameSounds, playedHere } from '../../src/ui/sound/game-sounds.ts';
import { lengthOf } from '../../src/ui/sound/instruments.ts';
import { RECIPES } from '../../src/ui/sound/recipes.ts';

const ROOT = join(import.meta.dirname, '../../../..');
const FILES = globSync(['apps/web/src/games/*/sounds.ts', 'examples/*/src/web/sounds.ts'], {
  cwd: ROOT,
}).sort();
const ALWAYS = Object.keys(RECIPES);
const LONGEST = 1.5;

describe('what each game sounds like', () => {
  for (const file of FILES) {
    test(`${file}: its own sounds are short, and none takes the name of one that all games share`, async () => {
      const { recipes, trembles } = ((await import(join(ROOT, file))) as { sounds: GameSounds }).sounds;
      for (const [cue, notes] of Object.entries(recipes)) {
        assert.ok(!ALWAYS.includes(cue), cue);
        assert.ok(notes.length > 0 && lengthOf(notes) < LONGEST, cue);
      }
      for (const cue of Object.keys(trembles)) assert.ok(cue in recipes || ALWAYS.includes(cue), cue);
    });
  }

  test('they sound while it is played, and are gone with it', () => {
    const bang = [{ wave: 'sine', from: 100, at: 0, lasts: 0.1, loud: 0.1 }] as const;
    const end = playedHere.begin({ cuesOf: () => [], recipes: { bang }, trembles: { bang: [20] } });
    assert.equal(playedHere.recipeOf('bang'), bang);
    assert.deepEqual(playedHere.trembleOf('bang'), [20]);
    assert.equal(playedHere.recipeOf('turn'), null);
    end();
    assert.equal(playedHere.recipeOf('bang'), null);
  });
});
