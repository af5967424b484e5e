import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, test } from 'node:test';
import { findGame, library } from '@oeillade/catalogue/testkit';
import { fingerprint, sealOf } from '@oeillade/kernel';
import type { Guest, Room } from '@oeillade/room';
import { DEFAULT_RULES, readEvent, type Snapshot, Table, writeEvent } from '@oeillade/table';
import type { Journal } from '../../src/journal/port.ts';
import { createLog } from '../../src/operate/log.ts';
import { createMetrics } from '../../src/operate/metrics.ts';
import { Rooms } from '../../src/room/rooms.ts';
import { verified } from '../support/records.ts';
import { Databases } from './databases.ts';
import { openJournal } from './places.ts';

const CODE = 'LOOKS';
const TOKENS = ['a', 'b', 'c'].map((letter) => letter.repeat(32));
const SEATS = [...TOKENS.keys()];

class Visitor implements Guest {
  seat: number;
  readonly token: string;
  readonly frames: { m: string }[] = [];

  constructor(seat: number, token = TOKENS[seat]!) {
    this.seat = seat;
    this.token = fingerprint(token);
  }

  moveTo(seat: number): void {
    this.seat = seat;
  }
  send(text: string): void {
    this.frames.push(JSON.parse(text));
  }
  hold(): void {}
  letGo(): void {}
  close(): void {}
}

/** The events of a table in the middle of a game, after a thousand looks with calls between them. */
function aThousandLooks(): string[] {
  const rules = { ...DEFAULT_RULES, mostForTurn: 5_000 };
  const source = { findGame, entropy: () => '5'.repeat(64) };
  const { table, output } = Table.open({ game: 'zwinkern', options: {}, rules }, source);
  const outputs = [output];
  for (const token of TOKENS)
    outputs.push(table.take(null, { ask: 'sit', id: 'sit', name: token[0]!, token }, 0));
  for (const seat of SEATS) outputs.push(table.take(seat, { ask: 'ready', id: 'ready', ready: true }, 0));
  outputs.push(table.take(0, { ask: 'start', id: 'start' }, 0));
  for (let look = 0; look < 1_000; look++) {
    const seat = look % 3;
    const at = look % 2 === 0 ? (seat + 1) % 3 : null;
    outputs.push(
      table.take(seat, { ask: 'look', id: `look ${look}`, at }, look * 60),
      table.keepBackground(),
    );
  }
  assert.equal(table.seating.phase, 'playing');
  return outputs.flatMap(({ events }) => events).map(writeEvent);
}

async function open(kind: 'sqlite' | 'postgres'): Promise<Journal> {
  if (kind === 'sqlite') {
    const folder = mkdtempSync(join(tmpdir(), 'oeillade-rest-'));
    after(() => rmSync(folder, { recursive: true, force: true }));
    return openJournal(folder);
  }
  const databases = await Databases.start();
  after(() => databases.stop());
  return openJournal(await databases.create());
}

const roomsOn = (journal: Journal, node: string): Rooms =>
  new Rooms({
    library,
    journal,
    metrics: createMetrics(),
    log: createLog('silent'),
    owner: { node, publicUrl: null, internalUrl: null },
    leaseMilliseconds: 60_000,
    sleepMilliseconds: 60_000,
  });

/** The server hands its tables over, and the next one takes this table up. */
async function takenUp(journal: Journal, node: string): Promise<{ rooms: Rooms; room: Room }> {
  const rooms = roomsOn(journal, node);
  await rooms.renewLeases();
  const found = await rooms.find(CODE);
  assert.ok(found.at === 'here');
  return { rooms, room: found.room };
}

async function snapshotOf(room: Room, seat: number, token = TOKENS[seat]!): Promise<Snapshot> {
  const visitor = new Visitor(seat, token);
  room.enter(visitor, undefined);
  await room.settled();
  const shown = visitor.frames.find(({ m }) => m === 'snapshot') as Snapshot & { n?: number };
  const { n: _n, ...snapshot } = shown;
  return snapshot;
}

