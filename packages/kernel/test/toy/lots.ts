import * as v from 'valibot';
import {
  type Chance,
  type Flaw,
  type Game,
  nothingToForesee,
  type Outcome,
  type Refusal,
  refusal,
  type Seat,
  type Setup,
  type Viewer,
} from '../../src/index.ts';

/*
 * Lots: a game that is just large enough to test the kernel with. Everybody holds a lot that they alone see, and
 * in turn keeps it or changes it for the next of the pile, or, where there are dice, rolls them for more points. The
 * most points win.
 */

const LotsOptions = v.strictObject({
  first: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(3)), 0),
  /** Lots in the pile beside those in hand. */
  spare: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(9)), 4),
  /** How many dice there are. */
  dice: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(5)), 0),
  names: v.optional(v.array(v.string()), []),
});
type LotsOptions = v.InferOutput<typeof LotsOptions>;

const LotsCommand = v.variant('do', [
  v.strictObject({ do: v.literal('keep') }),
  v.strictObject({ do: v.literal('change') }),
  v.strictObject({ do: v.literal('roll') }),
]);
export type LotsCommand = v.InferOutput<typeof LotsCommand>;

export interface Dealt {
  readonly e: 'dealt';
  readonly lots: readonly number[];
  readonly pile: readonly number[];
  readonly first: Seat;
}

export type LotsEvent =
  | Dealt
  | { readonly e: 'kept'; readonly seat: Seat }
  | { readonly e: 'changed'; readonly seat: Seat; readonly lot: number }
  | { readonly e: 'rolled'; readonly seat: Seat; readonly dice: readonly number[] }
  | {
      readonly e: 'ended';
      readonly why?: 'agreed';
      readonly scores: readonly number[];
      readonly ranks: readonly number[];
    };

export interface LotsState {
  readonly players: number;
  readonly first: Seat;
  readonly dice: number;
  lots: number[];
  /** What each seat has rolled so far, summed up. */
  rolled: number[];
  pile: number[];
  turns: number;
  isOver: boolean;
  isAgreed: boolean;
}

export interface LotsView {
  readonly lot: number | null;
  readonly pileSize: number;
  readonly turns: number;
  readonly lots: readonly number[] | null;
}

const KEEP = 0;
const CHANGE = 1;
const ROLL = 2;
const SIDES = 6;
const COMMANDS = ['keep', 'change', 'roll'] as const;

const number = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(Number.MAX_SAFE_INTEGER));
const numbers = v.array(number);

const clause = (kind: string, key: string | null): string =>
  kind === 'players' ? 'L-0' : `L-${kind}${key === null ? '' : `.${key}`}`;

