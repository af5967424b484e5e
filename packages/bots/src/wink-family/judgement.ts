import * as winkFamily from '@oeillade/games/wink-family';
import { type Move, MoveList, type Random, type Seat } from '@oeillade/kernel';
import type { Memory } from './memory.ts';
import type { Nature } from './nature.ts';

const { CALL, DESIGNATE, kindOf, detailOf, seatOf, toCommand } = winkFamily;
type WinkCommand = winkFamily.WinkCommand;

const legal = new MoveList(256);

/** How a player decides what to do with its turn. */
export type Judging = Pick<Nature, 'caution' | 'counts' | 'reads' | 'remembers'> & {
  /** Names and calls whatever comes to mind. */
  readonly atRandom?: boolean;
  /** Would it rather name this seat than nobody, where it need not? */
  readonly isNamed?: (seat: Seat) => boolean;
};

/** What to do with the turn: designate if it is worth it or must be, else call, else pass. */
export function chooseTurn(memory: Memory, how: Judging, random: Random): WinkCommand {
  memory.legal(legal);
  const designations = ofKind(DESIGNATE);
  const calls = ofKind(CALL);
  if (designations.length > 0) {
    const must = calls.length === 0 || memory.goesInCircles;
    const named = chooseDesignation(memory, how, random, designations, must);
    if (named !== null) return toCommand(named);
  }
  if (calls.length > 0) return toCommand(chooseCall(memory, how, random, calls));
  return { do: 'pass' };
}

function chooseDesignation(
  memory: Memory,
  how: Judging,
  random: Random,
  designations: readonly Move[],
  must: boolean,
): Move | null {
  if (how.atRandom) return random.happens(0.5) || must ? random.pick(designations) : null;
  const number = memory.called(memory.seat);
  let total = memory.weightOfNobody(number, how);
  let best = designations[0]!;
  let most = -1;
  for (const move of designations) {
    const weight = memory.weight(seatOf(move), number, memory.seat, how) + random.fraction() * 0.01;
    total += weight;
    if (weight > most) {
      most = weight;
      best = move;
    }
  }
  // A card that is called again and again without an answer is better off the table, or the game would never end.
  const caution = how.caution / (1 + memory.unanswered[number]! ** 2 / 4);
  if (must) return best;
  return most / total >= caution && (how.isNamed?.(seatOf(best)) ?? true) ? best : null;
}

/** A card whose holder is known is a point that is as good as made; one that went unanswered may have no holder. */
function chooseCall(memory: Memory, how: Judging, random: Random, calls: readonly Move[]): Move {
  if (!how.counts) {
    const known = calls.filter((move) => memory.holderOf(detailOf(move)) !== null);
    return known.length > 0 && how.remembers > 0.5 ? random.pick(known) : random.pick(calls);
  }
  let best = calls[0]!;
  let most = Number.NEGATIVE_INFINITY;
  for (const move of calls) {
    const number = detailOf(move);
    const known = memory.holderOf(number) === null ? 0 : 3;
    const worth = known - memory.unanswered[number]! + random.fraction();
    if (worth > most) {
      most = worth;
      best = move;
    }
  }
  return best;
}

function ofKind(kind: number): Move[] {
  const found: Move[] = [];
  for (let index = 0; index < legal.length; index++) {
    const move = legal.at(index);
    if (kindOf(move) === kind) found.push(move);
  }
  return found;
}

/** Any accusation at all, for those who act on a whim. */
export function anyAccusation(memory: Memory, random: Random): WinkCommand | null {
  memory.legal(legal);
  const accusations = ofKind(winkFamily.ACCUSE);
  return accusations.length > 0 ? toCommand(random.pick(accusations)) : null;
}
