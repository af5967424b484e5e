import type * as spywhereRules from '@oeillade/games/spywhere';
import type { Command, Seat } from '@oeillade/kernel';
import type { Lobby } from '@oeillade/table';
import { myCommands } from '../../../shell/session/legal.ts';
import type { TableModel } from '../../../shell/session/model.ts';
import type { TableSession } from '../../../shell/session/session.ts';
import { remembering, type Store } from '../../../shell/store.ts';
import { type Person, peopleAt } from '../../../ui/table/people.ts';
import { type Sending, stillSent, TableStore } from '../../../ui/table/table-store.ts';
import { type KeptMarks, marksFor, writeMarks } from './kept-marks.ts';
import { keepPassportOpen, readPassportOpen } from './kept-passport.ts';
import { type Noting, nextMarks } from './notebook.ts';
import { logEntries, type SpywhereLogEntry } from './spywhere-log.ts';
import { type Nation, type SpywhereScreen, spywhereScreen, type Wishes } from './spywhere-screen.ts';

type SpywhereCommand = spywhereRules.SpywhereCommand;

/** What lies open over the table: one thing at a time. */
export type Opened =
  | { readonly is: 'identify' | 'last' | 'notebook' | 'log' }
  | { readonly is: 'place'; readonly seat: Seat };

/** A card that hangs on the pointer. */
export interface Drag {
  readonly nation: Nation;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  /** The place in the market above which it hangs. */
  readonly over: number | null;
}

/** My passport, on this screen. */
export interface PassportShown {
  readonly isShown: boolean;
  readonly isPeeking: boolean;
  /** It stays open: this device remembers that. */
  readonly staysOpen: boolean;
}

/** All that a table of Spywhere shows. */
export interface SpywhereModel {
  /** What the table has told this browser. */
  readonly told: TableModel;
  readonly lobby: Lobby;
  readonly people: readonly Person[];
  readonly screen: SpywhereScreen;
  readonly entries: readonly SpywhereLogEntry[];
  /** My move that is on its way: until the table answers, or shows what came of it. */
  readonly sent: SpywhereCommand['do'] | null;
  readonly opened: Opened | null;
  /** The place in the market that I point at. */
  readonly aim: number | null;
  readonly drag: Drag | null;
  readonly passport: PassportShown;
}

/** What I can do at the table. Each is safe to call at any time: what is not possible does nothing. */
export interface SpywhereActions {
  draw(): void;
  /** Points at a card of my hand; if one of the market is pointed at, they are exchanged. */
  give(nation: Nation): void;
  /** Points at a card of the market; if one of my hand is pointed at, they are exchanged. */
  take(place: number): void;
  exchange(gave: Nation, place: number): void;
  letGo(): void;
  eliminate(): void;
  attempt(at: Seat, nation: Nation): void;
  endTurn(): void;
  attemptLast(attempts: readonly spywhereRules.Attempt[]): void;
  note(seat: Seat, nation: Nation): void;
  open(what: Opened | null): void;
  aim(place: number | null): void;
  drag(drag: Drag | null): void;
  /** Opens my passport for as long as I wish to see it. */
  peek(isPeeking: boolean): void;
  keepPassport(isOpen: boolean): void;
}

/** What the parts of a table draw from. */
export interface SpywhereSource extends Store<SpywhereModel> {
  readonly session: TableSession;
  readonly actions: SpywhereActions;
}

/** What I have pointed at, sent, noted or opened, which the table does not know or has not answered. */
interface Own {
  readonly wishes: Wishes;
  readonly sending: Sending<SpywhereCommand['do']> | null;
  readonly opened: Opened | null;
  readonly aim: number | null;
  readonly drag: Drag | null;
  readonly notes: KeptMarks | null;
  readonly isPeeking: boolean;
  readonly staysOpen: boolean;
}

const NO_WISHES: Wishes = { gave: null, place: null };

/** What ends what was pointed at, and opens and shuts what only then can be chosen. */
interface Turning {
  readonly mayExchange: boolean;
  readonly mayIdentify: boolean;
  readonly isLast: boolean;
  readonly refusal: TableModel['refusal'];
}

