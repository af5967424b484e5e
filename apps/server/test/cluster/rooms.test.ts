import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, test } from 'node:test';
import { findGame, library } from '@oeillade/catalogue/testkit';
import { fingerprint } from '@oeillade/kernel';
import type { Guest, Room } from '@oeillade/room';
import { DEFAULT_RULES, readEvent, Table, writeEvent } from '@oeillade/table';
import { within } from '../../../../tools/eventually.ts';
import { takeSeat } from '../../src/http/take-seat.ts';
import type { Journal } from '../../src/journal/port.ts';
import { JournalThread } from '../../src/journal/thread.ts';
import { createLog } from '../../src/operate/log.ts';
import { createMetrics } from '../../src/operate/metrics.ts';
import { Rooms } from '../../src/room/rooms.ts';

const LEASE = 60_000;
const TOKENS = ['a', 'b', 'c'].map((letter) => letter.repeat(32));

class Visitor implements Guest {
  seat = 0;
  readonly token: string | null = fingerprint(TOKENS[0]!);
  readonly frames: { m: string }[] = [];
  closedWith: number | null = null;
  moveTo(seat: number): void {
    this.seat = seat;
  }
  send(text: string): void {
    this.frames.push(JSON.parse(text));
  }
  hold(): void {}
  letGo(): void {}
  close(code: number): void {
    this.closedWith = code;
  }
}

