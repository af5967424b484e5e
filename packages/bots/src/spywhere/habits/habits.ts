import { LEVELS, type Level } from '../../bot.ts';

/**
 * How somebody plays, in numbers that are counted in games. They serve both ways: what an act says about who did it
 * follows from them, and so does what somebody will probably do next.
 */
export interface Habits {
  /** How attractive a card of the market is, by `takeKind`. */
  readonly takes: readonly number[];
  /** How readily a card is given away, by `giveKind`. */
  readonly gives: readonly number[];
  /** How often a triple that could be eliminated is left lying. */
  readonly declines: number;
  /** How often somebody attempts who may, by `attemptKind`. */
  readonly attempts: readonly number[];
}

/** Habits that a seat may have, and how likely it has them before it has acted. */
export interface Guise {
  readonly habits: Habits;
  readonly prior: number;
}

/** Groups of players with habits of their own. Nobody's group is known, so a reader of the game weighs them all. */
export const STYLES = [...LEVELS, 'anybody'] as const;
export type Style = Level | 'anybody';

/** By number of players, then by level. */
export type FittedHabits = Readonly<Record<number, Readonly<Record<Level, Habits>>>>;

export const TAKE_KINDS = 12;
export const GIVE_KINDS = 12;
const ATTEMPT_BINS = 6;
export const ATTEMPT_KINDS = 3 * ATTEMPT_BINS;

/** `lying`: how many of them the market has; `gathers`: was the seat seen to take that nationality, and keeps it? */
export const takeKind = (isOwn: boolean, lying: number, gathers: boolean): number =>
  (isOwn ? 6 : 0) + (gathers ? 3 : 0) + Math.min(lying, 3) - 1;

/** `withOthers`: how many of them lie in the market beside the one that is taken. */
export const giveKind = (isOwn: boolean, withOthers: number, gathers: boolean, isTaken: boolean): number =>
  (isOwn ? 6 : 0) + (gathers ? 3 : 0) + (isTaken ? 2 : withOthers >= 2 ? 1 : 0);

/** `chance`: how sure the best guess is; `left`: how many attempts somebody has to make until the game ends. */
export const attemptKind = (chance: number, left: number): number =>
  (Math.min(left, 3) - 1) * ATTEMPT_BINS + Math.min(ATTEMPT_BINS - 1, Math.floor(chance * ATTEMPT_BINS));

/** Somebody of whom nothing is known: all that can be done is as likely as anything else. */
export const ANYBODY: Habits = {
  takes: Array.from({ length: TAKE_KINDS }, (_, kind) => (kind < 6 ? 1 : 2)),
  gives: Array.from({ length: GIVE_KINDS }, (_, kind) => (kind < 6 ? 1 : 0.5)),
  declines: 0.5,
  attempts: Array.from({ length: ATTEMPT_KINDS }, () => 0.4),
};
