import {
  type Flaw,
  type Game,
  nothingToForesee,
  type Random,
  refusal,
  type Seat,
  type Setup,
} from '@oeillade/kernel';
import { label } from './label.ts';
import { explain, moves, play, standIn, stop, toCommand, toMove } from './play.ts';
import {
  type Dealt,
  DiceCommand,
  type DiceEvent,
  DiceOptions,
  DiceSeen,
  DiceView,
  lines,
  SIDES,
} from './schemas.ts';
import { begin, copy, type DiceState, fold, outcomeOf } from './state.ts';
import { disclose, imagine, view } from './view.ts';

/** Liar's dice: RULES.md beside this folder has its clauses. */
export const liarsDice: Game<DiceOptions, DiceState, DiceCommand, DiceEvent, DiceView> = {
  facts: {
    ...label,
    options: DiceOptions,
    defaults: { dice: 3, first: 'random' },
    kinds: { interrupt: null, paced: [], signal: null },
  },
  commands: DiceCommand,
  lines,
  shapes: { view: DiceView, seen: DiceSeen, signal: null },
  checkSetup: ({ players, options }) =>
    options.first === 'random' || options.first < players ? null : refusal('no-such-seat', 'L-3'),
  deal,
  checkDeal: (setup, dealt) => checkDeal(setup, asDeal(dealt)),
  begin: (setup, dealt) => begin(setup, asDeal(dealt)),
  copy,
  moves,
  toCommand: (_state, _seat, move) => toCommand(move),
  toMove: (_state, _seat, command) => toMove(command),
  explain,
  play,
  fold,
  standIn,
  stop,
  goesInCircles: () => false,
  awaited: ({ turn }) => (turn === null ? 0 : 1 << turn),
  outcome: (state) => (state.turn === null ? outcomeOf(state) : null),
  view,
  views: (state) => (viewer) => view(state, viewer),
  imagine,
  carriesEyes: () => false,
  carriesPictures: () => false,
  disclose,
  foresight: nothingToForesee,
  cause,
  clause,
  clauseOf: ({ e }, key) => clause(e, key),
  recordedChance: (line) =>
    line.e === 'rolled' ? { kind: 'roll', sides: SIDES, values: line.dice.flat() } : null,
  isWitnessed: () => false,
  witness: () => ({ observe: () => {}, check: () => null }),
};

export const games = { 'liars-dice': liarsDice } as const;

function deal({ players, options }: Setup<DiceOptions>, random: Random): Dealt {
  const roll = () => Array.from({ length: options.dice }, () => 1 + random.below(SIDES));
  const first = options.first === 'random' ? random.below(players) : options.first;
  return { e: 'dealt', dice: Array.from({ length: players }, roll), first };
}

function checkDeal({ players, options }: Setup<DiceOptions>, { dice, first }: Dealt): Flaw | null {
  const isRight = dice.length === players && dice.every((hand) => hand.length === options.dice);
  if (!isRight) return { rule: 'L-1', message: 'not everybody has as many dice as the table agreed on' };
  const isAgreed = options.first === 'random' ? first < players : first === options.first;
  return isAgreed ? null : { rule: 'L-3', message: 'somebody else was to begin' };
}

function asDeal(event: DiceEvent): Dealt {
  if (event.e !== 'dealt') throw new Error(`A game begins with its deal, not with "${event.e}".`);
  return event;
}

function cause(event: DiceEvent): { readonly seat: Seat; readonly command: DiceCommand } | null {
  if (event.e === 'doubted') return { seat: event.seat, command: { do: 'doubt' } };
  if (event.e !== 'bid') return null;
  const { seat, count, face } = event;
  return { seat, command: { do: 'bid', count, face } };
}

const CLAUSES: Readonly<Record<string, string>> = {
  players: 'L-1',
  dealt: 'L-2',
  bid: 'L-4',
  doubted: 'L-5',
  rolled: 'L-7',
  ended: 'L-8',
};

function clause(kind: string, key: string | null): string {
  return kind === 'doubted' && key === 'right' ? 'L-6' : (CLAUSES[kind] ?? 'L-3');
}
