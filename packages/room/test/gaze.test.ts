import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { findGame } from '@oeillade/catalogue/testkit';
import { readEvent, Table } from '@oeillade/table';
import { Memory } from './support/memory.ts';
import { Visitor } from './support/visitor.ts';
import { Evening } from './support/wink-family/evening.ts';

describe('what eyes see', () => {
  test('is told every 50 ms, as it is at that moment, to those who look (D-3)', async () => {
    const evening = await Evening.begin();
    const { clock, seats } = evening;
    evening.looks(0, 1);
    await clock.pass(200);
    evening.hush();
    evening.looks(1, 2);
    evening.looks(1, null);
    evening.looks(1, 0);
    await clock.pass(50);
    assert.deepEqual(seats[0]!.sights, ['1>0 felt 0'], 'only where they rest now');
    assert.deepEqual(seats[2]!.sights, [], 'this seat looks at the table');
  });

  test('is told once, and again only when it is something else', async () => {
    const evening = await Evening.begin();
    const { clock, seats } = evening;
    evening.looks(0, 1);
    await clock.pass(10_000);
    assert.deepEqual(seats[0]!.sights, ['1>board felt 0']);
    assert.deepEqual(seats[1]!.sights, ['felt 1']);
  });

  test('does not wait for the disk, and nobody is told what was seen before they turned', async () => {
    const memory = new Memory();
    const evening = await Evening.begin({ memory });
    const { clock, seats } = evening;
    evening.looks(0, 1);
    await clock.pass(200);
    evening.hush();
    memory.stall();
    evening.looks(1, 2);
    evening.looks(0, 2);
    await clock.pass(2_000);
    evening.looks(0, 1);
    await clock.pass(99);
    assert.deepEqual(seats[0]!.sights, ['felt 0', '2>board felt 0', 'felt 0'], 'still turning back');
    await clock.pass(51);
    assert.deepEqual(seats[0]!.sights.slice(3), ['1>2 felt 0']);
  });

  test('follows on the tick after it changes, and never later: how many eyes one feels (D-10)', async () => {
    const evening = await Evening.begin();
    const { clock, seats } = evening;
    evening.looks(1, 0);
    evening.looks(2, 0);
    await clock.pass(150);
    assert.deepEqual(seats[0]!.sights, ['felt 2']);
    evening.hush();
    evening.looks(1, null);
    await clock.pass(50);
    assert.deepEqual(seats[0]!.sights, ['felt 1']);
    assert.deepEqual(seats[3]!.told, [], 'nobody else is told anything');
  });

  test('is told anew to whoever comes back, and in the next game', async () => {
    const evening = await Evening.begin();
    const { clock, room, seats } = evening;
    evening.looks(0, 1);
    await clock.pass(200);
    const back = new Visitor(0, clock);
    room.enter(back, { epoch: 'first', n: 1 });
    await clock.pass(50);
    assert.deepEqual(back.sights, ['1>board felt 0']);
    for (const seat of seats.keys()) evening.asks(seat, { ask: 'vote', on: 'end', yes: true });
    evening.asks(0, { ask: 'rematch' });
    for (const seat of seats.keys()) evening.asks(seat, { ask: 'ready', ready: true });
    await clock.pass(100);
    evening.hush();
    const host = seats.findIndex(({ seat }) => seat === room.table.seating.host);
    evening.asks(host, { ask: 'start' });
    await clock.pass(100);
    for (const { sights } of seats) assert.deepEqual(sights, ['felt 0']);
  });

  test('is not told by a process that stood still, until what was sent meanwhile is in: it counts as of before', async () => {
    const evening = await Evening.begin();
    const { clock, room, seats } = evening;
    evening.calls(1);
    evening.looks(0, 1);
    evening.looks(1, 0);
    await clock.pass(200);
    evening.winks(1, 0);
    evening.looks(2, 1);
    evening.hush();
    clock.standStill(5_000);
    room.tick(clock.now());
    assert.deepEqual(seats[2]!.sights, [], 'what seat 1 did while the wink lasted may still be on its way');
    evening.looks(1, 3);
    await clock.pass(100);
    assert.deepEqual(seats[2]!.sights, ['1>3 felt 0']);
  });

  test('stays true: a look that comes in after a late tick does not count as of before it', async () => {
    const evening = await Evening.begin();
    const { clock, room, seats } = evening;
    evening.calls(1);
    const lookedAt = clock.now();
    evening.looks(0, 1);
    evening.looks(1, 0);
    await clock.pass(200);
    evening.winks(1, 0);
    // The wink should have ended 60 ms ago.
    clock.standStill(room.table.wakeAt() + 60 - clock.now());
    const tickedAt = clock.now();
    room.tick(tickedAt);
    clock.standStill(60);
    evening.looks(1, 3);
    for (const seat of seats.keys()) evening.asks(seat, { ask: 'vote', on: 'end', yes: true });
    await clock.pass(100);
    const looks = (room.table.record() ?? '').split('\n').filter((line) => line.includes('"looked"'));
    const first = JSON.parse(looks[0]!) as { t: number };
    const last = JSON.parse(looks.at(-1)!) as { t: number; seat: number; at: number };
    assert.deepEqual([last.seat, last.at], [1, 3]);
    assert.ok(last.t - first.t >= tickedAt - lookedAt, `${last.t - first.t} < ${tickedAt - lookedAt}`);
  });

  test('is told to nobody once the game is over', async () => {
    const evening = await Evening.begin();
    const { clock, seats } = evening;
    evening.looks(0, 1);
    for (const seat of seats.keys()) evening.asks(seat, { ask: 'vote', on: 'end', yes: true });
    await clock.pass(1_000);
    assert.deepEqual(seats[0]!.sights, []);
  });
});

describe('looks in the journal', () => {
  test('are stored in the background, once a second', async () => {
    const evening = await Evening.begin();
    const { clock, memory } = evening;
    const before = memory.events.length;
    evening.looks(0, 1);
    await clock.pass(20);
    assert.equal(memory.events.length, before);
    await clock.pass(1_000);
    assert.deepEqual(
      memory.events.slice(before).map((event) => readEvent(event).j),
      ['looked'],
    );
  });

  test('and before the signal to which they bear witness', async () => {
    const evening = await Evening.begin();
    const { clock, memory } = evening;
    evening.calls(1);
    await clock.pass(10);
    const before = memory.events.length;
    evening.looks(0, 1);
    evening.looks(1, 0);
    evening.winks(1, 0);
    await clock.pass(10);
    assert.deepEqual(
      memory.events.slice(before).map((event) => readEvent(event).j),
      ['looked', 'looked', 'answered', 'signalling'],
    );
  });

  test('and before the room is handed over', async () => {
    const evening = await Evening.begin();
    const { memory, clock, room } = evening;
    evening.looks(1, 2);
    await room.finish();
    const kept = Table.restore(memory.events.map(readEvent), clock.now(), { findGame, entropy: () => '' });
    const [{ message } = assert.fail()] = kept.catchUp(1, null, clock.now());
    assert.ok(message.m === 'snapshot' && message.looking === 2);
  });
});
