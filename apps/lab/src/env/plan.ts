import { facesIn, hasRoomForBots, readSetup, type Setup } from '@oeillade/kernel';
import { TableRules } from '@oeillade/table';
import * as v from 'valibot';
import { UserError } from '../errors.ts';
import { gameIds, gameOf } from '../library.ts';
import { type BotName, isBotName } from '../players/name.ts';
import { REWARDS, type Rewards } from './rewards.ts';

const seat = v.pipe(v.number(), v.integer(), v.minValue(0));
const whole = (least: number, most: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));

/** How a game is asked for. */
export const Reset = v.strictObject({
  game: v.picklist(gameIds),
  players: v.optional(whole(1, 64), 4),
  /** Any text; without it a random one. */
  seed: v.optional(v.union([v.string(), v.pipe(v.number(), v.transform(String))])),
  options: v.optional(v.record(v.string(), v.unknown()), {}),
  rules: v.optional(v.record(v.string(), v.unknown()), {}),
  /** The seats that are played from outside; all of them unless said. */
  agents: v.optional(v.pipe(v.array(seat), v.minLength(1))),
  /** Who plays the other seats, in turn. */
  bots: v.optional(v.pipe(v.array(v.pipe(v.string(), v.check(isBotName, 'is no bot'))), v.minLength(1)), [
    'regular',
  ]),
  tick: v.optional(v.pipe(whole(100, 10_000), v.multipleOf(50)), 100),
  rest: v.optional(whole(100, 60_000), 1_000),
  /** The most that a game may last, in its own milliseconds. */
  limit: v.optional(v.nullable(whole(1, 86_400_000)), null),
  rewards: v.optional(v.picklist(REWARDS), 'victory' as const),
});
export type Reset = v.InferOutput<typeof Reset>;

/** A game that can be played, before its deal. */
export interface EpisodePlan {
  readonly game: string;
  readonly setup: Setup;
  readonly rules: TableRules;
  /** Who sits on each seat; null for an agent. */
  readonly seating: readonly (BotName | null)[];
  readonly tick: number;
  readonly rest: number;
  readonly limit: number | null;
  readonly rewards: Rewards;
}

export function planOf({ game: id, players, options, rules, agents, bots, ...rest }: Reset): EpisodePlan {
  const game = gameOf(id);
  const read = readSetup(game, players, options);
  if (!read.ok) throw new UserError(read.message);
  if (!hasRoomForBots(facesIn(game, read.setup))) {
    throw new UserError('nobody here has a face: this table cannot be one of real faces (D-1, D-46)');
  }
  const parsed = v.safeParse(TableRules, rules);
  if (!parsed.success) throw new UserError(`the rules of the table: ${parsed.issues[0].message}`);
  const outside = new Set(agents ?? Array.from({ length: players }, (_, index) => index));
  if ([...outside].some((one) => one >= players)) throw new UserError(`the seats are 0 to ${players - 1}`);
  let taken = 0;
  const seating = Array.from({ length: players }, (_, index) =>
    outside.has(index) ? null : bots[taken++ % bots.length]!,
  );
  const { tick, rest: most, limit, rewards } = rest;
  return { game: id, setup: read.setup, rules: parsed.output, seating, tick, rest: most, limit, rewards };
}
