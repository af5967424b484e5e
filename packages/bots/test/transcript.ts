import assert from 'node:assert/strict';
import { findGame, makeBot } from '@oeillade/catalogue/testkit';
import { type Game, Random, readSetup, type Seed, type Setup, seedFrom } from '@oeillade/kernel';
import { type Ask, DEFAULT_RULES, type Message, type TableEvent } from '@oeillade/table';
import { type Bot, type Level, playVirtually } from '../src/index.ts';

/** All that passed between one bot and its table, in order. */
export type Entry =
  | { readonly at: number; readonly heard: Message }
  | { readonly at: number; readonly asked: readonly Ask[] }
  | { readonly at: number; readonly saw: object };

/** One act of one seat, in the order of the whole table. */
export interface Act {
  readonly at: number;
  readonly seat: number;
  readonly asks: readonly Ask[];
}

/** A game of bots with everything that was said. */
export interface Transcript {
  readonly game: Game;
  readonly setup: Setup;
  readonly secret: Seed;
  readonly levels: readonly Level[];
  readonly entries: readonly (readonly Entry[])[];
  readonly acts: readonly Act[];
  readonly events: readonly TableEvent[];
  readonly record: string;
}

export function transcriptOf(id: string, levels: readonly Level[], name: string): Transcript {
  const game = findGame(id)!;
  const read = readSetup(game, levels.length, {});
  assert.ok(read.ok);
  const { setup } = read;
  const secret = seedFrom(`transcript/${id}/${levels.length}/${name}`);
  const entries: Entry[][] = levels.map(() => []);
  const acts: Act[] = [];
  const { table, events } = playVirtually({
    findGame,
    game: id,
    options: setup.options,
    rules: DEFAULT_RULES,
    secret,
    seats: levels.map((level, seat) => ({ name: `Bot ${seat}`, level })),
    keepEvents: true,
    bot: (seat, view) => {
      const mine = entries[seat]!;
      let at = 0;
      const kept = () => {
        const saw = view();
        mine.push({ at, saw });
        return saw;
      };
      const bot = freshBot({ game, setup, secret, levels }, seat, kept);
      return {
        hear(heard, now) {
          at = now;
          mine.push({ at, heard });
          bot.hear(heard, now);
        },
        wakeAt: () => bot.wakeAt(),
        act(now) {
          at = now;
          const asked = bot.act(now);
          mine.push({ at, asked });
          acts.push({ at, seat, asks: asked });
          return asked;
        },
      };
    },
  });
  return { game, setup, secret, levels, entries, acts, events, record: table.record()! };
}

/** The bot that sat on this seat, as it was before the game. */
export function freshBot(
  { game, setup, secret, levels }: Pick<Transcript, 'game' | 'setup' | 'secret' | 'levels'>,
  seat: number,
  view: () => object,
): Bot {
  const random = new Random(secret, `bot/${seat}`);
  const { players, options } = setup;
  return makeBot({ game: game.facts.id, seat, players, options, level: levels[seat]!, random, view });
}
