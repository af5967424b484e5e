import { type Level, playVirtually } from '@oeillade/bots';
import { Play, Random, readSetup, type Seed, type Setup, seedFrom } from '@oeillade/kernel';
import { type Ask, DEFAULT_RULES, Table } from '@oeillade/table';
import { findGame, makeBot } from './library.ts';

/** A game that bots have played, with all that they asked the table for. */
export interface PlayedGame {
  readonly game: string;
  readonly setup: Setup;
  readonly secret: Seed;
  readonly level: Level;
  readonly asks: readonly TimedAsk[];
}

interface TimedAsk {
  readonly at: number;
  readonly seat: number;
  readonly ask: Ask;
}

/** Milliseconds that each act of a bot took. */
export type Thoughts = (level: Level, milliseconds: number) => void;

/** Lets bots play a game and keeps what they asked for. */
export function playAndKeep(
  plan: Pick<PlayedGame, 'game' | 'setup' | 'level'>,
  name: string,
  thoughts: Thoughts = () => {},
): PlayedGame {
  const secret = seedFrom(`bench/table/${plan.game}/${plan.setup.players}/${name}`);
  const asks: TimedAsk[] = [];
  playWithBots({ ...plan, secret }, (seat, bot) => ({
    hear: (message, now) => bot.hear(message, now),
    wakeAt: () => bot.wakeAt(),
    act(now) {
      const start = performance.now();
      const asked = bot.act(now);
      thoughts(plan.level, performance.now() - start);
      for (const ask of asked) asks.push({ at: now, seat, ask });
      return asked;
    },
  }));
  return { ...plan, secret, asks };
}

type Bot = ReturnType<typeof makeBot>;

/** The whole: bots that look and think, and a table that carries their eyes. */
export function playWithBots(
  { game, setup, secret, level }: Omit<PlayedGame, 'asks'>,
  wrap: (seat: number, bot: Bot) => Bot = (_, bot) => bot,
): void {
  const { players, options } = setup;
  playVirtually({
    findGame,
    game,
    options,
    rules: DEFAULT_RULES,
    secret,
    seats: seatsOf(setup, level),
    bot: (seat, view) => {
      const random = new Random(secret, `bot/${seat}`);
      return wrap(seat, makeBot({ game, seat, players, options, level, random, view }));
    },
  });
}

const isEyes = ({ ask }: TimedAsk): boolean =>
  ask.ask === 'look' || (ask.ask === 'play' && (ask.command as { do?: string }).do === 'signal');

/** The same game without its looks and signals, which change nothing but who knows what. */
export const withoutEyes = (played: PlayedGame): PlayedGame => ({
  ...played,
  asks: played.asks.filter((timed) => !isEyes(timed)),
});

/** The same asks at the same times at a table of the same deal: the table's own work. */
export function replayAtTable({ game, setup, secret, level, asks }: PlayedGame): void {
  const plan = { game, options: setup.options, rules: DEFAULT_RULES };
  const { table } = Table.open(plan, { findGame, entropy: () => secret });
  for (const { name } of seatsOf(setup, level)) table.asHost({ ask: 'add-bot', name, level }, 0);
  table.asHost({ ask: 'start' }, 0);
  for (const [index, { at, seat, ask }] of asks.entries()) {
    for (let wake = table.wakeAt(); wake <= at; wake = table.wakeAt()) table.wake(wake);
    table.take(seat, { ...ask, id: String(index) }, at);
  }
  if (table.seating.phase !== 'over') throw new Error(`A replayed game of ${game} did not end.`);
}

/** The same commands without any table: the rules alone. */
export function replayInEngine({ game, setup, asks }: PlayedGame, seed: Seed): void {
  const play = Play.deal(findGame(game)!, setup, seed);
  for (const { at, seat, ask } of asks) if (ask.ask === 'play') play.act(seat, ask.command, at);
  if (!play.game.outcome(play.state)) throw new Error(`A replayed game of ${game} did not end.`);
}

export function setupOf(game: string, players: number): Setup {
  const read = readSetup(findGame(game)!, players, {});
  if (!read.ok) throw new Error(read.message);
  return read.setup;
}

const seatsOf = ({ players }: Setup, level: Level) =>
  Array.from({ length: players }, (_, seat) => ({ name: `Bot ${seat}`, level }));

export const EXPERT: Level = 'expert';
