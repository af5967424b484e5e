import { type Level, playVirtually } from '@oeillade/bots';
import { Random, readSetup, seedFrom } from '@oeillade/kernel';
import { DEFAULT_RULES, type Message, type TableRules } from '@oeillade/table';
import { findGame, makeBot } from './library.ts';

const NAMES = ['Ada', 'Ben', 'Cleo', 'Dora', 'Emil', 'Fay', 'Gus', 'Hal'] as const;

interface BotGame {
  readonly game: string;
  readonly players: number;
  readonly seed: string;
  readonly level?: Level;
  readonly options?: object;
  readonly rules?: Partial<TableRules>;
}

/** What a seat was told, and when, in the game's time. */
export interface Heard {
  readonly seat: number;
  readonly t: number;
  readonly message: Message;
}

/** A game of bots at a real table on the virtual clock, with all that each of them was told. */
export function botGame(plan: BotGame): { readonly record: string; readonly heard: readonly Heard[] } {
  const { game, players, seed, level = 'novice', options = {}, rules = {} } = plan;
  const setup = readSetup(findGame(game)!, players, options);
  if (!setup.ok) throw new Error(setup.message);
  const secret = seedFrom(seed);
  const heard: Heard[] = [];
  const { table } = playVirtually({
    findGame,
    game,
    options: setup.setup.options,
    rules: { ...DEFAULT_RULES, ...rules },
    secret,
    seats: NAMES.slice(0, players).map((name) => ({ name, level })),
    bot: (seat, view) => {
      const random = new Random(secret, `bot/${seat}`);
      const bot = makeBot({ game, seat, players, options: setup.setup.options, level, random, view });
      return {
        hear: (message, now) => {
          heard.push({ seat, t: now, message });
          bot.hear(message, now);
        },
        wakeAt: () => bot.wakeAt(),
        act: (now) => bot.act(now),
      };
    },
  });
  return { record: table.record()!, heard };
}
