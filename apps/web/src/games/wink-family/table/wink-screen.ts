import type * as winkFamily from '@oeillade/games/wink-family';
import { type Command, readSetup, type Seat } from '@oeillade/kernel';
import type { Lobby } from '@oeillade/table';
import { findGame } from '../../../shell/library.ts';
import { myCommands } from '../../../shell/session/legal.ts';
import type { TableModel } from '../../../shell/session/model.ts';
import { remembering } from '../../../shell/store.ts';
import { type Person, peopleAt, seatsAround } from '../../../ui/table/people.ts';
import type {
  AccusationOffered,
  CellShown,
  FaceShown,
  GazeShown,
  ScoreShown,
  WinkScreen,
  Wishes,
} from './shown.ts';

type WinkView = winkFamily.WinkView;
type WinkCommand = winkFamily.WinkCommand;

type Shown = Pick<TableModel, 'seat' | 'view' | 'looking' | 'gazes'>;

/** Everything that the screen shows, from what the table has told me and from what I may do. */
export function winkScreen(
  model: Shown,
  lobby: Lobby,
  commands: readonly Command[],
  { selected, picked }: Wishes,
): WinkScreen {
  const still = stillScreen(model, lobby, commands, selected);
  return { ...still, ...eyesOn(still, model, lobby, commands, picked) };
}

/** The same from one moment to the next: each half is made anew only when something has changed that it follows from. */
export function rememberedScreen() {
  const commandsOf = remembering(myCommands);
  const stillOf = remembering(({ seat, view, lobby, commands, selected }: StillInputs) =>
    stillScreen({ seat, view }, lobby, commands, selected),
  );
  const wholeOf = remembering(({ still, lobby, commands, picked, ...told }: EyesInputs) => ({
    ...still,
    ...eyesOn(still, told, lobby, commands, picked),
  }));
  return ({ seat, view, looking, gazes }: Shown, lobby: Lobby, { selected, picked }: Wishes): WinkScreen => {
    const commands = commandsOf({ lobby, view, seat });
    const still = stillOf({ seat, view, lobby, commands, selected });
    return wholeOf({ still, seat, view, looking, gazes, lobby, commands, picked });
  };
}

interface Inputs {
  readonly lobby: Lobby;
  readonly commands: readonly Command[];
}
type StillInputs = Inputs & Pick<Shown, 'seat' | 'view'> & Pick<Wishes, 'selected'>;
type EyesInputs = Inputs & Shown & Pick<Wishes, 'picked'> & { readonly still: StillScreen };

type Eyes = Pick<WinkScreen, 'looking' | 'faces' | 'signals' | 'named'>;
export type StillScreen = Omit<WinkScreen, keyof Eyes>;

/** What stays as it is while eyes go from face to face. */
function stillScreen(
  { seat: me, view: told }: Pick<Shown, 'seat' | 'view'>,
  lobby: Lobby,
  commands: readonly Command[],
  selected: number | null,
): StillScreen {
  const view = told as WinkView;
  const legal = commands as readonly WinkCommand[];
  const people = peopleAt(lobby);
  const callable = new Set(legal.flatMap((command) => (command.do === 'call' ? [command.number] : [])));
  const chosen = selected !== null && callable.has(selected) ? selected : null;
  return {
    me: me === null ? null : people[me]!,
    turn: view.turn === null ? null : people[view.turn]!,
    step: view.step,
    isMyTurn: me !== null && view.turn === me,
    turnCalled: view.turn === null ? null : view.seats[view.turn]!.called,
    myCall: me === null ? null : view.seats[me]!.called,
    carriesEyes: eyesCarried(lobby),
    isLiving: me !== null && (lobby.options as Partial<winkFamily.WinkOptions>).channel === 'living',
    looksAround: eyesCarried(lobby) && (me !== null || lobby.rules.watching === 'looking'),
    feels: me !== null && lobby.rules.felt && eyesCarried(lobby),
    cells: view.board.map((place) => cellOf(place, view, people, me, callable, chosen)),
    hand: (view.hand ?? []).map((number) => ({ number, caller: callerOf(view, people, number) })),
    spies: me === null ? 0 : view.seats[me]!.spies,
    people,
    scores: scoresOf(view, people, me),
    agreed: agreedAt(lobby),
    mayCall: callable.size > 0,
    mayPass: legal.some((command) => command.do === 'pass'),
    selected: chosen,
    nameable: legal.flatMap((command) => (command.do === 'designate' ? [people[command.named]!] : [])),
    accusations: accusationsIn(legal, view, people),
  };
}

