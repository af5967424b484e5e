import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { WakeTimer } from '../src/wake-timer.ts';
import { HandClock } from './support/hand-clock.ts';
import { Evening } from './support/wink-family/evening.ts';

describe('a seat without a connection', () => {
  test('is shown as away after 4 seconds, and given to a bot after 30 at the earliest', async () => {
    const { room, seats, clock, ...evening } = await begun();
    room.leave(seats[1]!);
    await clock.pass(4_600);
    assert.ok(room.table.lobby().seats[1]!.away);
    for (const seat of [0, 2, 3]) evening.asks(seat, { ask: 'vote', on: 'replace/1', yes: true });
    await clock.pass(20_000);
    assert.equal(room.table.lobby().seats[1]!.kind, 'human');
    await clock.pass(6_000);
    assert.equal(room.table.lobby().seats[1]!.kind, 'bot');
  });

  test('that is back in between keeps its seat', async () => {
    const { room, seats, clock, ...evening } = await begun();
    room.leave(seats[1]!);
    await clock.pass(4_600);
    for (const seat of [0, 2, 3]) evening.asks(seat, { ask: 'vote', on: 'replace/1', yes: true });
    room.enter(seats[1]!, undefined);
    await clock.pass(120_000);
    const [, ben] = room.table.lobby().seats;
    assert.deepEqual([ben!.kind, ben!.away], ['human', false]);
  });

  test('of the host: after two minutes somebody else is the host', async () => {
    const { room, seats, clock } = await begun();
    room.leave(seats[0]!);
    await clock.pass(119_000);
    assert.equal(room.table.lobby().host, 0);
    await clock.pass(2_000);
    assert.equal(room.table.lobby().host, 1);
  });
});

describe('a server that stood still', () => {
  test('takes what was sent in time before it lets the time run out', async () => {
    const evening = await Evening.begin({ rules: { mostForTurn: 5_000 } });
    await evening.clock.pass(4_000);
    evening.clock.standStill(3_000);
    evening.calls(1);
    await evening.clock.pass(0);
    const called = evening.watcher.messages.filter(({ m }) => m === 'event');
    assert.equal((called[0] as { standIn?: boolean }).standIn ?? false, false);
    assert.equal(evening.view(0).turn, 1);
    assert.deepEqual(evening.failures, []);
  });

  test('lets it run out where nothing was sent', async () => {
    const evening = await Evening.begin({ rules: { mostForTurn: 5_000 } });
    await evening.clock.pass(4_000);
    evening.clock.standStill(3_000);
    await evening.clock.pass(0);
    const called = evening.watcher.messages.filter(({ m }) => m === 'event');
    assert.equal((called[0] as { standIn?: boolean }).standIn, true);
  });

  test('wakes whoever is overdue after what has come in, and everybody else in time', async () => {
    const clock = new HandClock();
    const order: string[] = [];
    const timer = new WakeTimer(clock, () => order.push('woken'));
    timer.set(clock.now() + 1_000);
    clock.standStill(3_000);
    // What has come in is read in the turn in which the timer is called.
    clock.after(0, () => order.push('read'));
    await clock.pass(0);
    assert.deepEqual(order, ['read', 'woken']);
    timer.set(clock.now() + 10);
    await clock.pass(10);
    assert.deepEqual(order, ['read', 'woken', 'woken']);
  });
});

/** Nobody has to hurry, and nobody plays for those who are away. */
async function begun() {
  const evening = await Evening.begin({ rules: { mostForTurn: null } });
  const asks: Evening['asks'] = (seat, ask) => evening.asks(seat, ask);
  return { room: evening.room, seats: evening.seats, clock: evening.clock, asks };
}
