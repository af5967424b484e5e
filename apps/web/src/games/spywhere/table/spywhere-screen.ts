import * as spywhereRules from '@oeillade/games/spywhere';
import type { Command, Seat } from '@oeillade/kernel';
import type { Lobby } from '@oeillade/table';
import type { TableModel } from '../../../shell/session/model.ts';
import { type Person, peopleAt, seatsAround } from '../../../ui/table/people.ts';
import { type LastAttempts, lastAttempts } from './last-attempts.ts';
import { type NotebookRow, type Noting, notebookRows } from './notebook.ts';

export type Nation = spywhereRules.Nation;
type SpywhereView = spywhereRules.SpywhereView;
type SpywhereCommand = spywhereRules.SpywhereCommand;

/** What I have pointed at and not yet done. */
export interface Wishes {
  readonly gave: Nation | null;
  /** A place in the market. */
  readonly place: number | null;
}

/** A clue pile, one entry for each nationality in it. */
export interface ClueShown {
  readonly nation: Nation;
  readonly cards: number;
}

/** An identification card in front of somebody; its nationality only if it is mine. */
export interface GuessShown {
  readonly by: Person;
  readonly nation: Nation | null;
}

export interface Place extends Person {
  readonly cards: number;
  readonly clues: readonly ClueShown[];
  /** Cards that others have put in front of them. */
  readonly guesses: readonly GuessShown[];
  /** Whom they have attempted, once for each attempt. */
  readonly attempted: readonly Person[];
  readonly isTurn: boolean;
  /** Not in yet while all the others make their last attempts. */
  readonly isAwaited: boolean;
}

export interface MarketCard {
  readonly place: number;
  readonly nation: Nation;
  readonly isSelected: boolean;
  /** One of three that I may eliminate. */
  readonly isTriple: boolean;
}

export interface Stack {
  readonly nation: Nation;
  readonly count: number;
  readonly isSelected: boolean;
}

export interface Target {
  readonly place: Place;
  readonly nations: readonly Nation[];
}

export interface SpywhereScreen {
  readonly me: Place | null;
  readonly turn: Person | null;
  readonly step: SpywhereView['step'];
  readonly isMyTurn: boolean;
  readonly rivals: readonly Place[];
  /** How many attempts end the game (S-40, S-53). */
  readonly attemptsToEnd: number;
  readonly market: readonly MarketCard[];
  readonly pile: number;
  readonly hand: readonly Stack[];
  readonly handSize: number;
  readonly passports: readonly Nation[];
  /** How many cards of my own nationality I hold. */
  readonly ownCards: number;
  /** My identification cards that are not used up. */
  readonly identifications: readonly Nation[];
  readonly out: Nation | null;
  readonly mayDraw: boolean;
  readonly mayExchange: boolean;
  readonly gave: Nation | null;
  readonly eliminable: Nation | null;
  readonly targets: readonly Target[];
  /** S-52: how many of my turns have no attempt yet. */
  readonly turnsBeforeAttempts: number;
  readonly mayEndTurn: boolean;
  readonly last: LastAttempts | null;
  /** S-60: somebody has identified everybody, and the round is being finished. */
  readonly isLastRound: boolean;
  readonly closed: { readonly why: 'pile' | 'attempts'; readonly by: Person | null } | null;
  readonly awaited: readonly Person[];
  readonly notebook: readonly NotebookRow[];
  /** What follows from my passport is in the notebook; it is left out while the passport is shut. */
  readonly isPassportOpen: boolean;
}

/** S-40, S-53 */
const attemptsToEnd = ({ length }: readonly Person[]): number => (length === 2 ? 2 : length - 1);

/** S-52 */
const TURNS_WITHOUT = 4;

type Shown = Pick<TableModel, 'seat' | 'view'>;