export const lots: Game<LotsOptions, LotsState, LotsCommand, LotsEvent, LotsView> = {
  facts: {
    id: 'lots',
    title: 'Lots',
    year: null,
    players: { min: 2, max: 4 },
    minutes: 1,
    bots: 1,
    place: 0,
    options: LotsOptions,
    defaults: { first: 0, spare: 4, dice: 0, names: [] },
    kinds: { interrupt: null, paced: [], signal: null },
  },
  commands: LotsCommand,
  lines: {
    dealt: v.object({ t: number, e: v.literal('dealt'), lots: numbers, pile: numbers, first: number }),
    kept: v.object({ t: number, e: v.literal('kept'), seat: number }),
    changed: v.object({ t: number, e: v.literal('changed'), seat: number, lot: number }),
    rolled: v.object({ t: number, e: v.literal('rolled'), seat: number, dice: numbers }),
    ended: v.object({
      t: number,
      e: v.literal('ended'),
      why: v.exactOptional(v.literal('agreed')),
      scores: numbers,
      ranks: numbers,
    }),
  },
  shapes: {
    view: v.object({
      lot: v.nullable(number),
      pileSize: number,
      turns: number,
      lots: v.nullable(numbers),
    }),
    seen: v.looseObject({ e: v.string() }),
    signal: null,
  },
  checkSetup: ({ players, options }: Setup<LotsOptions>): Refusal | null =>
    options.first >= players ? refusal('no-such-seat', 'L-2') : null,
  deal: ({ players, options }, random) => {
    const pack = random.shuffled(packFor(players, options.spare));
    return { e: 'dealt', lots: pack.slice(0, players), pile: pack.slice(players), first: options.first };
  },
  checkDeal: ({ players, options }, dealt): Flaw | null => {
    const { lots: held, pile } = dealt as Dealt;
    const isRight =
      [...held, ...pile].sort((a, b) => a - b).join() === packFor(players, options.spare).join();
    return isRight && held.length === players
      ? null
      : { rule: 'L-1', message: 'the lots are not those of the pack' };
  },
  begin: ({ players, options: { dice } }, dealt) => {
    const { lots: held, pile, first } = dealt as Dealt;
    const rolled = held.map(() => 0);
    const end = { isOver: false, isAgreed: false };
    return { players, first, dice, lots: [...held], rolled, pile: [...pile], turns: 0, ...end };
  },
  copy: (state) => ({
    ...state,
    lots: [...state.lots],
    rolled: [...state.rolled],
    pile: [...state.pile],
  }),
  moves: (state, seat, into) => {
    if (state.isOver || turnOf(state) !== seat) return;
    into.add(KEEP);
    if (state.pile.length > 0) into.add(CHANGE);
    if (state.dice > 0) into.add(ROLL);
  },
  toCommand: (_state, _seat, move) => ({ do: COMMANDS[move]! }),
  toMove: (_state, _seat, command) => COMMANDS.indexOf(command.do),
  explain: (state, seat) => {
    if (state.isOver) return refusal('game-over', 'L-5');
    return turnOf(state) === seat ? refusal('no-lot-left', 'L-4') : refusal('not-your-turn', 'L-3');
  },
  play: (state, seat, move, chance, log) => {
    const event = eventOf(state, seat, move, chance);
    lots.fold(state, event);
    log?.push(event);
    if (state.isOver) log?.push(endOf(state));
  },
  fold: (state, event) => {
    if (event.e === 'changed') state.lots[event.seat] = state.pile.shift()!;
    if (event.e === 'rolled') state.rolled[event.seat]! += event.dice.reduce((sum, die) => sum + die, 0);
    if (event.e === 'changed' || event.e === 'kept' || event.e === 'rolled') state.turns++;
    if (event.e === 'ended' && event.why === 'agreed') state.isAgreed = true;
    state.isOver = state.isAgreed || state.turns === 2 * state.players;
  },
  standIn: () => KEEP,
  goesInCircles: () => false,
  stop: (state, log) => {
    state.isAgreed = true;
    state.isOver = true;
    log.push(endOf(state));
  },
  awaited: (state) => (state.isOver ? 0 : 1 << turnOf(state)),
  outcome: (state) => (state.isOver ? outcomeOf(state) : null),
  view: viewOf,
  views: (state) => (viewer) => viewOf(state, viewer),
  imagine: () => {
    throw new Error('Nobody imagines a game of lots.');
  },
  carriesEyes: () => false,
  carriesPictures: () => false,
  disclose: (event, viewer) => {
    if (event.e === 'dealt') return { e: 'dealt', lot: viewer === null ? null : event.lots[viewer]! };
    return event.e === 'changed' && event.seat !== viewer ? { e: 'changed', seat: event.seat } : event;
  },
  foresight: nothingToForesee,
  cause: (event) => {
    if (event.e === 'kept') return { seat: event.seat, command: { do: 'keep' } };
    if (event.e === 'rolled') return { seat: event.seat, command: { do: 'roll' } };
    return event.e === 'changed' ? { seat: event.seat, command: { do: 'change' } } : null;
  },
  clause,
  clauseOf: ({ e }, key) => clause(e, key),
  recordedChance: (line) => (line.e === 'rolled' ? { kind: 'roll', sides: SIDES, values: line.dice } : null),
  isWitnessed: () => false,
  witness: () => ({ observe: () => {}, check: () => null }),
};

function eventOf(state: LotsState, seat: Seat, move: number, chance: Chance): LotsEvent {
  if (move === KEEP) return { e: 'kept', seat };
  if (move === CHANGE) return { e: 'changed', seat, lot: state.pile[0]! };
  return { e: 'rolled', seat, dice: Array.from({ length: state.dice }, () => chance.roll(SIDES)) };
}

function viewOf(state: LotsState, viewer: Viewer): LotsView {
  return {
    lot: viewer === null ? null : state.lots[viewer]!,
    pileSize: state.pile.length,
    turns: state.turns,
    lots: state.isOver ? [...state.lots] : null,
  };
}

const packFor = (players: number, spare: number): number[] =>
  Array.from({ length: players + spare }, (_, index) => index + 1);

const turnOf = ({ first, turns, players }: LotsState): Seat => (first + turns) % players;

function outcomeOf({ lots: held, rolled }: LotsState): Outcome {
  const scores = held.map((lot, seat) => lot + rolled[seat]!);
  return {
    scores,
    ranks: scores.map((own) => 1 + scores.filter((other) => other > own).length),
  };
}

const endOf = (state: LotsState): LotsEvent => ({
  e: 'ended',
  ...(state.isAgreed ? { why: 'agreed' as const } : {}),
  ...outcomeOf(state),
});
