import assert from 'node:assert/strict';
import { beforeEach, describe, test } from 'node:test';
import type { BotKit } from '@oeillade/bots';
import type { Seat } from '@oeillade/kernel';
import { GazeTicker, Room } from '@oeillade/room';
import { DEFAULT_RULES, readEvent, Table } from '@oeillade/table';
import { HandClock } from './support/hand-clock.ts';
import { Memory } from './support/memory.ts';
import { tokenOf, Visitor } from './support/visitor.ts';

const TURNING = 100;
const SOURCE = { entropy: () => '7'.repeat(64), views: true };
const NAMES = ['Ada', 'Ben', 'Cleo'];

describe('a room', () => {
  let clock: HandClock;
  let memory: Memory;
  let room: Room;
  let failures: Error[];
  let ada: Visitor;
  let ben: Visitor;
  let cleo: Visitor;
  let asked = 0;

  const roomOf = (table: Table, sequence: number): Room =>
    new Room(
      { code: 'QWKYU', epoch: 'first', table, sequence, entry: { phase: 'gathering', touched: clock.now() } },
      {
        keeper: memory,
        clock,
        entropy: () => 'nobody knows',
        gaze: new GazeTicker(clock),
        failed: (_room, error) => failures.push(error),
        gone: () => {},
      },
    );
  const look = (guest: Visitor, at: Seat | null): void =>
    room.ask(guest, { ask: 'look', at, id: `${asked++}` });
  const forget = (): void => {
    for (const guest of [ada, ben, cleo]) guest.frames = [];
  };

  beforeEach(async () => {
    clock = new HandClock();
    memory = new Memory();
    failures = [];
    const rules = { ...DEFAULT_RULES, turning: TURNING };
    const { table, output } = Table.open({ game: 'zwinkern', options: {}, rules }, SOURCE);
    room = roomOf(table, 0);
    room.begin(output);
    NAMES.forEach((name, seat) => {
      assert.deepEqual(room.sit(name, tokenOf(seat), undefined), { seat });
    });
    [ada, ben, cleo] = [new Visitor(0), new Visitor(1), new Visitor(2)];
    for (const guest of [ada, ben, cleo]) {
      room.enter(guest, undefined);
      room.ask(guest, { ask: 'ready', id: `${asked++}`, ready: true });
    }
    room.ask(ada, { ask: 'start', id: `${asked++}` });
    await room.settled();
    assert.equal(table.company.phase, 'playing');
    forget();
  });

  test('nobody hears of anything before it is safe', async () => {
    const safe = memory.stall();
    room.ask(ada, { ask: 'say', id: 'hello', phrase: 'hello' });
    await clock.pass(1_000);
    assert.deepEqual([...ada.frames, ...ben.frames], []);
    safe();
    await room.settled();
    assert.equal(ben.frames[0]?.m, 'said');
  });

  test('a command does not wait with being stored for a look that is still on its way, but is told after it', async () => {
    const stored: { readonly events: readonly string[]; safe(): void }[] = [];
    memory.append = (_code, _from, events) =>
      new Promise((safe) => {
        stored.push({ events, safe });
      });
    look(ada, 1);
    while (stored.length === 0) await clock.pass(1);
    room.ask(ben, { ask: 'say', id: `${asked++}`, phrase: 'hello' });
    look(cleo, 0);
    while (stored.length < 3) await clock.pass(1);
    assert.deepEqual(
      stored.map(({ events }) => readEvent(events[0]!)!.j),
      ['looked', 'said', 'looked'],
    );
    stored[2]!.safe();
    stored[1]!.safe();
    await clock.pass(100);
    assert.deepEqual([...ada.frames, ...ben.frames, ...cleo.frames], []);
    stored[0]!.safe();
    await clock.pass(1);
    assert.deepEqual([ada.frames[0]?.m, cleo.frames[0]?.m], ['said', 'said']);
  });

  test('a game that has ended is kept with its last events, whatever is asked for at once', async () => {
    const go = memory.stall();
    for (const guest of [ada, ben, cleo])
      room.ask(guest, { ask: 'vote', id: `${asked++}`, on: 'end', yes: true });
    room.ask(ada, { ask: 'again', id: `${asked++}` });
    await clock.pass(100);
    assert.equal(memory.games.length, 0);
    go();
    await clock.pass(1);
    assert.deepEqual(
      memory.games.map(({ entry }) => entry.round),
      [1],
    );
    assert.match(memory.games[0]!.record, /"e":"ended"/);
    assert.ok(memory.events.some((event) => readEvent(event)!.j === 'again'));
  });

  test('gazes of many tables go out a few tables at a time, and all of them soon', async () => {
    const ticker = new GazeTicker(clock);
    const told: number[] = [];
    for (let number = 0; number < 300; number++) {
      ticker.release({ part: 0, tellEyes: () => {}, tellGazes: () => told.push(number) });
    }
    assert.deepEqual(told, []);
    let turns = 0;
    const others = (): void => {
      turns++;
      if (told.length < 300) clock.after(0, others);
    };
    clock.after(0, others);
    await clock.pass(0);
    assert.deepEqual(
      told,
      Array.from({ length: 300 }, (_, number) => number),
    );
    assert.ok(turns > 5 && turns < 30, `others had ${turns} turns meanwhile`);
  });

  test('gazes go out every 50 ms, the latest of each face, to those who look (D-3)', async () => {
    look(ada, 1);
    await clock.pass(TURNING + 100);
    forget();
    look(ben, 2);
    while (ada.gazes.length === 0) await clock.pass(1);
    forget();
    look(ben, null);
    look(ben, 2);
    look(ben, 0);
    await clock.pass(49);
    assert.deepEqual(ada.gazes, [], 'not yet');
    await clock.pass(1);
    assert.deepEqual(ada.gazes, [[1, 0]], 'and only where they rest now');
    assert.deepEqual(cleo.gazes, [], 'Cleo looks at the table');
  });

  test('when gazes go out does not tell that something was stored of which one is told nothing', async () => {
    look(ada, 1);
    await clock.pass(TURNING + 100);
    forget();
    look(ben, 2);
    while (ada.gazes.length === 0) await clock.pass(1);
    forget();
    look(ben, 0);
    room.ask(ben, { ask: 'start', id: `${asked++}` });
    await clock.pass(1);
    assert.equal(ben.frames[0]?.m, 'answer', 'it was stored with the look');
    assert.deepEqual(ada.frames, [], 'but Ada hears of the look on the beat');
    await clock.pass(49);
    assert.deepEqual(ada.gazes, [[1, 0]]);
  });

  test('a gaze goes before whatever else goes to the same seat', async () => {
    look(ada, 1);
    await clock.pass(TURNING + 100);
    forget();
    look(ben, 2);
    while (ada.gazes.length === 0) await clock.pass(1);
    forget();
    look(ben, 0);
    room.ask(ada, { ask: 'start', id: `${asked++}` });
    await clock.pass(1);
    assert.deepEqual(
      ada.frames.map(({ m }) => m),
      ['gaze', 'answer'],
    );
  });

  test('eyes that have turned see with the next gazes (D-3)', async () => {
    look(ben, 0);
    await clock.pass(1_001);
    forget();
    look(ada, 1);
    await clock.pass(TURNING);
    assert.deepEqual(ada.gazes, [], 'she has just turned');
    await clock.pass(50);
    assert.deepEqual(ada.gazes, [[1, 0]], 'and sees where he looks');
  });

  test('a gaze that waits is not told to somebody who has turned away meanwhile', async () => {
    look(ada, 1);
    await clock.pass(TURNING + 100);
    forget();
    look(ben, 2);
    look(ada, 2);
    await clock.pass(1_000);
    assert.ok(!ada.gazes.some(([of]) => of === 1), 'nothing of Ben, at whom Ada looks no more');
  });

  test('a look that waits for its beat is kept before the room is handed over', async () => {
    look(ben, 2);
    await room.finish();
    const kept = Table.restore(memory.events.map(readEvent), clock.now(), SOURCE);
    assert.ok(kept.isInSight(1, 2));
  });

  test('a seat is away when its last tab has been closed for a while, and not before', async () => {
    const tab = new Visitor(1);
    room.enter(tab, undefined);
    await room.settled();
    room.leave(ben);
    await clock.pass(60_000);
    assert.ok(!room.table.company.isAway(1));
    room.leave(tab);
    await clock.pass(60_000);
    assert.ok(room.table.company.isAway(1));
  });

  test('a seat has eight tabs at most: the oldest make room', async () => {
    const tabs = Array.from({ length: 9 }, () => new Visitor(1));
    for (const tab of tabs) room.enter(tab, undefined);
    await room.settled();
    assert.equal(ben.closedWith, 4008);
    assert.deepEqual(
      tabs.map(({ closedWith }) => closedWith),
      [4008, ...new Array<null>(8).fill(null)],
    );
  });

  test('who left the game and does something is back', async () => {
    room.ask(ben, { ask: 'leave', id: `${asked++}` });
    assert.ok(room.table.company.isAway(1));
    look(ben, 2);
    assert.ok(!room.table.company.isAway(1));
  });

  test('a seat that was given up hears nothing of whoever gets its number', async () => {
    for (const guest of [ada, ben, cleo])
      room.ask(guest, { ask: 'vote', id: `${asked++}`, on: 'end', yes: true });
    room.ask(ada, { ask: 'again', id: `${asked++}` });
    await room.settled();
    const { seat } = cleo;
    room.ask(cleo, { ask: 'leave', id: `${asked++}` });
    await room.settled();
    assert.equal(cleo.closedWith, 4004);
    assert.equal(ada.seat, seat, 'hers is Ada’s now');
    forget();
    room.ask(ada, { ask: 'ready', id: `${asked++}`, ready: true });
    await room.settled();
    assert.ok(ada.frames.some(({ m }) => m === 'answer'));
    assert.deepEqual(cleo.frames, []);
  });

  test('a game that was deleted is shown to nobody who comes, also after a restart', async () => {
    for (const guest of [ada, ben, cleo])
      room.ask(guest, { ask: 'vote', id: `${asked++}`, on: 'end', yes: true });
    const recordFor = async (): Promise<unknown> => {
      const watcher = new Visitor(0);
      room.enter(watcher, undefined);
      await room.settled();
      return (watcher.frames.find(({ m }) => m === 'snapshot') as { record?: unknown } | undefined)?.record;
    };
    assert.equal(typeof (await recordFor()), 'string');
    await room.forgetGame(1);
    assert.equal(await recordFor(), null);
    const events = memory.events.map(readEvent);
    room.close(4001, 'moved');
    room = roomOf(Table.restore(events, clock.now(), SOURCE), events.length);
    assert.equal(await recordFor(), null);
  });

  test('a table that breaks when somebody comes is given up, and nothing else with it', async () => {
    const broken = room.table as unknown as { catchUp: () => never };
    broken.catchUp = () => {
      throw new Error('broken');
    };
    const back = new Visitor(1);
    room.enter(back, undefined);
    assert.deepEqual(
      failures.map(({ message }) => message),
      ['broken'],
    );
    assert.equal(back.closedWith, 4001);
  });

  test('goes on from what was kept, with the same hands', async () => {
    const before = room.table.view(1);
    const events = memory.events.map(readEvent);
    room.close(4001, 'moved');
    assert.equal(ben.closedWith, 4001);
    room = roomOf(Table.restore(events, clock.now(), SOURCE), events.length);
    const back = new Visitor(1);
    room.enter(back, undefined);
    await room.settled();
    assert.deepEqual(room.table.view(1), before);
    assert.equal(back.frames[0]?.m, 'snapshot');
  });

  test('a house may seat others than the bots of a level', async () => {
    const { table } = Table.open({ game: 'zwinkern', options: {}, rules: DEFAULT_RULES }, SOURCE);
    table.take(null, { ask: 'sit', id: 'a', name: 'Ada', token: tokenOf(0) }, 0);
    for (const name of ['Bo', 'Mila']) {
      table.house({ ask: 'add-bot', name, level: 'expert' }, 0);
    }
    table.take(0, { ask: 'ready', id: 'b', ready: true }, 0);
    table.house({ ask: 'start' }, 0);
    const seated: Seat[] = [];
    const sleeper = { hear: () => {}, wakeAt: () => Number.POSITIVE_INFINITY, act: () => [] };
    const hosted = new Room(
      { code: 'QWKYU', epoch: 'first', table, sequence: 0, entry: { phase: 'playing', touched: 0 } },
      {
        keeper: new Memory(),
        clock,
        entropy: () => 'nobody knows',
        gaze: new GazeTicker(clock),
        seatBot: ({ seat }) => {
          seated.push(seat);
          return sleeper;
        },
        failed: (_room, error) => failures.push(error),
        gone: () => {},
      },
    );
    assert.deepEqual(seated, [1, 2]);
    hosted.close(0, 'left');
  });

  test('what a bot draws follows from nothing that anybody is told', () => {
    const drawn = (epoch: string, secret: string): number => {
      const { table } = Table.open({ game: 'spywhere', options: {}, rules: DEFAULT_RULES }, SOURCE);
      table.take(null, { ask: 'sit', id: 'a', name: 'Ada', token: tokenOf(0) }, 0);
      table.house({ ask: 'add-bot', name: 'Bo', level: 'expert' }, 0);
      table.take(0, { ask: 'ready', id: 'b', ready: true }, 0);
      table.house({ ask: 'start' }, 0);
      let number = 0;
      const entry = { phase: 'playing', touched: 0 } as const;
      const needs = {
        keeper: new Memory(),
        clock,
        gaze: new GazeTicker(clock),
        entropy: () => secret,
        seatBot: ({ random }: BotKit) => {
          number = random.below(2 ** 30);
          return { hear: () => {}, wakeAt: () => Number.POSITIVE_INFINITY, act: () => [] };
        },
        failed: () => {},
        gone: () => {},
      };
      new Room({ code: 'QWKYU', epoch, table, sequence: 0, entry }, needs).close(0, 'left');
      return number;
    };
    assert.notEqual(drawn('first', 'one'), drawn('first', 'another'));
    assert.equal(drawn('first', 'one'), drawn('second', 'one'));
  });

  test('what could not be kept is told to nobody, and the room is given up', async () => {
    memory.append = () => Promise.reject(new Error('The disk is full.'));
    room.ask(ada, { ask: 'say', id: 'hello', phrase: 'hello' });
    await room.settled();
    assert.ok(room.isGone);
    assert.deepEqual(
      failures.map(({ message }) => message),
      ['The disk is full.'],
    );
    assert.deepEqual(
      ben.frames.filter(({ m }) => m === 'said'),
      [],
    );
    assert.equal(ben.closedWith, 4001);
  });
});