/** A table of Spywhere in play: what it has told, together with what I am about to do. */
export class SpywhereStore extends TableStore<SpywhereModel, Own> implements SpywhereSource {
  readonly #isAlone: boolean;
  readonly #commandsOf = remembering(myCommands);
  readonly #peopleOf = remembering(peopleAt);
  readonly #entriesOf = remembering(({ announcements }: Pick<TableModel, 'announcements'>) =>
    logEntries(announcements),
  );
  readonly #screenOf = remembering(
    ({ seat, view, lobby, commands, wishes, marks, isPassportOpen }: ScreenInputs) =>
      spywhereScreen({ seat, view }, lobby, commands, wishes, { marks, isPassportOpen }),
  );
  #before: Turning = { mayExchange: false, mayIdentify: false, isLast: false, refusal: null };

  /** Nobody reads my passport over my shoulder; where nobody else is, it lies open. */
  constructor(session: TableSession, { isAlone }: { readonly isAlone: boolean }) {
    super(session, {
      wishes: NO_WISHES,
      sending: null,
      opened: null,
      aim: null,
      drag: null,
      notes: null,
      isPeeking: false,
      staysOpen: isAlone || readPassportOpen(),
    });
    this.#isAlone = isAlone;
  }

  readonly actions: SpywhereActions = {
    draw: () => {
      if (this.model.screen.mayDraw) this.#send({ do: 'draw' });
    },
    give: (nation) => {
      const { screen, sent } = this.model;
      if (!screen.mayExchange || sent) return;
      const place = screen.market.find(({ isSelected }) => isSelected)?.place;
      if (place !== undefined) this.actions.exchange(nation, place);
      else this.set({ wishes: { gave: screen.gave === nation ? null : nation, place: null } });
    },
    take: (place) => {
      const { screen, sent } = this.model;
      if (!screen.mayExchange || sent) return;
      if (screen.gave) this.actions.exchange(screen.gave, place);
      else this.set({ wishes: { gave: null, place: screen.market[place]?.isSelected ? null : place } });
    },
    exchange: (gave, place) => {
      const { screen, sent } = this.model;
      const took = screen.market[place]?.nation;
      const isHeld = screen.hand.some(({ nation }) => nation === gave);
      if (!screen.mayExchange || !took || !isHeld || sent) return;
      this.set({ wishes: { gave, place } });
      this.#send({ do: 'exchange', gave, took });
    },
    letGo: () => this.set({ wishes: NO_WISHES }),
    eliminate: () => {
      const { eliminable } = this.model.screen;
      if (eliminable) this.#send({ do: 'eliminate', nation: eliminable });
    },
    attempt: (at, nation) => {
      const target = this.model.screen.targets.find(({ place }) => place.seat === at);
      if (target?.nations.includes(nation)) this.#send({ do: 'attempt', at, nation });
    },
    endTurn: () => {
      if (this.model.screen.mayEndTurn) this.#send({ do: 'end-turn' });
    },
    attemptLast: (attempts) => {
      if (this.model.screen.last?.isLegal(attempts)) this.#send({ do: 'attempt-last', attempts });
    },
    note: (seat, nation) => {
      const { key, marks } = this.#notes(this.model);
      const notes = { key, marks: nextMarks(marks, seat, nation) };
      writeMarks(notes);
      this.set({ notes });
    },
    open: (opened) => this.set({ opened }),
    aim: (aim) => this.set({ aim }),
    drag: (drag) => this.set({ drag }),
    peek: (isPeeking) => {
      if (isPeeking !== this.own.isPeeking) this.set({ isPeeking });
    },
    keepPassport: (staysOpen) => {
      this.set({ staysOpen, isPeeking: false });
      if (!this.#isAlone) keepPassportOpen(staysOpen);
    },
  };

  #send(command: SpywhereCommand): void {
    const { sent, told } = this.model;
    if (sent) return;
    this.set({ sending: { what: command.do, told } });
    void this.session.play(command);
  }

  protected derive(told: TableModel, lobby: Lobby): SpywhereModel {
    const { seat, view } = told;
    const commands = this.#commandsOf({ lobby, view, seat });
    this.#turn(told, commands as readonly SpywhereCommand[]);
    const { wishes, sending, opened, aim, drag, isPeeking, staysOpen } = this.own;
    const isPassportOpen = staysOpen || isPeeking;
    const { marks } = this.#notes({ told, lobby });
    return {
      told,
      lobby,
      people: this.#peopleOf({ seats: lobby.seats }),
      screen: this.#screenOf({ seat, view, lobby, commands, wishes, marks, isPassportOpen }),
      entries: this.#entriesOf({ announcements: told.announcements }),
      sent: stillSent(sending, told),
      opened,
      aim,
      drag,
      passport: { isShown: isPassportOpen, isPeeking, staysOpen },
    };
  }

  /** What was pointed at stays lit until the table has answered; last attempts lie open as soon as there are any. */
  #turn({ refusal }: TableModel, commands: readonly SpywhereCommand[]): void {
    const may = (what: SpywhereCommand['do']) => commands.some((command) => command.do === what);
    const now: Turning = {
      mayExchange: may('exchange'),
      mayIdentify: may('attempt'),
      isLast: may('attempt-last'),
      refusal,
    };
    const before = this.#before;
    this.#before = now;
    let { wishes, opened } = this.own;
    if (before.mayExchange !== now.mayExchange || before.refusal !== refusal) wishes = NO_WISHES;
    if (before.mayIdentify && !now.mayIdentify && opened?.is === 'identify') opened = null;
    if (before.isLast && !now.isLast && opened?.is === 'last') opened = null;
    if (!before.isLast && now.isLast) opened = { is: 'last' };
    this.own = { ...this.own, wishes, opened };
  }

  #notes({ told: { code }, lobby: { round } }: Pick<SpywhereModel, 'told' | 'lobby'>): KeptMarks {
    const notes = marksFor(code, round, this.own.notes);
    this.own = { ...this.own, notes };
    return notes;
  }
}

type ScreenInputs = Noting & {
  readonly seat: Seat | null;
  readonly view: TableModel['view'];
  readonly lobby: Lobby;
  readonly commands: readonly Command[];
  readonly wishes: Wishes;
};
