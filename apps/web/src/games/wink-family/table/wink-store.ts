import type { Seat } from '@oeillade/kernel';
import type { Lobby } from '@oeillade/table';
import { signalLasts } from '../../../shell/session/clock.ts';
import type { Announcement, SeenSignal, TableModel } from '../../../shell/session/model.ts';
import type { TableSession } from '../../../shell/session/session.ts';
import { remembering, type Store } from '../../../shell/store.ts';
import type { EyePose } from '../../../ui/art/eyes/eye-style.ts';
import { type OnStage, onStage } from '../../../ui/stage/on-stage.ts';
import { type Sending, stillSent, TableStore } from '../../../ui/table/table-store.ts';
import { type Felt, SteadyFelt } from './felt.ts';
import { SeenLately } from './seen-lately.ts';
import type { Opened, Signal, WinkScreen, Wishes } from './shown.ts';
import { screenUntilVerdict } from './until-verdict.ts';
import { announcedUntil, entriesUntil, type WinkLogEntry } from './wink-log.ts';

type Move = 'call' | 'pass' | 'designate' | 'accuse';

/** All that a table of the wink family shows. */
export interface WinkModel {
  /** What the table has told this browser. */
  readonly told: TableModel;
  readonly lobby: Lobby;
  readonly screen: WinkScreen;
  /** What was announced, as far as the stage lets it be told. */
  readonly announced: readonly Announcement[];
  readonly entries: readonly WinkLogEntry[];
  /** The signal on the face that I look at, until it is over. */
  readonly signal: SeenSignal | null;
  /** The last signal that I saw, for as long as it is told in words. */
  readonly news: SeenSignal | null;
  /** Somebody has given me a signal for the card that I call. */
  readonly isAnswered: boolean;
  /** The eyes on my face as they are to be shown now; null where nobody feels any. */
  readonly felt: Felt | null;
  /** My move that is on its way: until the table answers, or shows what came of it. */
  readonly sent: Move | null;
  /** The signal that I am giving. */
  readonly giving: Signal | null;
  /** When I began it. */
  readonly givenAt: number | null;
  /** Where there is no room for the board beside the faces: whether it is shown in their stead. */
  readonly isBoardOpen: boolean;
  readonly opened: Opened;
  /** My face is seen: I wink with my own eye, and with nothing else. */
  readonly winksForReal: boolean;
  /** How my portrait holds its eyes, where my own are seen. */
  readonly myEyes: EyePose;
}

/** What I can do at the table. Each is safe to call at any time: what is not possible does nothing. */
export interface WinkActions {
  look(at: Seat | null): void;
  select(number: number): void;
  call(): void;
  /** Names whom I look at, or asks whom to name. */
  claim(): void;
  /** Asks whom to accuse. */
  suspect(): void;
  designate(named: Seat): void;
  accuse(named: Seat, number: number): void;
  signal(signal?: Signal): void;
  showBoard(isOpen: boolean): void;
  open(what: Opened): void;
  winkForReal(isSeen: boolean): void;
  /** My portrait holds its eyes as I do. */
  holdEyes(pose: EyePose): void;
}

/** What the parts of a table draw from. */
export interface WinkSource<Model extends WinkModel = WinkModel> extends Store<Model> {
  readonly session: TableSession;
  readonly actions: WinkActions;
}

/** What I have selected, sent or opened: the table does not know of it, or has not answered yet. */
interface Own extends Wishes {
  readonly sending: Sending<Move> | null;
  readonly giving: { readonly signal: Signal; readonly from: number; readonly until: number } | null;
  /** Whether I wish to see the board: until I must call, or have called. */
  readonly board: { readonly isOpen: boolean; readonly mustCall: boolean } | null;
  readonly opened: Opened;
  readonly winksForReal: boolean;
  readonly eyes: EyePose;
}

const NOTHING: Own = {
  selected: null,
  picked: null,
  sending: null,
  giving: null,
  board: null,
  opened: null,
  winksForReal: false,
  eyes: 'open',
};

