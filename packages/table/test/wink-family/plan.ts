import type * as winkFamily from '@oeillade/games/wink-family';
import type { Line } from '@oeillade/kernel';
import { DEFAULT_RULES, type TableRules } from '../../src/index.ts';

/** A line of a wink game as the operator reads it. */
export type WinkLine =
  | Line<Exclude<winkFamily.WinkEvent, winkFamily.Signalled>>
  | Required<Line<winkFamily.Signalled>>;

export interface Plan {
  readonly game?: string;
  /** Four unless told. */
  readonly players?: number;
  /** Whoever came first starts, unless told. */
  readonly options?: object;
  /** Half a blink to turn, a wink of 800 ms, and all the time in the world unless told. */
  readonly rules?: Partial<TableRules>;
  /** Another secret, other hands. */
  readonly secret?: string;
  /** Everybody is told their whole view after every event. */
  readonly views?: boolean;
}

/** The driver's clock when a party begins: far from 0, as real clocks are. */
export const OPENING = 1_700_000_000_000;

export const PLAIN_RULES: TableRules = {
  ...DEFAULT_RULES,
  turning: 200,
  lasting: 800,
  leastBetweenCalls: 0,
  mostForTurn: null,
};