async function playToTheEnd(room: Room): Promise<void> {
  for (const seat of SEATS)
    room.ask(new Visitor(seat, tokenAt(room, seat)), {
      ask: 'vote',
      id: `end ${seat}`,
      on: 'end',
      yes: true,
    });
  await room.settled();
  assert.equal(room.table.seating.phase, 'over');
}

/** Whoever sat first sits last in the next game. */
const tokenAt = (room: Room, seat: number): string =>
  TOKENS.find((token) => room.table.seating.seatOf(fingerprint(token)) === seat)!;

for (const kind of ['sqlite', 'postgres'] as const) {
  describe(`a table whose game is over, on ${kind}`, () => {
    test('leaves its record and one small event, is as it was after a restart, and plays on', async () => {
      const journal = await open(kind);
      const events = aThousandLooks();
      const at = Date.now();
      await journal.open({ code: CODE, game: 'zwinkern', phase: 'playing', opened: at, touched: at });
      await journal.append(CODE, 0, events);
      const first = await takenUp(journal, 'first');
      for (const seat of SEATS) await snapshotOf(first.room, seat);
      await playToTheEnd(first.room);
      const before = await Promise.all(SEATS.map((seat) => snapshotOf(first.room, seat)));
      await first.rooms.stop();

      const left = await journal.read(CODE);
      assert.equal(readEvent(left.events[0]!).j, 'summary');
      assert.ok(left.next > events.length, 'sequences go on');
      assert.ok(left.events.join('\n').length < 2_500, left.events.join('\n'));
      const record = (await journal.readGame(CODE, 1))!;
      verified(record);
      assert.ok(record.split('\n').length > 1_000);

      const second = await takenUp(journal, 'second');
      const { room } = second;
      assert.deepEqual(await Promise.all(SEATS.map((seat) => snapshotOf(room, seat))), before);
      assert.deepEqual(before[0]!.record, { round: 1, ...sealOf(record) });
      const again = new Visitor(0);
      room.enter(again, undefined);
      room.ask(again, { ask: 'vote', id: 'end 0', on: 'end', yes: true });
      await room.settled();
      assert.ok(
        again.frames.some(
          (frame) => frame.m === 'answer' && (frame as { refusal?: unknown }).refusal === null,
        ),
        'what was done is answered again, and not done again',
      );

      room.ask(again, { ask: 'rematch', id: 'rematch' });
      await room.settled();
      assert.equal(room.table.seating.phase, 'gathering');
      await second.rooms.stop();

      const third = await takenUp(journal, 'third');
      assert.equal(third.room.table.seating.round, 1);
      for (const seat of SEATS)
        third.room.ask(new Visitor(seat, tokenAt(third.room, seat)), { ask: 'ready', id: 'r', ready: true });
      const host = third.room.table.seating.host!;
      third.room.ask(new Visitor(host, tokenAt(third.room, host)), { ask: 'start', id: 's' });
      await third.room.settled();
      assert.equal(third.room.table.seating.phase, 'playing');
      await playToTheEnd(third.room);
      await third.rooms.stop();
      assert.deepEqual(
        (await journal.listGames(CODE)).map(({ round }) => round),
        [1, 2],
      );
      verified((await journal.readGame(CODE, 2))!);

      assert.equal(await journal.deleteGame(CODE, 2), true);
      const fourth = await takenUp(journal, 'fourth');
      const bare = await snapshotOf(fourth.room, 0, tokenAt(fourth.room, 0));
      assert.equal(bare.lobby.phase, 'over');
      assert.deepEqual(
        bare.lobby.evening?.games.map(({ round }) => round),
        [1, 2],
        'both games are in the account of the evening',
      );
      assert.deepEqual(
        [bare.view, bare.record],
        [null, null],
        'nothing else is left of a game that was deleted',
      );
      await fourth.rooms.stop();
      await journal.close();
    });
  });
}
