import type { Random, Seat } from '@oeillade/kernel';
import { draw } from '../player/pace.ts';
import type { Memory } from './memory.ts';
import type { Temper } from './temper.ts';

/** What the eyes are to do next. */
export interface Glance {
  readonly at: Seat | null;
  readonly lasts: number;
}

/** Callers to whom this player has given the signal, and knows that it arrived. */
export interface Errands {
  isDone(caller: Seat): boolean;
  /** Does this player still look for its own partner? */
  readonly isSeeking: boolean;
}

const weights = new Float64Array(8);

/** Chooses where to look: at a caller to whom a signal is owed, at who may signal, at who may signal to others. */
export function nextGlance(memory: Memory, temper: Temper, errands: Errands, random: Random): Glance {
  if (random.happens(boardShare(memory, temper, errands))) {
    return { at: null, lasts: draw(random, temper.rest) };
  }
  const total = weigh(memory, temper, errands);
  let rest = random.fraction() * total;
  for (let seat = 0; seat < memory.players; seat++) {
    rest -= weights[seat]!;
    if (rest < 0) return { at: seat, lasts: draw(random, temper.glance) };
  }
  return { at: null, lasts: draw(random, temper.rest) };
}

/** Who has something to find or to give looks up more often, and all the time when it cannot wait. */
function boardShare(memory: Memory, temper: Temper, errands: Errands): number {
  let share = errands.isSeeking ? temper.boardShare.seeking : temper.boardShare.idle;
  for (let caller = 0; caller < memory.players; caller++) {
    if (!memory.isPartnerOf(caller) || errands.isDone(caller)) continue;
    if (memory.turnsLeft(caller) <= 1 && temper.errands.partner > 0) return 0;
    share = Math.min(share, temper.boardShare.owing);
  }
  return share;
}

function weigh(memory: Memory, temper: Temper, errands: Errands): number {
  const { partner, seek, spy, shadow, drift } = temper.errands;
  const { seat: me, players } = memory;
  weights.fill(0);
  for (let seat = 0; seat < players; seat++) if (seat !== me) weights[seat] = drift;
  for (let caller = 0; caller < players; caller++) {
    const number = memory.called(caller);
    if (number === 0) continue;
    if (caller === me) {
      if (errands.isSeeking && seek > 0) spread(memory, temper, number, me, seek);
    } else if (memory.isPartnerOf(caller)) {
      if (!errands.isDone(caller)) weights[caller]! += partner * (1 + 2 / (1 + memory.turnsLeft(caller)));
    } else if (memory.spies > 0 && caller !== memory.turn && memory.holderOf(number) === null) {
      weights[caller]! += shadow;
      if (spy > 0) spread(memory, temper, number, caller, spy);
    }
  }
  let total = 0;
  for (let seat = 0; seat < players; seat++) total += weights[seat]!;
  return total;
}

/** Shares the weight of one call among those who may answer it. */
function spread(memory: Memory, temper: Temper, number: number, caller: Seat, weight: number): void {
  const how = { counts: temper.countsCards, reads: temper.readsGazes };
  let total = memory.weightOfNobody(number, how);
  for (let seat = 0; seat < memory.players; seat++) {
    if (seat !== memory.seat && seat !== caller) total += memory.weight(seat, number, caller, how);
  }
  if (total === 0) return;
  for (let seat = 0; seat < memory.players; seat++) {
    if (seat === memory.seat || seat === caller) continue;
    weights[seat]! += (weight * memory.weight(seat, number, caller, how)) / total;
  }
}
