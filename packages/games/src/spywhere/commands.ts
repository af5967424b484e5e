import type { Move, Seat } from '@oeillade/kernel';
import * as v from 'valibot';
import type { Attempt } from './events.ts';
import { indexOf, NATION_COUNT, NATIONS, type Nation, nationAt, nationsIn, setOf } from './nations.ts';
import { PLAYERS } from './players.ts';

const seat = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(PLAYERS.max - 1));
const nation = v.picklist(NATIONS);
const attempt = v.strictObject({ at: seat, nation });

export const SpywhereCommand = v.variant('do', [
  v.strictObject({ do: v.literal('draw') }),
  v.strictObject({ do: v.literal('exchange'), gave: nation, took: nation }),
  v.strictObject({ do: v.literal('eliminate'), nation }),
  v.strictObject({ do: v.literal('attempt'), at: seat, nation }),
  v.strictObject({ do: v.literal('end-turn') }),
  v.strictObject({
    do: v.literal('attempt-last'),
    attempts: v.pipe(v.array(attempt), v.maxLength(PLAYERS.max - 1), v.readonly()),
  }),
]);

export type SpywhereCommand = v.InferOutput<typeof SpywhereCommand>;

/**
 * Kinds of moves. A move is the kind, then two fields of three bits: nationalities, or a seat and a nationality.
 * Last attempts are three bits for each seat instead (0, or 1 + the nationality); with two players, where both
 * go to the same opponent, a bit for each nationality.
 */
export const DRAW_CARD = 0;
export const EXCHANGE_CARDS = 1;
export const ELIMINATE = 2;
export const ATTEMPT_ONE = 3;
export const END_TURN = 4;
export const ATTEMPT_LAST = 5;

const FIELDS = 3 * PLAYERS.max;

export const move = (kind: number, first: number, second: number): Move =>
  (kind << FIELDS) | (first << 3) | second;
export const kindOf = (packed: Move): number => packed >> FIELDS;
export const firstOf = (packed: Move): number => (packed >> 3) & 7;
export const secondOf = (packed: Move): number => packed & 7;

export const lastMove = (fields: number): Move => (ATTEMPT_LAST << FIELDS) | fields;
export const lastField = (at: Seat, nation: number): number => (nation + 1) << (3 * at);

export function toMove(players: number, seat: Seat, command: SpywhereCommand): Move | null {
  switch (command.do) {
    case 'draw':
      return move(DRAW_CARD, 0, 0);
    case 'exchange':
      return move(EXCHANGE_CARDS, indexOf(command.gave), indexOf(command.took));
    case 'eliminate':
      return move(ELIMINATE, 0, indexOf(command.nation));
    case 'attempt':
      return move(ATTEMPT_ONE, command.at, indexOf(command.nation));
    case 'end-turn':
      return move(END_TURN, 0, 0);
    case 'attempt-last':
      return players === 2 ? packPair(seat, command.attempts) : packLast(command.attempts);
  }
}

/** Null where an opponent is named twice. */
function packLast(attempts: readonly Attempt[]): Move | null {
  if (new Set(attempts.map(({ at }) => at)).size < attempts.length) return null;
  return lastMove(attempts.reduce((fields, { at, nation }) => fields | lastField(at, indexOf(nation)), 0));
}

/** Null where somebody else than the opponent is named, or a nationality twice. */
function packPair(seat: Seat, attempts: readonly Attempt[]): Move | null {
  if (attempts.some(({ at }) => at !== 1 - seat)) return null;
  const nations = attempts.map(({ nation }) => nation);
  return new Set(nations).size < nations.length ? null : lastMove(setOf(nations));
}

export function toCommand(players: number, seat: Seat, packed: Move): SpywhereCommand {
  switch (kindOf(packed)) {
    case DRAW_CARD:
      return { do: 'draw' };
    case EXCHANGE_CARDS:
      return { do: 'exchange', gave: nationAt(firstOf(packed)), took: nationAt(secondOf(packed)) };
    case ELIMINATE:
      return { do: 'eliminate', nation: nationAt(secondOf(packed)) };
    case ATTEMPT_ONE:
      return { do: 'attempt', at: firstOf(packed), nation: nationAt(secondOf(packed)) };
    case END_TURN:
      return { do: 'end-turn' };
    case ATTEMPT_LAST:
      return { do: 'attempt-last', attempts: lastAttempts(players, seat, packed) };
    default:
      throw new Error(`Spywhere has no move ${packed}.`);
  }
}

/** What last attempts a move holds: by seat, then by nationality. */
export function lastAttempts(players: number, seat: Seat, packed: Move): Attempt[] {
  if (players === 2) {
    return nationsIn(packed & ((1 << NATION_COUNT) - 1)).map((nation) => ({ at: 1 - seat, nation }));
  }
  const attempts: { at: Seat; nation: Nation }[] = [];
  for (let at = 0; at < players; at++) {
    const field = (packed >> (3 * at)) & 7;
    if (field !== 0) attempts.push({ at, nation: nationAt(field - 1) });
  }
  return attempts;
}
