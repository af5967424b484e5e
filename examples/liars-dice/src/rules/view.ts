import type { Setup, Viewer } from '@oeillade/kernel';
import type { DiceEvent, DiceOptions, DiceSeen, DiceView } from './schemas.ts';
import { begin, countsOf, type DiceState } from './state.ts';

export const view = (state: DiceState, viewer: Viewer): DiceView => ({
  viewer,
  turn: state.turn,
  bid: state.bid,
  counts: countsOf(state),
  dice: viewer === null ? null : state.dice[viewer]!,
  doubts: state.doubts,
  last: state.last,
  revealed: state.turn === null ? [...state.dice] : null,
});

/** Under the other cups lie as many dice as everybody knows, all of them blank. */
export function imagine(setup: Setup<DiceOptions>, told: DiceView): DiceState {
  const { turn, bid, doubts, last, viewer } = told;
  const hidden = told.counts.map((count, seat) =>
    seat === viewer ? told.dice! : new Array<number>(count).fill(0),
  );
  const state = begin(setup, { e: 'dealt', dice: told.revealed ?? hidden, first: 0 });
  return { ...state, turn, bid, doubts, last };
}

/** L-2: nobody looks under another's cup; a doubt shows what is under all of them. */
export function disclose(event: DiceEvent, viewer: Viewer): DiceSeen {
  if (event.e !== 'dealt' && event.e !== 'rolled') return event;
  const { e, dice, first } = event;
  return { e, dice: viewer === null ? null : dice[viewer]!, counts: countsOf(event), first };
}