/** The faces as I see them, and what I may do to the one that I look at. */
function eyesOn(
  { carriesEyes, nameable }: StillScreen,
  model: Shown,
  lobby: Lobby,
  commands: readonly Command[],
  picked: Seat | null,
): Eyes {
  const people = peopleAt(lobby);
  const pointed = carriesEyes ? model.looking : picked;
  return {
    looking: model.looking === null ? null : people[model.looking]!,
    faces: facesOf(model, model.view as WinkView, people, pointed),
    signals: (commands as readonly WinkCommand[]).flatMap((command) =>
      command.do === 'signal' && command.to === model.looking ? [command.signal] : [],
    ),
    named: nameable.find(({ seat }) => seat === pointed) ?? null,
  };
}

function agreedAt({ options }: Lobby): readonly winkFamily.Signal[] {
  return (options as Partial<winkFamily.WinkOptions>).signals ?? ['wink'];
}

export function eyesCarried(lobby: Lobby): boolean {
  const game = findGame(lobby.game);
  const setup = game && readSetup(game, lobby.seats.length, lobby.options);
  return Boolean(game && setup?.ok && game.carriesEyes(setup.setup));
}

function facesOf(model: Shown, view: WinkView, people: readonly Person[], pointed: Seat | null): FaceShown[] {
  return seatsAround(people.length, model.seat).map((seat, index) => {
    const sight = sightOf(model, seat);
    return {
      ...people[seat]!,
      digit: index + 1,
      cards: view.seats[seat]!.handSize,
      isTurn: view.turn === seat,
      isLit: pointed === seat,
      sight,
      watchesMe: model.seat !== null && sight === model.seat,
    };
  });
}

function sightOf({ gazes }: Shown, seat: Seat): GazeShown {
  const at = gazes.get(seat);
  return at === undefined ? 'hidden' : (at ?? 'board');
}

function cellOf(
  { number, card, pawn }: winkFamily.Place,
  view: WinkView,
  people: readonly Person[],
  me: Seat | null,
  callable: ReadonlySet<number>,
  chosen: number | null,
): CellShown {
  const isCallable = callable.has(number);
  return {
    number,
    card,
    pawn: pawn === null ? null : people[pawn]!,
    isCalled: pawn !== null && view.seats[pawn]!.called === number,
    isMine: pawn !== null && pawn === me && card === 'up',
    isCallable,
    isSelected: chosen === number,
    isHeld: callable.size > 0 && card === 'up' && (view.hand?.includes(number) ?? false),
    isDimmed: callable.size > 0 && !isCallable && card === 'up',
  };
}

function callerOf(view: WinkView, people: readonly Person[], number: number): Person | null {
  const caller = view.partners.find((seat) => view.seats[seat]!.called === number);
  return caller === undefined ? null : people[caller]!;
}

function scoresOf(view: WinkView, people: readonly Person[], me: Seat | null): ScoreShown[] {
  return people.map((person, seat) => {
    const { laid, spies, score } = view.seats[seat]!;
    return {
      ...person,
      won: laid.filter(({ faceUp }) => faceUp).length,
      spies,
      score,
      isMe: seat === me,
    };
  });
}

function accusationsIn(
  legal: readonly WinkCommand[],
  view: WinkView,
  people: readonly Person[],
): AccusationOffered[] {
  const suspects = new Map<number, Person[]>();
  for (const command of legal) {
    if (command.do !== 'accuse') continue;
    suspects.set(command.number, [...(suspects.get(command.number) ?? []), people[command.named]!]);
  }
  return [...suspects].map(([number, list]) => ({
    number,
    caller: people[view.seats.findIndex(({ called }) => called === number)]!,
    suspects: list,
  }));
}
