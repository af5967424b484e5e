import assert from 'node:assert/strict';
import { beforeEach, describe, test } from 'node:test';
import type { BotKit } from '@oeillade/bots';
import { findGame, makeBot } from '@oeillade/catalogue/testkit';
import { type Seat, sealOf } from '@oeillade/kernel';
import { GazeTicker, Room } from '@oeillade/room';
import { DEFAULT_RULES, readEvent, Table } from '@oeillade/table';
import { HandClock } from './support/hand-clock.ts';
import { Memory } from './support/memory.ts';
import { tokenOf, Visitor } from './support/visitor.ts';

const TURNING = 100;
const SOURCE = { findGame, entropy: () => '7'.repeat(64), views: true };
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
        store: memory,
        clock,
        entropy: () => 'nobody knows',
        gaze: new GazeTicker(clock),
        makeBot,
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
      assert.deepEqual(room.sit(name, tokenOf(seat)), { seat });
    });
    [ada, ben, cleo] = [new Visitor(0), new Visitor(1), new Visitor(2)];
    for (const guest of [ada, ben, cleo]) {
      room.enter(guest, undefined);
      room.ask(guest, { ask: 'ready', id: `${asked++}`, ready: true });
    }
    room.ask(ada, { ask: 'start', id: `${asked++}` });
    await room.settled();
    assert.equal(table.seating.phase, 'playing');
    forget();
  });

  test('where the store answers at set moments only, a refusal waits for one of them, and leaving waits for the refusal', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    memory.nextAnswer = () => promise;
    forget();
    room.ask(ben, { ask: 'start', id: 'too-soon' });
    let isLeft = false;
    void room.finish().then(() => {
      isLeft = true;
    });
    await clock.pass(1_000);
    assert.deepEqual([ben.frames, isLeft], [[], false]);
    resolve();
    await clock.pass(0);
    assert.deepEqual(
      ben.frames.map(({ m }) => m),
      ['answer'],
    );
    assert.ok(isLeft);
  });

  test('nobody hears of anything before it is safe', async () => {
    const safe = memory.stall();
    room.ask(ada, { ask: 'say', id: 'hello', phrase: 'hello' });
    await clock.pass(1_000);
    assert.deepEqual([...ada.messages, ...ben.messages], []);
    safe();
    await room.settled();
    assert.equal(ben.messages[0]?.m, 'said');
  });

  test('a refusal waits for nobody else’s secrets; what is told to the same seat stays in order', async () => {
    const safe = memory.stall();
    room.ask(ben, { ask: 'say', id: 'hello', phrase: 'hello' });
    room.ask(cleo, { ask: 'start', id: 'refused' });
    await clock.pass(100);
    assert.deepEqual(cleo.messages, [], 'Cleo is told of the phrase first');
    safe();
    await clock.pass(1);
    assert.deepEqual(
      cleo.messages.map(({ m }) => m),
      ['said', 'answer'],
    );
  });

  test('a game that has ended is kept with its last events, whatever is asked for at once', async () => {
    const go = memory.stall();
    for (const guest of [ada, ben, cleo])
      room.ask(guest, { ask: 'vote', id: `${asked++}`, on: 'end', yes: true });
    room.ask(ada, { ask: 'rematch', id: `${asked++}` });
    await clock.pass(100);
    assert.equal(memory.games.length, 0);
    go();
    await clock.pass(1);
    assert.deepEqual(
      memory.games.map(({ entry }) => entry.round),
      [1],
    );
    assert.match(memory.games[0]!.record, /"e":"ended"/);
    assert.ok(memory.events.some((event) => readEvent(event)!.j === 'rematch'));
  });

  test('a seat is away when its last tab has been closed for a while, and not before', async () => {
    const tab = new Visitor(1);
    room.enter(tab, undefined);
    await room.settled();
    room.leave(ben);
    await clock.pass(60_000);
    assert.ok(!room.table.seating.isAway(1));
    room.leave(tab);
    await clock.pass(60_000);
    assert.ok(room.table.seating.isAway(1));
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
    assert.ok(room.table.seating.isAway(1));
    look(ben, 2);
    assert.ok(!room.table.seating.isAway(1));
  });

  test('a seat that was given up hears nothing of whoever gets its number', async () => {
    for (const guest of [ada, ben, cleo])
      room.ask(guest, { ask: 'vote', id: `${asked++}`, on: 'end', yes: true });
    room.ask(ada, { ask: 'rematch', id: `${asked++}` });
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
    assert.deepEqual(await recordFor(), { round: 1, ...sealOf(memory.games[0]!.record) });
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

  test('a program may seat others than the bots of a level', async () => {
    const { table } = Table.open({ game: 'zwinkern', options: {}, rules: DEFAULT_RULES }, SOURCE);
    table.take(null, { ask: 'sit', id: 'a', name: 'Ada', token: tokenOf(0) }, 0);
    for (const name of ['Bo', 'Mila']) {
      table.asHost({ ask: 'add-bot', name, level: 'expert' }, 0);
    }
    table.take(0, { ask: 'ready', id: 'b', ready: true }, 0);
    table.asHost({ ask: 'start' }, 0);
    const seated: Seat[] = [];
    const sleeper = { hear: () => {}, wakeAt: () => Number.POSITIVE_INFINITY, act: () => [] };
    const hosted = new Room(
      { code: 'QWKYU', epoch: 'first', table, sequence: 0, entry: { phase: 'playing', touched: 0 } },
      {
        store: new Memory(),
        clock,
        entropy: () => 'nobody knows',
        gaze: new GazeTicker(clock),
        makeBot: ({ seat }) => {
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
      table.asHost({ ask: 'add-bot', name: 'Bo', level: 'expert' }, 0);
      table.take(0, { ask: 'ready', id: 'b', ready: true }, 0);
      table.asHost({ ask: 'start' }, 0);
      let number = 0;
      const entry = { phase: 'playing', touched: 0 } as const;
      const needs = {
        store: new Memory(),
        clock,
        gaze: new GazeTicker(clock),
        entropy: () => secret,
        makeBot: ({ random }: BotKit) => {
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
