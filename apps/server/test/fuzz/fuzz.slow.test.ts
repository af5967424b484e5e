import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { eventually } from '../../../../tools/eventually.ts';
import { Attack } from './attack.ts';
import { GamesInPlay } from './in-play.ts';
import { LeakCheck } from './leaks.ts';
import { SlowOnes } from './slow-ones.ts';
import { OPEN_DOORS, Target } from './target.ts';

const SEED = process.env['FUZZ_SEED'] ?? '1';
const FRAMES = Number(process.env['FUZZ_FRAMES'] ?? 20_000);
const REQUESTS = Math.ceil(FRAMES / 50);
/** What may be left in the heap after the attack: code that was compiled, and what the games in play have grown by. */
const HEAP_MARGIN = 12 * 2 ** 20;
/** The allocator keeps pages for the next time; a leak would show in the heap. */
const RESIDENT_MARGIN = 160 * 2 ** 20;

describe(`${FRAMES} hostile frames, seed ${SEED}`, () => {
  const leaks = new LeakCheck();
  let target: Target;
  let games: GamesInPlay;
  let attack: Attack;
  let slow: SlowOnes;
  let before_: { heap: number; resident: number };

  before(async () => {
    target = await Target.start({ ...OPEN_DOORS, SLEEP_AFTER: '1' });
    games = new GamesInPlay(target, leaks);
    await games.begin();
    // Once around, so that what is only ever loaded or compiled once is there already.
    const rehearsal = { seed: 'rehearsal', frames: 4_000, requests: 100, codes: games.codes };
    await new Attack(target, rehearsal, leaks).run();
    await quiet();
    before_ = await target.inside();
    slow = await SlowOnes.begin(target, games.codes[0]!);
    attack = new Attack(
      target,
      { seed: SEED, frames: FRAMES, requests: REQUESTS, codes: games.codes },
      leaks,
    );
    await attack.run();
    await slow.over();
    await quiet();
  });

  after(async () => void (await target.stop()));

  /** Tables of attackers are asleep, and their sockets gone. */
  async function quiet(): Promise<void> {
    // The server counts its tables once a second: what it says now may be from before.
    await wait(1_500);
    const areAsleep = async () => (await target.metric('oeillade_tables')) <= games.codes.length;
    await eventually('the tables of the attackers to go to sleep', areAsleep);
  }

  test('all of them were sent, and the server lives', async () => {
    assert.ok(attack.framesSent >= FRAMES);
    assert.ok(attack.requestsSent >= REQUESTS);
    assert.ok(target.isAlive, target.log.slice(-2_000));
    assert.equal((await fetch(`${target.url}/healthz`)).status, 200);
    assert.ok((await target.metric('oeillade_frames_in_total')) > FRAMES / 2);
    assert.doesNotMatch(target.log, /"level":(?:50|60)/, 'nothing went wrong inside');
    assert.doesNotMatch(target.log, /table given up/);
  });

  test('nobody was told what is not theirs', () => {
    assert.deepEqual(leaks.found, []);
    assert.ok(leaks.answers > FRAMES / 10);
  });

  test('those who only pretend to send, or to read, were cut off', () => {
    assert.deepEqual(slow.leftOpen, []);
  });

  test('the memory is back to where it was', async () => {
    const now = await target.inside();
    const mebibytes = (bytes: number): string => `${(bytes / 2 ** 20).toFixed(1)} MiB`;
    const story = `heap ${mebibytes(before_.heap)} -> ${mebibytes(now.heap)}, resident ${mebibytes(before_.resident)} -> ${mebibytes(now.resident)}`;
    assert.ok(now.heap < before_.heap + HEAP_MARGIN, story);
    assert.ok(now.resident < before_.resident + RESIDENT_MARGIN, story);
  });

  test('the games went on, and their records are in order', async () => {
    await games.end();
    assert.ok(games.finished >= games.codes.length, `${games.finished} games ended`);
  });

  test('afterwards no socket is left, and the server stops in order', async () => {
    await eventually(
      'the last socket to be gone',
      async () => (await target.metric('oeillade_sockets')) === 0,
    );
    assert.equal(await target.stop(), 0);
  });
});
