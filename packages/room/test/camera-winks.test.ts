import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { Random, seedFrom } from '@oeillade/kernel';
import { SlowMemory } from './support/slow-memory.ts';
import { Visitor } from './support/visitor.ts';
import { Evening } from './support/wink-family/evening.ts';

/*
 * The same evening twice at a table of living faces, with a disk that takes its time; in the second one seat 3 winks with its own
 * eyes, and its camera says so. Everybody else is told the same bytes at the same milliseconds, those who look at it included,
 * whatever they try meanwhile.
 */

const WINKER = 3;
const CALLER = 0;
const OBSERVERS = [1, 2, 4];

async function observed(seed: string, winks: boolean): Promise<string[][]> {
  let evening: Evening | null = null;
  const memory = new SlowMemory(() => evening?.clock ?? null);
  const options = { channel: 'living' };
  evening = await Evening.begin({ players: 5, memory, options, rules: { watching: 'looking' } });
  const { clock, room, seats, watcher } = evening;
  const random = new Random(seedFrom(seed), 'evening');
  evening.calls(WINKER);
  evening.looks(CALLER, WINKER);
  evening.looks(WINKER, CALLER);
  await clock.pass(500);
  evening.hush();
  const visitors: Visitor[] = [];
  for (let step = 0; step < 60; step++) {
    // At another millisecond than whatever the others do: within one the order of things is chance.
    await clock.pass(1 + random.below(60));
    if (winks) evening.asks(WINKER, { ask: 'winked', signal: 'wink', ago: step });
    await clock.pass(1);
    const observer = random.pick([...OBSERVERS, CALLER]);
    switch (random.below(5)) {
      case 0:
        evening.asks(observer, { ask: 'start' });
        break;
      case 1:
        evening.asks(observer, { ask: 'say', phrase: 'hello' });
        break;
      case 2:
        evening.looks(observer, random.pick([null, WINKER]));
        break;
      case 3: {
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
  assert.equal(
    memory.events.some((event) => event.includes('"winked"')),
    winks,
  );
  const others = [CALLER, ...OBSERVERS].map((seat) => seats[seat]!);
  return [...others, watcher, ...visitors].map(({ told }) => told);
}

describe('D-42 D-44 a wink that a camera saw', () => {
  test('changes neither a byte nor a millisecond for anybody else', async () => {
    for (const seed of ['one', 'two', 'three', 'four']) {
      const still = await observed(seed, false);
      assert.deepEqual(await observed(seed, true), still, seed);
      assert.ok(still.flat().length > 60);
    }
  });

  test('is stored with the looks of its second, and costs no commit of its own', async () => {
    const evening = await Evening.begin({ options: { channel: 'living' } });
    const { clock, memory } = evening;
    await clock.pass(2_000);
    const before = memory.events.length;
    evening.looks(1, 0);
    evening.asks(1, { ask: 'winked', signal: 'wink' });
    assert.equal(memory.events.length, before);
    await clock.pass(1_500);
    assert.ok(memory.events.slice(before).some((event) => event.includes('"winked"')));
    assert.deepEqual(evening.failures, []);
  });
});
