import type { SeenSignal, TableModel } from '../../shell/session/model.ts';

type ModelClock = NonNullable<TableModel['clock']>;

/** The game's time now, `now` being this machine's. */
export const gameTime = ({ t, receivedAt, paused }: ModelClock, now: number): number =>
  paused ? t : t + Math.max(0, now - receivedAt);

export interface TimeLeft {
  /** In milliseconds; null where a turn has no limit. It does not begin to run before a card can be called. */
  readonly turn: number | null;
  /** How long until a card can be called. */
  readonly untilCall: number;
}

export function timeLeft(clock: ModelClock | null, now: number): TimeLeft {
  if (!clock) return { turn: null, untilCall: 0 };
  const t = gameTime(clock, now);
  return {
    turn: clock.until === null ? null : Math.max(0, clock.until - Math.max(t, clock.callFrom)),
    untilCall: Math.max(0, clock.callFrom - t),
  };
}

/** How long a signal is still to be seen, from the moment at which it came. Never longer than signals last here. */
export function signalLasts(signal: SeenSignal, clock: ModelClock | null, lasting: number): number {
  if (!clock) return lasting;
  return Math.min(lasting, Math.max(0, signal.until - gameTime(clock, signal.at)));
}
