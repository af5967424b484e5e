import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { CUES, phraseOf } from '@oeillade/bots/cast';
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

const STRANGERS = ['Ada', 'Ben', 'Cleo', 'Dora'].map((name) => ({ level: 'novice', name }));
const CAST = ['nino', 'otto', 'bo', 'pip'].map((member) => ({ member }));

interface Watched {
  readonly findOccasion?: FindOccasion;
  readonly bots?: readonly (
    | { readonly level: string; readonly name: string }
    | { readonly member: string }
  )[];
}

/** A game among bots, and all that those who watch it are told. */
async function watched(
  game: string,
  secret: string,
  { findOccasion = occasionOf, bots = STRANGERS }: Watched = {},
): Promise<readonly Told[]> {
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
  for (const bot of bots) table.asHost({ ask: 'add-bot', ...bot }, clock.now());
  room.begin(output);
  const watcher = new Visitor(null, clock);
  const told: Told[] = [];
  watcher.send = (text) => told.push({ at: clock.now(), frame: JSON.parse(String(text)) as Message });
  room.enter(watcher, undefined);
  room.begin(table.asHost({ ask: 'start' }, clock.now()));
  for (let passed = 0; passed < LONGEST && table.seating.phase === 'playing'; passed += 1_000) {
    await clock.pass(1_000);
  }
  assert.equal(table.seating.phase, 'over', 'the game came to its end');
  await clock.pass(AFTER_THE_GAME);
  return told;
}

/** Whether an announcement before that moment meant something to this seat. */
const isMoved = (told: readonly Told[], game: string, seat: Seat, before: number): boolean =>
  told.some(
    ({ at, frame }) => frame.m === 'event' && at < before && occasionOf(game, frame.event, seat) !== null,
  );

describe('bots react', () => {
  for (const game of gameIds) {
    test(`${game}: only after something was announced that concerns them, and with faces that clients know`, async () => {
      let reactions = 0;
      for (const secret of ['one', 'two', 'three']) {
        const told = await watched(game, secret);
        for (const { at, frame } of told) {
          assert.notEqual(frame.m, 'said', 'whoever is not of the cast has no lines');
          if (frame.m !== 'reacted') continue;
          reactions++;
          assert.ok(isReaction(frame.reaction), frame.reaction);
          assert.ok(isMoved(told, game, frame.seat, at), `seat ${frame.seat} reacts to nothing`);
        }
      }
      assert.ok(reactions > 0, 'somebody reacted in three games');
    });

    test(`${game}: those of the cast say lines of theirs, at the end of a game too`, async () => {
      const lines = CUES.map(phraseOf);
      const said = new Set<string | null>();
      for (const secret of ['one', 'two', 'three']) {
        const told = await watched(game, secret, { bots: CAST });
        for (const { at, frame } of told) {
          if (frame.m !== 'said') continue;
          assert.ok(frame.text === null && lines.includes(frame.phrase!), `${frame.phrase}`);
          assert.ok(isMoved(told, game, frame.seat, at), `seat ${frame.seat} speaks of nothing`);
          said.add(frame.phrase);
        }
      }
      assert.ok(said.has(phraseOf('wins')) || said.has(phraseOf('loses')), [...said].join());
    });
  }

  test('their play is the same whether their faces move or not', async () => {
    const events = (told: readonly Told[]) =>
      told.flatMap(({ frame }) => (frame.m === 'event' ? [frame] : []));
    const moved = await watched('wink', 'same', { bots: CAST });
    const still = await watched('wink', 'same', { bots: CAST, findOccasion: () => null });
    const withoutNumbers = (told: readonly Told[]) =>
      events(told).map((frame) => ({ t: frame.t, event: frame.event }));
    assert.ok(moved.some(({ frame }) => frame.m === 'reacted'));
    assert.deepEqual(withoutNumbers(moved), withoutNumbers(still));
  });
});