/** A table of the wink family in play: what it has told, together with what I am about to do. */
export class WinkStore extends TableStore<WinkModel, Own> implements WinkSource {
  readonly #felt: SteadyFelt;
  readonly #seen = new SeenLately();
  readonly #screenOf = screenUntilVerdict();
  readonly #announced = remembering(
    ({ announcements, suspense }: Pick<TableModel, 'announcements'> & Pick<OnStage, 'suspense'>) => ({
      announced: announcedUntil(announcements, suspense),
      entries: entriesUntil(announcements, suspense),
    }),
  );

  constructor(session: TableSession) {
    super(session, NOTHING);
    this.#felt = new SteadyFelt(session.model.lobby!.rules.turning);
  }

  /** Follows the stage as well: what it keeps in suspense is shown with its verdict. */
  override open(): () => void {
    const leave = super.open();
    const leaveStage = onStage.subscribe(() => this.set({}));
    return () => {
      leaveStage();
      leave();
    };
  }

  readonly actions: WinkActions = {
    look: (at) => {
      const { told, screen } = this.model;
      if (at !== null && at === told.seat) return;
      if (screen.looksAround) this.session.look(at);
      else if (!screen.carriesEyes) this.set({ picked: at });
    },
    select: (number) => {
      const { cells, selected } = this.model.screen;
      if (!cells.some((cell) => cell.number === number && cell.isCallable)) return;
      if (selected === number) this.actions.call();
      else this.set({ selected: number });
    },
    call: () => {
      const { selected, mayPass } = this.model.screen;
      if (selected !== null) this.#send('call', { do: 'call', number: selected });
      else if (mayPass) this.#send('pass', { do: 'pass' });
    },
    claim: () => {
      const { nameable, named } = this.model.screen;
      if (nameable.length === 0) return;
      if (named) this.actions.designate(named.seat);
      else this.actions.open('claim');
    },
    designate: (named) => this.#send('designate', { do: 'designate', named }),
    accuse: (named, number) => this.#send('accuse', { do: 'accuse', named, number }),
    signal: (signal = this.model.screen.signals[0]) => {
      const { screen, giving, told, lobby, winksForReal } = this.model;
      if (winksForReal || !signal || giving || told.looking === null || !screen.signals.includes(signal))
        return;
      const from = Date.now();
      this.set({ giving: { signal, from, until: from + lobby.rules.lasting } });
      void this.session.play({ do: 'signal', to: told.looking, signal });
    },
    suspect: () => {
      if (this.model.screen.accusations.length > 0) this.actions.open('accuse');
    },
    showBoard: (isOpen) => this.set({ board: { isOpen, mustCall: mustCall(this.model) } }),
    open: (opened) => this.set({ opened }),
    winkForReal: (winksForReal) => this.set({ winksForReal }),
    holdEyes: (eyes) => {
      if (eyes !== this.own.eyes) this.set({ eyes });
    },
  };

  #send(what: Move, command: object): void {
    const { sent, told } = this.model;
    // An accusation waits for nothing: another may be a heartbeat behind.
    if (what === 'accuse' ? sent === 'accuse' : sent !== null) return;
    this.set({ sending: { what, told } });
    void this.session.play(command);
  }

  protected derive(told: TableModel, lobby: Lobby, now: number): WinkModel {
    const { sending, giving, board, opened, winksForReal, eyes } = this.own;
    const { suspense } = onStage.model;
    const screen = this.#screenOf(told, lobby, this.own, suspense);
    const sent = stillSent(sending, told);
    const mustCallNow = mustCall({ screen, sent });
    this.#seen.hear(told.signal, screen.myCall, told.seat);
    return {
      told,
      lobby,
      screen,
      ...this.#announced({ announcements: told.announcements, suspense }),
      signal: now < signalEnds(told) ? told.signal : null,
      news: this.#seen.newsAt(now),
      isAnswered: this.#seen.isAnswered,
      felt: this.#feel(told, screen, now),
      sent,
      giving: giving && now < giving.until ? giving.signal : null,
      givenAt: giving && now < giving.until ? giving.from : null,
      isBoardOpen: board?.mustCall === mustCallNow ? board.isOpen : mustCallNow,
      opened,
      winksForReal,
      myEyes: eyes,
    };
  }

  #feel({ felt }: TableModel, { faces, feels }: WinkScreen, now: number): Felt | null {
    const watcher = faces.find(({ isLit, watchesMe }) => isLit && watchesMe)?.seat ?? null;
    // Whoever has just come back to the table is told a moment later: until then it is as it was.
    if (felt !== null) this.#felt.hear({ count: felt, watcher }, now);
    return feels ? this.#felt.at(now) : null;
  }

  /** Signals end, and eyes that are felt settle, without the table saying so. */
  protected override changesAt({ told }: WinkModel, now: number): readonly (number | null)[] {
    return [
      this.#felt.changesAt(now),
      this.#seen.changesAt(now),
      signalEnds(told),
      this.own.giving?.until ?? null,
    ];
  }
}

/** There is nothing else to do for me, and my call is not on its way. */
const mustCall = ({ screen, sent }: Pick<WinkModel, 'screen' | 'sent'>): boolean =>
  screen.mayCall && screen.nameable.length === 0 && sent !== 'call';

const signalEnds = ({ signal, clock, lobby }: TableModel): number =>
  signal ? signal.at + signalLasts(signal, clock, lobby?.rules.lasting ?? 0) : 0;
