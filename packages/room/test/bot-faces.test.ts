import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { findGame, gameIds, makeBot, occasionOf } from '@oeillade/catalogue/testkit';
import { type Seat, seedFrom } from '@oeillade/kernel';
import { isReaction } from '@oeillade/protocol';
import { type FindOccasion, GazeTicker, Room } from '@oeillade/room';
import { DEFAULT_RULES, type Message, Table } from '@oeillade/table';
import { HandClock } from './support/hand-clock.ts';
import { Memory } from './support/memory.ts';
import { Visitor } from './support/visitor.ts';

interface Told {
  readonly at: number;
  readonly frame: Message;
}

/** Long enough for a game among bots, and for their faces after it. */
const LONGEST = 90 * 60_000;
const AFTER_THE_GAME = 60_000;

/** A game among bots, and all that those who watch it are told. */
async function watched(game: string, secret: string, findOccasion: FindOccasion): Promise<readonly Told[]> {
  const clock = new HandClock();
  const opened = { game, options: {}, rules: DEFAULT_RULES };
  const { table, output } = Table.open(opened, { findGame, entropy: () => seedFrom(secret), views: true });
  const entry = { phase: 'gathering', touched: clock.now() } as const;
  const room = new Room(
    { code: 'QWKYU', epoch: 'first', table, sequence: 0, entry },
    {
      store: new Memory(),
      clock,
      entropy: () => secret,
      gaze: new GazeTicker(clock),
      makeBot,
      occasionOf: findOccasion,
      failed: (_room, error) => assert.fail(error),
      gone: () => {},
    },
  );
  for (let bot = 0; bot < 4; bot++) {
    table.asHost({ ask: 'add-bot', level: 'novice', name: `Bot ${bot}` }, clock.now());
  }
  room.begin(output);
  room.begin(table.asHost({ ask: 'start' }, clock.now()));
  const watcher = new Visitor(null, clock);
  const told: Told[] = [];
  watcher.send = (text) => told.push({ at: clock.now(), frame: JSON.parse(String(text)) as Message });
  room.enter(watcher, undefined);
  for (let passed = 0; passed < LONGEST && table.seating.phase === 'playing'; passed += 1_000) {
    await clock.pass(1_000);
  }
  assert.equal(table.seating.phase, 'over', 'the game came to its end');
  await clock.pass(AFTER_THE_GAME);
  return told;
}

/** Announcements that moved this seat before it reacted. */
const movedBy = (told: readonly Told[], game: string, seat: Seat, before: number): number[] =>
  told.flatMap(({ at, frame }) =>
    frame.m === 'event' && at < before && occasionOf(game, frame.event, seat) !== null ? [at] : [],
  );

describe('bots react', () => {
  for (const game of gameIds) {
    test(`${game}: only after something was announced that concerns them, and with faces that clients know`, async () => {
      let reactions = 0;
      for (const secret of ['one', 'two', 'three']) {
        const told = await watched(game, secret, occasionOf);
        for (const { at, frame } of told) {
          if (frame.m !== 'reacted') continue;
          reactions++;
          assert.ok(isReaction(frame.reaction), frame.reaction);
          const last = movedBy(told, game, frame.seat, at).at(-1);
          assert.ok(last !== undefined, `seat ${frame.seat} reacts to nothing`);
        }
      }
      assert.ok(reactions > 0, 'somebody reacted in three games');
    });
  }

  test('their play is the same whether their faces move or not', async () => {
    const events = (told: readonly Told[]) =>
      told.flatMap(({ frame }) => (frame.m === 'event' ? [frame] : []));
    const moved = await watched('wink', 'same', occasionOf);
    const still = await watched('wink', 'same', () => null);
    const withoutNumbers = (told: readonly Told[]) =>
      events(told).map((frame) => ({ t: frame.t, event: frame.event }));
    assert.ok(moved.some(({ frame }) => frame.m === 'reacted'));
    assert.deepEqual(withoutNumbers(moved), withoutNumbers(still));
  });
});
