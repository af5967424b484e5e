import assert from 'node:assert/strict';
import { findGame, makeBot } from '@oeillade/catalogue/testkit';
import { type Game, Random, readSetup, type Seed, type Setup, seedFrom } from '@oeillade/kernel';
import { type Ask, DEFAULT_RULES, type Message, type TableEvent } from '@oeillade/table';
import { type Bot, isLevel, type Outsiders, playVirtually } from '../src/index.ts';

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
  /** Levels, or names of outsiders. */
  readonly players: readonly string[];
  readonly outsiders: Outsiders;
  readonly entries: readonly (readonly Entry[])[];
  readonly acts: readonly Act[];
  readonly events: readonly TableEvent[];
  readonly record: string;
}

export function transcriptOf(
  id: string,
  players: readonly string[],
  name: string,
  outsiders: Outsiders = {},
): Transcript {
  const game = findGame(id)!;
  const read = readSetup(game, players.length, {});
  assert.ok(read.ok);
  const { setup } = read;
  const secret = seedFrom(`transcript/${id}/${players.length}/${name}`);
  const entries: Entry[][] = players.map(() => []);
  const acts: Act[] = [];
  const { table, events } = playVirtually({
    findGame,
    game: id,
    options: setup.options,
    rules: DEFAULT_RULES,
    secret,
    seats: players.map((player, seat) => ({ name: `Bot ${seat}`, level: player })),
    keepEvents: true,
    bot: (seat, view) => {
      const mine = entries[seat]!;
      let at = 0;
      const kept = () => {
        const saw = view();
        mine.push({ at, saw });
        return saw;
      };
      const bot = freshBot({ game, setup, secret, players, outsiders }, seat, kept);
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
  return { game, setup, secret, players, outsiders, entries, acts, events, record: table.record()! };
}

/** The bot that sat on this seat, as it was before the game. */
export function freshBot(
  {
    game,
    setup,
    secret,
    players,
    outsiders,
  }: Pick<Transcript, 'game' | 'setup' | 'secret' | 'players' | 'outsiders'>,
  seat: number,
  view: () => object,
): Bot {
  const random = new Random(secret, `bot/${seat}`);
  const kit = { game: game.facts.id, seat, players: setup.players, options: setup.options, random, view };
  const player = players[seat]!;
  return isLevel(player) ? makeBot({ ...kit, level: player }) : outsiders[player]!(kit);
}
