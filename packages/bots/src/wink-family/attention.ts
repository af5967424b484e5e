import type { Random, Seat } from '@oeillade/kernel';
import { draw } from '../pace.ts';
import type { Memory } from './memory.ts';
import type { Temper } from './temper.ts';

/** What the eyes are to do next. */
export interface NextLook {
  readonly at: Seat | null;
  readonly lasts: number;
}

/** What a player has to do with its eyes. */
export interface Errands {
  /** Is it this caller's partner with a signal to give, or plays it? */
  attends(caller: Seat): boolean;
  /** Does it still look for its own partner? */
  readonly isSeeking: boolean;
  /** When it last looked at a face. */
  lookedAt(seat: Seat): number;
}

/** For so long, for every other face, somebody who searches does not come back to one. */
const ONE_AFTER_THE_OTHER = 700;

const weights = new Float64Array(8);
const likely = new Float64Array(8);

/** Chooses where to look: at a caller to whom a signal is owed, at who may signal, at who may signal to others. */
export function chooseLook(
  memory: Memory,
  temper: Temper,
  errands: Errands,
  random: Random,
  now: number,
): NextLook {
  if (random.happens(boardShare(memory, temper, errands))) {
    return { at: null, lasts: draw(random, temper.rest) };
  }
  const total = weigh(memory, temper, errands, now);
  let rest = random.fraction() * total;
  for (let seat = 0; seat < memory.players; seat++) {
    rest -= weights[seat]!;
    if (rest < 0) return { at: seat, lasts: lastsOn(seat, temper, errands, random) };
  }
  return { at: null, lasts: draw(random, temper.rest) };
}

function lastsOn(seat: Seat, temper: Temper, errands: Errands, random: Random): number {
  return draw(random, errands.isSeeking || errands.attends(seat) ? temper.unansweredLook : temper.look);
}

/** Who has something to find or to give looks up more often, and all the time when it cannot wait. */
function boardShare(memory: Memory, temper: Temper, errands: Errands): number {
  let share = errands.isSeeking ? temper.board.seeking : temper.board.idle;
  for (let caller = 0; caller < memory.players; caller++) {
    if (!errands.attends(caller)) continue;
    if (memory.turnsLeft(caller) <= 1 && temper.errands.owe > 0) return 0;
    share = Math.min(share, temper.board.owing);
  }
  return share;
}

function weigh(memory: Memory, temper: Temper, errands: Errands, now: number): number {
  const { owe, seek, spy, shadow, drift } = temper.errands;
  const { seat: me, players } = memory;
  weights.fill(0);
  for (let seat = 0; seat < players; seat++) if (seat !== me) weights[seat] = drift;
  for (let caller = 0; caller < players; caller++) {
    const number = memory.called(caller);
    if (number === 0) continue;
    if (caller === me) {
      if (errands.isSeeking && seek > 0) spread(memory, temper, caller, seek * players);
      continue;
    }
    if (errands.attends(caller)) weights[caller]! += owe * (1 + 2 / (1 + memory.turnsLeft(caller)));
    if (memory.isPartnerOf(caller) || memory.spies === 0) continue;
    if (caller === memory.turn || memory.holderOf(number) !== null) continue;
    weights[caller]! += shadow;
    if (spy > 0) spread(memory, temper, caller, spy);
  }
  let total = 0;
  for (let seat = 0; seat < players; seat++) {
    if (temper.searches && errands.isSeeking) weights[seat]! *= freshness(seat, players, errands, now);
    total += weights[seat]!;
  }
  return total;
}

/** A face that was looked at a moment ago has to wait until the others had their turn. */
function freshness(seat: Seat, players: number, errands: Errands, now: number): number {
  const since = (now - errands.lookedAt(seat)) / (ONE_AFTER_THE_OTHER * (players - 1));
  return since >= 1 ? 1 : since * since;
}

/** Shares the weight of one call among those who may answer it. */
function spread(memory: Memory, temper: Temper, caller: Seat, weight: number): void {
  const total = memory.weights(caller, temper, likely);
  if (total === 0) return;
  for (let seat = 0; seat < memory.players; seat++) weights[seat]! += (weight * likely[seat]!) / total;
}
