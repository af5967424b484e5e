import { safeParse } from 'valibot';
import type { Chance, Command, Game, GameEvent, Seat } from './game.ts';
import { type Move, MoveList } from './moves.ts';
import { type Refusal, refusal } from './refusal.ts';

export type Decision<S, E> =
  | { readonly ok: true; readonly events: readonly E[]; readonly state: S }
  | { readonly ok: false; readonly refusal: Refusal };

const scratch = new MoveList();

/** All that a seat may do now. */
export function legalCommands<S extends object, C extends Command, E extends GameEvent>(
  game: Game<object, S, C, E>,
  state: S,
  seat: Seat,
): C[] {
  scratch.clear();
  game.moves(state, seat, scratch);
  const commands: C[] = [];
  for (let index = 0; index < scratch.length; index++) {
    commands.push(game.toCommand(state, seat, scratch.at(index)));
  }
  return commands;
}

/**
 * Judges a command from anywhere, whatever its shape. The state given stays as it is; an accepted command
 * comes with its events and with the state after them.
 */
export function decide<S extends object, C extends Command, E extends GameEvent>(
  game: Game<object, S, C, E>,
  table: { readonly players: number; readonly state: S; readonly chance: Chance },
  seat: unknown,
  command: unknown,
): Decision<S, E> {
  if (!isSeat(seat, table.players)) return refuse(refusal('no-such-seat', null));
  const parsed = safeParse(game.commands, command);
  if (!parsed.success) return refuse(refusal('malformed', null));
  const move = game.toMove(table.state, seat, parsed.output);
  if (move === null || !isLegal(game, table.state, seat, move)) {
    return refuse(game.explain(table.state, seat, parsed.output));
  }
  return accept(game, table.state, seat, move, table.chance);
}

/** As `decide`, for a move that was taken from the legal ones. */
export function accept<S extends object, C extends Command, E extends GameEvent>(
  game: Game<object, S, C, E>,
  state: S,
  seat: Seat,
  move: Move,
  chance: Chance,
): Decision<S, E> & { ok: true } {
  const next = game.copy(state);
  const events: E[] = [];
  game.play(next, seat, move, chance, events);
  return { ok: true, events, state: next };
}

function isLegal<S extends object>(game: Game<object, S>, state: S, seat: Seat, move: Move): boolean {
  scratch.clear();
  game.moves(state, seat, scratch);
  return scratch.has(move);
}

function isSeat(seat: unknown, players: number): seat is Seat {
  return typeof seat === 'number' && Number.isInteger(seat) && seat >= 0 && seat < players;
}

const refuse = (why: Refusal): { readonly ok: false; readonly refusal: Refusal } => ({
  ok: false,
  refusal: why,
});