describe('the tables of a server', () => {
  let folder: string;
  let sqlite: JournalThread;
  /** What a test does instead of the journal. */
  let instead: Partial<Journal>;
  let rooms: Rooms;

  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'oeillade-rooms-'));
    sqlite = await JournalThread.start(folder);
    instead = {};
    rooms = newRooms('first');
  });
  afterEach(async () => {
    instead = {};
    await rooms.stop();
    await sqlite.close();
    rmSync(folder, { recursive: true });
  });

  const newRooms = (node: string, sleepMilliseconds = 0): Rooms => {
    const journal = new Proxy<Journal>(sqlite, {
      get: (real, key: keyof Journal) => {
        const value = instead[key] ?? real[key];
        return typeof value === 'function' ? value.bind(real) : value;
      },
    });
    return new Rooms({
      library,
      journal,
      metrics: createMetrics(),
      log: createLog('silent'),
      owner: { node, publicUrl: null, internalUrl: null },
      leaseMilliseconds: LEASE,
      sleepMilliseconds,
    });
  };

  const opened = async (): Promise<Room> => {
    await rooms.renewLeases();
    const room = await rooms.open({ game: 'zwinkern', rules: { freeText: true } });
    assert.ok(typeof room !== 'string');
    for (const token of TOKENS) assert.ok('seat' in room.sit('Ada', token));
    await room.settled();
    return room;
  };

  const found = async (code: string): Promise<Room> => {
    const where = await rooms.find(code);
    assert.equal(where.at, 'here');
    return (where as { room: Room }).room;
  };

  const textsOf = async (code: string): Promise<(string | null)[]> =>
    (await sqlite.read(code)).events
      .map(readEvent)
      .flatMap((event) => (event.j === 'said' ? [event.text] : []));

  /** A short game, which all agree to end. */
  const playOneGame = (room: Room): void => {
    const guests = TOKENS.map((token, seat) =>
      Object.assign(new Visitor(), { seat, token: fingerprint(token) }),
    );
    for (const guest of guests) room.ask(guest, { ask: 'ready', id: 'ready', ready: true });
    room.ask(guests[0]!, { ask: 'start', id: 'start' });
    for (const guest of guests) room.ask(guest, { ask: 'vote', id: 'end', on: 'end', yes: true });
  };

  const say = (room: Room, guest: Guest, id: string): void => room.ask(guest, { ask: 'say', id, text: id });

  for (const isWritten of [true, false]) {
    const when = isWritten ? 'after' : 'before';
    test(`where the connection is cut ${when} the events are written, the journal tells, and all is done once`, async () => {
      const room = await opened();
      const guest = new Visitor();
      room.enter(guest, undefined);
      await room.settled();
      instead.append = async (code, from, events) => {
        if (isWritten) await sqlite.append(code, from, events);
        throw new Error('The connection was cut.');
      };
      say(room, guest, 'once');
      await room.settled();
      instead = {};
      assert.ok(room.isGone);
      assert.equal(guest.closedWith, 4001);
      assert.ok(!guest.frames.some(({ m }) => m === 'said'), 'told before it was safe');
      const again = await found(room.code);
      // The client asks again for what was not answered, by the same id.
      const back = new Visitor();
      again.enter(back, undefined);
      say(again, back, 'once');
      await again.settled();
      assert.deepEqual(await textsOf(room.code), ['once']);
      assert.ok(back.frames.some(({ m }) => m === 'answer'));
    });
  }

  test('a table is read again where its old owner wrote between reading and claiming', async () => {
    const room = await opened();
    await rooms.stop();
    let late = 1;
    instead.read = async (code) => {
      const kept = await sqlite.read(code);
      if (late-- > 0) {
        const said = { j: 'said', seat: 0, phrase: null, text: 'late' };
        await sqlite.append(code, kept.next, [JSON.stringify(said)]);
      }
      return kept;
    };
    rooms = newRooms('second');
    await rooms.renewLeases();
    await found(room.code);
    assert.deepEqual(await textsOf(room.code), ['late']);
  });

  test('a table that cannot be read is not said to be nowhere, and is there when it can', async () => {
    const room = await opened();
    await rooms.stop();
    rooms = newRooms('second');
    await rooms.renewLeases();
    instead.read = () => Promise.reject(new Error('The connection was cut.'));
    assert.equal((await rooms.find(room.code)).at, 'moving');
    instead = {};
    await found(room.code);
  });

  test('a table that was opened while leases were renewed is not given up', async () => {
    let room: Room | undefined;
    instead.renew = async (owner, lasts) => {
      const owned = await sqlite.renew(owner, lasts);
      instead = {};
      room = await opened();
      return owned;
    };
    await rooms.renewLeases();
    assert.equal(room?.isGone, false);
  });

  test('a table that another server has taken is given up', async () => {
    const room = await opened();
    const guest = new Visitor();
    room.enter(guest, undefined);
    await sqlite.release(room.code, 'first');
    await sqlite.claim(room.code, { node: 'second', publicUrl: null, internalUrl: null });
    await rooms.renewLeases();
    assert.ok(room.isGone);
    assert.equal(guest.closedWith, 4001);
  });

  test('who comes while a table goes to sleep wakes it, and it is still this server’s', async () => {
    const room = await opened();
    let release = (): void => {};
    const isReleasing = new Promise<void>((begin) => {
      instead.release = async (code, node) => {
        begin();
        await new Promise<void>((done) => {
          release = done;
        });
        await sqlite.release(code, node);
      };
    });
    const sleeping = rooms.sleepIdle();
    await within('the table to be handed over', isReleasing);
    const bounced = new Visitor();
    room.enter(bounced, undefined);
    assert.equal(bounced.closedWith, 4001);
    const finding = rooms.find(room.code);
    release();
    await sleeping;
    assert.equal((await finding).at, 'here');
    assert.deepEqual(await sqlite.renew({ node: 'first', publicUrl: null, internalUrl: null }, LEASE), [
      room.code,
    ]);
  });

  test('a game is kept with the very events that end it, however fast its table plays again', async () => {
    const room = await opened();
    const appended: { readonly events: readonly string[]; readonly rounds: readonly number[] }[] = [];
    instead.append = async (code, from, events, progress) => {
      appended.push({ events, rounds: (progress?.ended ?? []).map(({ entry }) => entry.round) });
      await sqlite.append(code, from, events, progress);
    };
    playOneGame(room);
    room.ask(new Visitor(), { ask: 'rematch', id: 'rematch' });
    await room.settled();
    const ending = appended.filter(({ events }) => events.some((event) => readEvent(event).j === 'summary'));
    assert.deepEqual(
      ending.map(({ rounds }) => rounds),
      [[1]],
    );
    assert.deepEqual(
      (await sqlite.listGames(room.code)).map(({ round }) => round),
      [1],
    );
    assert.equal((await sqlite.find(room.code))?.phase, 'gathering');
  });

  test('a server that stops writes what it has taken, and then takes nothing', async () => {
    const room = await opened();
    const guest = new Visitor();
    room.enter(guest, undefined);
    await room.settled();
    instead.release = async (code, node) => {
      say(room, guest, 'after');
      await sqlite.release(code, node);
    };
    say(room, guest, 'before');
    await rooms.stop();
    assert.deepEqual(await textsOf(room.code), ['before']);
    assert.equal(guest.closedWith, 4001);
    assert.ok(guest.frames.some(({ m }) => m === 'said'));
    assert.equal((await rooms.find(room.code)).at, 'moving');
    assert.deepEqual(await sqlite.renew({ node: 'first', publicUrl: null, internalUrl: null }, LEASE), []);
  });

  const LATE = 'd'.repeat(32);
  const peopleOf = (room: Room): number => room.table.seating.sitters.length;

  test('who takes a seat while the server stops is given what was stored, and it holds on the next', async () => {
    const room = await opened();
    const taking = takeSeat(room, { name: 'Ben' }, LATE);
    await rooms.stop();
    const sat = await taking;
    assert.ok('token' in sat, 'the seat is stored, so its secret must not be lost');
    assert.deepEqual(await takeSeat(room, { name: 'Cleo' }, 'e'.repeat(32)), {
      status: 503,
      refused: 'table-elsewhere',
    });
    rooms = newRooms('second');
    await rooms.renewLeases();
    const next = await found(room.code);
    assert.equal(next.table.seating.seatOf(fingerprint(sat.token)), 3);
    assert.equal(peopleOf(next), 4);
  });

  for (const isWritten of [true, false]) {
    const when = isWritten ? 'after' : 'before';
    test(`where the connection is cut ${when} a seat is written, asking again gives one seat`, async () => {
      const room = await opened();
      instead.append = async (code, from, events) => {
        if (isWritten) await sqlite.append(code, from, events);
        throw new Error('The connection was cut.');
      };
      const first = await takeSeat(room, { name: 'Ben' }, LATE);
      assert.deepEqual(first, { status: 503, refused: 'table-elsewhere' });
      instead = {};
      const again = await found(room.code);
      const second = await takeSeat(again, { name: 'Ben' }, LATE);
      assert.equal('seat' in second && second.seat, 3);
      assert.equal(peopleOf(again), 4, 'nobody sits there whose secret is lost');
    });
  }

  test('a game that was deleted does not come back with its table', async () => {
    const room = await opened();
    playOneGame(room);
    await room.settled();
    assert.equal((await sqlite.find(room.code))?.phase, 'over');
    assert.equal(await sqlite.deleteGame(room.code, 1), true);
    await rooms.stop();
    rooms = newRooms('second');
    await found(room.code);
    assert.deepEqual(await sqlite.listGames(room.code), []);
  });

  test('a game of an older journal that was over and not kept is kept when somebody comes', async () => {
    const { table, output } = Table.open(
      { game: 'zwinkern', options: {}, rules: DEFAULT_RULES },
      { findGame, entropy: () => '0'.repeat(64) },
    );
    const outputs = [output];
    for (const token of TOKENS)
      outputs.push(table.take(null, { ask: 'sit', id: 'sit', name: 'A', token }, 0));
    for (const seat of TOKENS.keys())
      outputs.push(table.take(seat, { ask: 'ready', id: 'ready', ready: true }, 0));
    outputs.push(table.take(0, { ask: 'start', id: 'start' }, 0));
    for (const seat of TOKENS.keys())
      outputs.push(table.take(seat, { ask: 'vote', id: 'end', on: 'end', yes: true }, 0));
    const events = outputs.flatMap((one) => one.events).map(writeEvent);
    await sqlite.open({ code: 'ENDED', game: 'zwinkern', phase: 'playing', opened: 0, touched: 0 });
    await sqlite.append('ENDED', 0, events);
    await (await found('ENDED')).settled();
    assert.equal(await sqlite.readGame('ENDED', 1), table.record());
    assert.equal((await sqlite.find('ENDED'))?.phase, 'over');
    const kept = await sqlite.read('ENDED');
    assert.deepEqual(
      kept.events.map((text) => readEvent(text).j),
      ['summary'],
      'its events go',
    );
    assert.equal(kept.next, events.length + 1);
  });

  test('a table that is visited is not forgotten as unused', async () => {
    const code = 'OLDIE';
    const { output } = Table.open(
      { game: 'zwinkern', options: {}, rules: DEFAULT_RULES },
      { findGame, entropy: () => '0'.repeat(64) },
    );
    await sqlite.open({ code, game: 'zwinkern', phase: 'gathering', opened: 0, touched: 0 });
    await sqlite.append(code, 0, output.events.map(writeEvent));
    const aMomentAgo = Date.now() - 1_000;
    await found(code);
    assert.deepEqual(await sqlite.prune(aMomentAgo), { tables: 0, games: 0 });
  });
});
