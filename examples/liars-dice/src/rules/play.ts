import { type Chance, type Move, type MoveList, type Refusal, refusal, type Seat } from '@oeillade/kernel';
import { type Bid, type DiceCommand, type DiceEvent, SIDES } from './schemas.ts';
import { beginner, type DiceState, fold, hasOneLeft, loserOf, outcomeOf, totalOf } from './state.ts';

const DOUBT: Move = 0;
/** A bid as a move: the higher bid is the greater number (L-4). */
const toBid = ({ count, face }: Pick<Bid, 'count' | 'face'>): Move => count * 8 + face;

export function moves(state: DiceState, seat: Seat, into: MoveList): void {
  if (state.turn !== seat) return;
  const { bid } = state;
  if (bid) into.add(DOUBT);
  for (let count = bid?.count ?? 1; count <= totalOf(state); count++) {
    for (let face = 1; face <= SIDES; face++) {
      if (!bid || toBid({ count, face }) > toBid(bid)) into.add(toBid({ count, face }));
    }
  }
}

export const toCommand = (move: Move): DiceCommand =>
  move === DOUBT ? { do: 'doubt' } : { do: 'bid', count: move >> 3, face: move & 7 };

export const toMove = (command: DiceCommand): Move => (command.do === 'doubt' ? DOUBT : toBid(command));

export function explain(state: DiceState, seat: Seat, command: DiceCommand): Refusal {
  if (state.turn === null) return refusal('game-over', 'L-8');
  if (state.turn !== seat) return refusal('not-your-turn', 'L-3');
  if (command.do === 'doubt') return refusal('nothing-to-doubt', 'L-5');
  return command.count > totalOf(state) ? refusal('too-many-dice', 'L-4') : refusal('bid-too-low', 'L-4');
}

export function play(
  state: DiceState,
  seat: Seat,
  move: Move,
  chance: Chance,
  log: DiceEvent[] | null,
): void {
  const happens = (event: DiceEvent): void => {
    fold(state, event);
    log?.push(event);
  };
  const command = toCommand(move);
  if (command.do === 'bid') return happens({ e: 'bid', seat, count: command.count, face: command.face });
  const { seat: of, count, face } = state.bid!;
  const counted = state.dice.flat().filter((die) => die === face).length;
  const doubt = { seat, of, count, face, counted, right: counted < count };
  happens({ e: 'doubted', ...doubt, dice: [...state.dice] });
  if (hasOneLeft(state)) log?.push({ e: 'ended', ...outcomeOf(state) });
  else happens({ e: 'rolled', dice: rollAll(state, chance), first: beginner(state, loserOf(doubt)) });
}

/** L-7: everybody rolls what they have left. */
const rollAll = ({ dice }: DiceState, chance: Chance): number[][] =>
  dice.map((hand) => hand.map(() => chance.roll(SIDES)));

/** L-10: the next bid is a good one while it asks for one die more than can be expected. */
export function standIn(state: DiceState): Move {
  const { bid } = state;
  if (!bid) return toBid({ count: 1, face: 1 });
  const next = bid.face < SIDES ? { ...bid, face: bid.face + 1 } : { count: bid.count + 1, face: 1 };
  const most = Math.min(totalOf(state), totalOf(state) / SIDES + 1);
  return next.count > most ? DOUBT : toBid(next);
}

export function stop(state: DiceState, log: DiceEvent[]): void {
  const ended: DiceEvent = { e: 'ended', why: 'agreed', ...outcomeOf(state) };
  fold(state, ended);
  log.push(ended);
}