/** Everything that the screen shows, from what the table has told me and from what I may do. */
export function spywhereScreen(
  model: Shown,
  lobby: Lobby,
  commands: readonly Command[],
  wishes: Wishes,
  noting: Noting,
): SpywhereScreen {
  const view = model.view as SpywhereView;
  const legal = commands as readonly SpywhereCommand[];
  const people = peopleAt(lobby);
  const places = people.map((person) => placeOf(person, view, people));
  const { seat: me } = model;
  const isTwo = people.length === 2;
  const rivals = seatsAround(people.length, me).map((seat) => places[seat]!);
  const may = (what: SpywhereCommand['do']) => legal.some((command) => command.do === what);
  const mayExchange = may('exchange');
  const eliminable = legal.find((command) => command.do === 'eliminate')?.nation ?? null;
  const gave = mayExchange && wishes.gave && view.own?.hand.includes(wishes.gave) ? wishes.gave : null;
  const turnsTaken = me === null ? TURNS_WITHOUT : view.seats[me]!.turnsTaken;
  return {
    me: me === null ? null : places[me]!,
    turn: view.turn === null ? null : people[view.turn]!,
    step: view.step,
    isMyTurn: me !== null && view.turn === me,
    rivals,
    attemptsToEnd: attemptsToEnd(people),
    market: marketOf(view, mayExchange ? wishes.place : null, eliminable),
    pile: view.pileSize,
    hand: stacksOf(view.own?.hand ?? [], gave),
    handSize: view.own?.hand.length ?? 0,
    passports: view.own?.passports ?? [],
    ownCards: view.own?.hand.filter((nation) => view.own?.passports.includes(nation)).length ?? 0,
    identifications: view.own?.cards ?? [],
    out: view.out,
    mayDraw: may('draw'),
    mayExchange,
    gave,
    eliminable,
    targets: targetsIn(legal, places),
    turnsBeforeAttempts: isTwo ? Math.max(0, TURNS_WITHOUT - turnsTaken) : 0,
    mayEndTurn: may('end-turn'),
    last: lastAttempts(legal),
    isLastRound:
      view.closed === null && places.some(({ attempted }) => attempted.length === attemptsToEnd(people)),
    closed: view.closed && {
      why: view.closed.why,
      by: view.closed.by === null ? null : people[view.closed.by]!,
    },
    awaited: places.filter(({ isAwaited }) => isAwaited),
    notebook: notebookRows(view, noting),
    isPassportOpen: view.own === null || noting.isPassportOpen,
  };
}

function placeOf(person: Person, view: SpywhereView, people: readonly Person[]): Place {
  const { handSize, clues, attempts, lastAttemptsIn } = view.seats[person.seat]!;
  return {
    ...person,
    cards: handSize,
    clues: spywhereRules.NATIONS.flatMap((nation) => {
      const times = clues.filter((clue) => clue === nation).length;
      return times === 0 ? [] : [{ nation, cards: 3 * times }];
    }),
    guesses: view.seats.flatMap((other, by) =>
      other.attempts
        .filter(({ at }) => at === person.seat)
        .map(({ nation }) => ({ by: people[by]!, nation })),
    ),
    attempted: attempts.map(({ at }) => people[at]!),
    isTurn: view.turn === person.seat,
    isAwaited: view.step === 'last' && !lastAttemptsIn && attempts.length < attemptsToEnd(people),
  };
}

function marketOf(view: SpywhereView, selected: number | null, eliminable: Nation | null): MarketCard[] {
  return view.market.map((nation, place) => ({
    place,
    nation,
    isSelected: place === selected,
    isTriple: nation === eliminable,
  }));
}

/** Cards of one nationality are all alike: they lie on each other, in the order of the rules. */
function stacksOf(hand: readonly Nation[], gave: Nation | null): Stack[] {
  return spywhereRules.NATIONS.flatMap((nation) => {
    const count = hand.filter((card) => card === nation).length;
    return count === 0 ? [] : [{ nation, count, isSelected: nation === gave }];
  });
}

function targetsIn(legal: readonly SpywhereCommand[], places: readonly Place[]): Target[] {
  const nations = new Map<Seat, Nation[]>();
  for (const command of legal) {
    if (command.do !== 'attempt') continue;
    nations.set(command.at, [...(nations.get(command.at) ?? []), command.nation]);
  }
  return [...nations].map(([seat, list]) => ({ place: places[seat]!, nations: list }));
}
