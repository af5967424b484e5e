import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { Random, seedFrom } from '@oeillade/kernel';
import { REACTION_LASTS, REACTIONS } from '@oeillade/protocol';
import { REACTION_EVERY } from '@oeillade/table';
import { SlowMemory } from './support/slow-memory.ts';
import { Visitor } from './support/visitor.ts';
import { Evening } from './support/wink-family/evening.ts';

/*
 * The same evening twice on the virtual clock, with a disk that takes its time; in the second one seat 3 looks around and
 * winks. Whoever does not look at that seat is told the same bytes at the same milliseconds, whatever they try: ask for what
 * is refused and for what is done, come back again and again, look around, react.
 */

const SECRETIVE = 3;
const CALLER = 0;
const OBSERVERS = [1, 2];
interface Secrets {
  readonly winks: boolean;
  readonly looks: boolean;
}

/** All that the observers and the watchers are told, with its time. */
async function observed(game: string, seed: string, { winks, looks }: Secrets): Promise<string[][]> {
  let evening: Evening | null = null;
  const memory = new SlowMemory(() => evening?.clock ?? null);
  evening = await Evening.begin({ game, players: 5, memory, rules: { lasting: 300 } });
  const { clock, room, seats, watcher } = evening;
  const random = new Random(seedFrom(seed), 'evening');
  const secret = new Random(seedFrom(seed), 'secret');
  evening.calls(SECRETIVE);
  evening.looks(CALLER, SECRETIVE);
  await clock.pass(500);
  evening.hush();
  const visitors: Visitor[] = [];
  for (let step = 0; step < 60; step++) {
    // At another millisecond than whatever the observers do: within one the order of things is chance.
    await clock.pass(1 + random.below(60));
    if (looks) evening.looks(SECRETIVE, secret.happens(0.5) ? CALLER : null);
    if (winks) {
      evening.looks(SECRETIVE, CALLER);
      evening.winks(SECRETIVE, CALLER);
    }
    await clock.pass(1);
    const observer = random.pick(OBSERVERS);
    switch (random.below(6)) {
      case 0:
        evening.asks(observer, { ask: 'start' });
        break;
      case 1:
        evening.asks(observer, { ask: 'say', phrase: 'hello' });
        break;
      case 2:
        evening.looks(observer, random.pick([null, CALLER, 4]));
        break;
      case 3:
        evening.asks(observer, { ask: 'react', reaction: 'laugh' });
        break;
      case 4: {
        const visitor = new Visitor(random.pick([null, observer]), clock);
        visitors.push(visitor);
        room.enter(visitor, undefined);
        break;
      }
      default:
        void room.settledInPublic().then(() => watcher.told.push(`${clock.now()} settled`));
    }
  }
  await clock.pass(2_000);
  assert.ok(!winks || memory.events.some((event) => event.includes('"signalled"')));
  const guests = [...OBSERVERS, 4].map((seat) => seats[seat]!);
  return [...guests, watcher, ...visitors].map(({ told }) => told);
}

describe('whoever does not look at a seat is told the same bytes at the same times', () => {
  for (const game of ['zwinkern', 'wink-agents', 'wink']) {
    for (const secrets of [
      { winks: true, looks: false },
      { winks: false, looks: true },
      { winks: true, looks: true },
    ]) {
      test(`${game}: ${JSON.stringify(secrets)}`, async () => {
        for (const seed of ['one', 'two', 'three']) {
          const still = await observed(game, seed, { winks: false, looks: false });
          assert.deepEqual(await observed(game, seed, secrets), still, seed);
          assert.ok(still.flat().length > 60);
        }
      });
    }
  }
});

/** Seat 3 reacts, and then may wink and look around while the reaction is seen. */
async function observedAround(seed: string, { winks, looks }: Secrets): Promise<string[][]> {
  let evening: Evening | null = null;
  const memory = new SlowMemory(() => evening?.clock ?? null);
  evening = await Evening.begin({ players: 5, memory, rules: { lasting: 300 } });
  const { clock, seats, watcher } = evening;
  const random = new Random(seedFrom(seed), 'evening');
  evening.calls(SECRETIVE);
  evening.looks(CALLER, SECRETIVE);
  if (looks || winks) evening.looks(SECRETIVE, CALLER);
  await clock.pass(500);
  evening.hush();
  for (let round = 0; round < 10; round++) {
    evening.asks(SECRETIVE, { ask: 'react', reaction: random.pick(REACTIONS) });
    await clock.pass(1 + random.below(REACTION_LASTS));
    if (looks) evening.looks(SECRETIVE, null);
    if (winks) {
      evening.looks(SECRETIVE, CALLER);
      evening.winks(SECRETIVE, CALLER);
    }
    await clock.pass(REACTION_EVERY);
  }
  assert.ok(!winks || memory.events.filter((event) => event.includes('"signalled"')).length === 10);
  assert.equal(watcher.told.filter((text) => text.includes('"reacted"')).length, 10);
  return [...OBSERVERS.map((seat) => seats[seat]!), seats[4]!, watcher].map(({ told }) => told);
}

describe('a reaction tells nothing of its player’s eyes, though they wink while it is seen', () => {
  for (const secrets of [
    { winks: true, looks: false },
    { winks: false, looks: true },
    { winks: true, looks: true },
  ]) {
    test(JSON.stringify(secrets), async () => {
      for (const seed of ['one', 'two', 'three']) {
        const still = await observedAround(seed, { winks: false, looks: false });
        assert.deepEqual(await observedAround(seed, secrets), still, seed);
      }
    });
  }
});
