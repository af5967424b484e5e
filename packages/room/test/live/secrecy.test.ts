import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { Visitor } from '../support/visitor.ts';
import { LivingEvening, type Step } from '../support/wink-family/living-evening.ts';
import { Account, SEATS } from './support/account.ts';
import { PLAYERS } from './support/happened.ts';
import { markOf } from './support/screen.ts';

/*
 * Whole games on the virtual clock, in which people look around, play, speak, pause, turn their cameras on and off and come
 * back on other lines. What reached each seat is compared with an account of what happened, byte by byte and millisecond by
 * millisecond.
 */

const RUNS = { numRuns: 12, endOnFailure: true };

const does = fc.constantFrom<Step['does'][]>(
  'look',
  'look',
  'look',
  'look',
  'play',
  'play',
  'speak',
  'camera',
  'come back',
  'pause',
);
const steps = fc.array(
  fc.record({ after: fc.nat(40), does, who: fc.nat(PLAYERS - 1), choice: fc.nat(1_000) }),
  { minLength: 30, maxLength: 80 },
);

async function live(plan: readonly Step[]): Promise<LivingEvening> {
  const living = await LivingEvening.begin();
  for (const step of plan) await living.take(step);
  await living.end();
  assert.ok(living.isOver);
  assert.deepEqual(living.evening.failures, []);
  return living;
}

const shown = (living: LivingEvening, seat: number): string[] =>
  living.screens[seat]!.flatMap(({ arrived }) => arrived)
    .filter(({ packet }) => packet.kind !== 'voice')
    .map((arrived) => `${arrived.at} ${markOf(arrived).of}/${markOf(arrived).which}`);

const heard = (living: LivingEvening, seat: number): string[] =>
  living.screens[seat]!.flatMap(({ arrived }) => arrived)
    .filter(({ packet }) => packet.kind === 'voice')
    .map(({ at, from }) => `${at} ${from}`);

const [ADA, BEN] = [0, 1];
const OTHERS = SEATS.filter((seat) => seat !== BEN);
/** After each step, whether Ben looks at Ada or at the board. */
const glances = fc.array(fc.boolean(), { minLength: 80, maxLength: 80 });

/** A game in which Ben looks at nothing, or at Ada now and then; all else is the same. */
async function besideBen(
  plan: readonly Step[],
  looks: readonly boolean[] | null,
  { felt = true } = {},
): Promise<LivingEvening> {
  const living = await LivingEvening.begin({ felt });
  for (const [index, step] of plan.entries()) {
    if (!(step.does === 'look' && step.who % PLAYERS === BEN)) await living.take(step);
    if (looks && !living.isOver) living.look(BEN, looks[index] ? ADA : BEN);
  }
  await living.end();
  return living;
}

describe('in whole games', () => {
  test('every picture that reaches a seat is of the face that it sees, and every one of that face reaches it', async () => {
    let pictures = 0;
    await fc.assert(
      fc.asyncProperty(steps, async (plan) => {
        const living = await live(plan);
        const { account, began, evening } = living;
        const expected = new Account(account, began, evening.clock.now());
        for (const seat of SEATS) {
          assert.deepEqual(shown(living, seat), expected.picturesFor(seat), `seat ${seat}`);
          assert.deepEqual(heard(living, seat), expected.voicesFor(seat), `seat ${seat}`);
          pictures += expected.picturesFor(seat).length;
        }
      }),
      RUNS,
    );
    assert.ok(pictures > 100 * RUNS.numRuns, `${pictures} pictures`);
  });

  test('all that a seat receives of faces and voices is the same, byte for byte and beat for beat, whether somebody looks at it or not', async () => {
    await fc.assert(
      fc.asyncProperty(steps, glances, async (plan, looks) => {
        const received: string[][] = [];
        let seen = 0;
        for (const isLooking of [false, true]) {
          const living = await besideBen(plan, isLooking ? looks : null);
          received.push(OTHERS.flatMap((seat) => living.screens[seat]!.flatMap(({ told }) => told)));
          if (isLooking) seen = shown(living, BEN).length;
        }
        assert.deepEqual(received[0], received[1]);
        fc.pre(seen > 0);
      }),
      RUNS,
    );
  });

  test('and so is all that it is told of the game, where eyes are not felt and it does not look back', async () => {
    await fc.assert(
      fc.asyncProperty(steps, glances, async (plan, looks) => {
        const away = plan.filter(({ does, choice }) => does !== 'look' || choice % PLAYERS !== BEN);
        const told: string[][] = [];
        for (const isLooking of [false, true]) {
          const { evening } = await besideBen(away, isLooking ? looks : null, { felt: false });
          const others = [...OTHERS.map((seat) => evening.seats[seat]!), evening.watcher];
          // When the game is over everybody may read its record, which has all looks.
          told.push(others.flatMap((one) => one.told.filter((text) => !text.includes('"m":"record"'))));
        }
        assert.ok(told[0]!.length > plan.length);
        assert.deepEqual(told[0], told[1]);
      }),
      RUNS,
    );
  });

  test('nobody who watches receives a byte of a face or of a voice', async () => {
    const living = await LivingEvening.begin();
    const watcher = new Visitor(null, living.evening.clock);
    living.evening.room.enter(watcher, undefined);
    for (let step = 0; step < 60; step++)
      await living.take({ after: 10, does: step % 3 ? 'look' : 'speak', who: step, choice: step * 7 + 1 });
    await living.end();
    assert.ok(shown(living, 0).length > 0);
    for (const text of watcher.told) assert.equal(typeof text, 'string');
    assert.deepEqual(
      watcher.frames.filter(({ m }) => m === 'live' || m === 'cameras'),
      [],
    );
  });
});
