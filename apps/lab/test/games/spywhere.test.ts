import assert from 'node:assert/strict';
import { test } from 'node:test';
import { arrangementFrom } from '../../src/cli/options.ts';
import { lineupOf } from '../../src/simulation/lineup.ts';
import { recordsOf } from '../../src/simulation/play-game.ts';
import { job, kindsIn, levelsOnly, recordOf, standingsOf } from '../support.ts';
import { hidesHandsOfOthers } from './swapped-hands.ts';

test('spywhere: random players exchange, eliminate, attempt and attempt last', async () => {
  const arrangement = arrangementFrom('spywhere', 4, [{ key: 'noTriples', value: 'true' }]);
  const kinds = kindsIn(
    await recordsOf(levelsOnly, job('spywhere', 4, 60, arrangement), { first: 0, games: 60 }),
  );
  const all = ['dealt', 'drew', 'exchanged', 'eliminated', 'filled', 'returned', 'attempted', 'turn-ended'];
  for (const kind of [...all, 'closed', 'attempted-last', 'ended']) assert.ok(kinds.has(kind), kind);
});

test('spywhere: whoever sees with the eyes of a seat does not see the hands of others', async () => {
  hidesHandsOfOthers(await recordOf('spywhere', 6));
});

test('spywhere: what is counted fits together', async () => {
  const standings = await standingsOf(
    job('spywhere', 3, 6, { lineup: lineupOf(['regular', 'random'], 3), rotates: true }),
  );
  const did = (deed: string) => standings.did(deed);
  assert.ok(did('right guesses') <= did('guesses') && did('guesses') > 0);
  assert.equal(did('exchanges'), standings.turns.mean * standings.games);
  assert.ok(did('closed') <= standings.games && did('own cards') > 0);
});
