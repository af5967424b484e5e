import type { Command, Seat } from '@oeillade/kernel';
import type { Lobby } from '@oeillade/table';
import type { TableModel } from '@oeillade/web/shell/session/model.ts';
import { type Person, peopleAt, seatsAround } from '@oeillade/web/ui/table/people.ts';
import type { DiceCommand, DiceView } from '../../rules/index.ts';
import { unseen } from '../unseen.ts';

/** Somebody with their cup: the dice that I see, or as many that I do not. */
export interface Cup extends Person {
  readonly dice: readonly (number | null)[];
  readonly isTurn: boolean;
}

/** How many dice, and of which face. */
export interface Wish {
  readonly count: number;
  readonly face: number;
}

/** All that the table shows, without the words. */
export interface DiceScreen {
  readonly cups: readonly Cup[];
  readonly rivals: readonly Cup[];
  /** Null for somebody who watches. */
  readonly me: Cup | null;
  readonly turn: Cup | null;
  readonly isMyTurn: boolean;
  readonly bid: (Wish & { readonly by: Cup }) | null;
  readonly total: number;
  readonly mayDoubt: boolean;
  /** The bids that I may make, the lowest first. */
  readonly bids: readonly Wish[];
}

export function diceScreen(
  { seat: me, view: told }: Pick<TableModel, 'seat' | 'view'>,
  lobby: Lobby,
  commands: readonly Command[],
): DiceScreen {
  const view = told as DiceView;
  const cups = peopleAt(lobby).map((person, seat) => ({
    ...person,
    dice: diceAt(view, seat, me),
    isTurn: view.turn === seat,
  }));
  const legal = commands as readonly DiceCommand[];
  return {
    cups,
    rivals: seatsAround(cups.length, me).map((seat) => cups[seat]!),
    me: me === null ? null : cups[me]!,
    turn: view.turn === null ? null : cups[view.turn]!,
    isMyTurn: me !== null && view.turn === me,
    bid: view.bid && { count: view.bid.count, face: view.bid.face, by: cups[view.bid.seat]! },
    total: view.counts.reduce((sum, count) => sum + count, 0),
    mayDoubt: legal.some((command) => command.do === 'doubt'),
    bids: legal.flatMap((command) =>
      command.do === 'bid' ? [{ count: command.count, face: command.face }] : [],
    ),
  };
}

function diceAt({ revealed, dice, counts }: DiceView, seat: Seat, me: Seat | null) {
  return revealed?.[seat] ?? (seat === me ? dice : null) ?? unseen(counts[seat]!);
}

/** What can be bid that is nearest to a wish: the same face with as many dice, else with the fewest that are enough. */
export function nearestBid({ bids }: DiceScreen, { count, face }: Wish): Wish | null {
  const ofFace = bids.filter((bid) => bid.face === face);
  return ofFace.find((bid) => bid.count >= count) ?? ofFace.at(-1) ?? bids[0] ?? null;
}
