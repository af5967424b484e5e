import type { DealSeen, Seat } from '@oeillade/kernel';
import type { ClockShown, Lobby, RecordNote } from '@oeillade/table';
import type { Asked, Hello, Pong } from '../client-frames.ts';
import { MOST_AGO } from '../most-ago.ts';
import type { Moved, Refused, ServerFrame, TableFrame, Welcome } from '../server-frames.ts';
import { PROTOCOL } from '../version.ts';
import type { ClientAsk } from './asks.ts';
import type { DrawnShuffleWords } from './draw-shuffle-words.ts';
import { Looks } from './looks.ts';
import type { OwnShuffleWords } from './own-shuffle-words.ts';
import { type Reply, UnansweredAsks } from './unanswered-asks.ts';

export interface SeatClientOptions {
  /** The seat's secret; without it one only watches. */
  readonly token?: string;
  /** Who watches, where they want to take part. */
  readonly watcher?: Hello['watcher'] & object;
  /** The client's own clock, in milliseconds: what is pressed carries its time, and pings are answered with it. */
  now(): number;
  /** Every message of the table, in order, each once. What the client keeps is up to date when it is called. */
  heard?(message: TableFrame): void;
  /** The server knows this client: at the beginning, after every reconnect, and when the seat has another number. */
  welcomed?(welcome: Welcome): void;
  /** A frame without an id was refused: a hello, or a frame over the limit. */
  refused?(refused: Refused): void;
  /** The table lives elsewhere now. The server closes the socket by itself. */
  moved?(moved: Moved): void;
  /** This client's words for the shuffle are shown now. What it saw until then is worth remembering. */
  sawDeal?(seen: DealSeen): void;
  /** Draws words for the shuffle; if left out, they are random. */
  draw?(typed: string): DrawnShuffleWords;
}

const GONE = { code: 'gone', rule: null } as const;

/**
 * One seat's end of the protocol, without a socket of its own: whoever has one calls `opened`, `receive` and `closed`.
 * It outlives its sockets: on the next one it says what it saw last, and asks again for what was not answered.
 */
export class SeatClient {
  /** Null before the first welcome, and for somebody who watches. */
  seat: Seat | null = null;
  code: string | null = null;
  lobby: Lobby | null = null;
  /** All that the seat may know of the game; null before the first deal. */
  view: object | null = null;
  clock: ClockShown | null = null;
  /** Which record the last game has left, once it is over; `fetchRecord` gets it. */
  record: RecordNote | null = null;
  /** Where this seat's own eyes are. */
  looking: Seat | null = null;
  /** What had been promised when this client showed its words for the last deal; null where it has shown none. */
  dealSeen: DealSeen | null = null;

  readonly #options: SeatClientOptions;
  readonly #unanswered = new UnansweredAsks();
  /** In front of all ids, for another page or program may hold the same seat and count its own. */
  readonly #self = Math.random().toString(36).slice(2, 12);
  #asked = 0;
  #send: ((text: string) => void) | null = null;
  #isWelcome = false;
  #last: Hello['last'] | undefined;
  /** The latest looks of this game, which may still be refused; a look that is allowed is never answered. */
  readonly #looks = new Looks();
  /** Loaded when it is needed: a page shows its table without it. */
  #words: Promise<OwnShuffleWords> | null = null;
  /** Asks that wait until the words are promised, so that the host cannot start without them. */
  #held: string[] = [];
  #wordsOnTheirWay = 0;
  #isTooFast = false;

  constructor(options: SeatClientOptions) {
    this.#options = options;
  }

  /** Whether what is asked now is sent at once. */
  get isWelcome(): boolean {
    return this.#isWelcome;
  }

  /** How many asks are not answered yet. */
  get unanswered(): number {
    return this.#unanswered.size;
  }

  /** A socket is open; `send` takes what goes out on it. */
  opened(send: (text: string) => void): void {
    const { token, watcher } = this.#options;
    this.#send = send;
    this.#isWelcome = false;
    const hello: Hello = {
      ask: 'hello',
      protocol: PROTOCOL,
      ...(token === undefined ? {} : { token }),
      ...(watcher === undefined ? {} : { watcher }),
      ...(this.#last?.n ? { last: this.#last } : {}),
    };
    send(JSON.stringify(hello));
  }

  closed(): void {
    // Unanswered asks are sent again on the next socket.
    this.#held = [];
    this.#send = null;
    this.#isWelcome = false;
  }

  /** There will be no other socket: whoever waits for an answer is told. */
  giveUp(): void {
    this.closed();
    this.#unanswered.settleAll(GONE);
  }

  /** Asks the table for something; gives null, or why not. It is asked until it is answered, and done once. */
  ask(wish: ClientAsk): Promise<Reply> {
    return this.#ask(wish, this.#wordsOnTheirWay > 0);
  }

  /** Adds what the player has typed to the words for the shuffle. */
  addShuffleWords(typed: string): Promise<Reply> {
    return this.#ownShuffleWords().then(
      (words) => words.type(typed),
      () => GONE,
    );
  }

  /** A command of the game, pressed now. */
  play(command: object): Promise<Reply> {
    return this.ask({ ask: 'play', command, pressed: this.#options.now() });
  }

  /** Turns the eyes to a face, or to the board. */
  look(at: Seat | null): void {
    const frame = this.#looks.add(this.#nextId(), at, this.looking);
    this.looking = at;
    if (this.#isWelcome) this.#send?.(frame);
  }

  /**
   * At a table of living faces: this player has winked with their own eyes, so many milliseconds ago, as their camera saw it. It is
   * for the record alone, so nobody waits for an answer, and without a connection it is lost, as the picture was.
   */
  winked(signal: string, ago = 0): void {
    const known = Math.min(MOST_AGO, Math.max(0, Math.round(ago)));
    const frame: Asked = { ask: 'winked', signal, ago: known, id: this.#nextId() };
    if (this.#isWelcome) this.#send?.(JSON.stringify(frame));
  }

  /** Takes a frame that came in. */
  receive(text: string): void {
    const frame = JSON.parse(text) as ServerFrame;
    switch (frame.m) {
      case 'welcome':
        return this.#welcome(frame);
      case 'ping':
        return this.#pong(frame.sent);
      case 'refused':
        return this.#refused(frame);
      case 'moved':
        return this.#options.moved?.(frame);
      default:
        return this.#take(frame);
    }
  }

  #ask(wish: ClientAsk, isHeld = false): Promise<Reply> {
    const { frame, reply } = this.#unanswered.add({ ...wish, id: this.#nextId() } as Asked);
    if (!this.#isWelcome) return reply;
    if (isHeld) this.#held.push(frame);
    else this.#send?.(frame);
    return reply;
  }

  #ownShuffleWords(): Promise<OwnShuffleWords> {
    const { draw } = this.#options;
    this.#words ??= import('./own-shuffle-words.ts').then(
      ({ OwnShuffleWords }) =>
        new OwnShuffleWords({
          draw,
          promise: (hash) => this.#ask({ ask: 'promise', hash }),
          reveal: (words) => void this.#ask({ ask: 'reveal', words }),
          sawPromises: (seen) => this.#saw(seen),
        }),
    );
    return this.#words;
  }

  #saw(seen: DealSeen): void {
    this.dealSeen = seen;
    this.#options.sawDeal?.(seen);
  }

  async #sawCards(dealt: object): Promise<void> {
    const words = await this.#words;
    if (words && this.dealSeen) this.#saw({ ...this.dealSeen, dealt: words.hashOfDeal(dealt) });
  }

  async #followWords(lobby: Lobby, seat: Seat): Promise<void> {
    this.#wordsOnTheirWay++;
    try {
      (await this.#ownShuffleWords()).follow(lobby, seat);
    } catch {
      // What cannot be drawn now may be drawn for the next deal; everybody sees that nothing is promised for this one.
      this.#words = null;
    }
    if (--this.#wordsOnTheirWay > 0) return;
    for (const frame of this.#held.splice(0)) this.#send?.(frame);
  }

  #nextId(): string {
    return `${this.#self}-${this.#asked++}`;
  }

  #welcome(welcome: Welcome): void {
    const isFirst = !this.#isWelcome;
    this.seat = welcome.seat;
    this.code = welcome.code;
    this.#isWelcome = true;
    // Numbers count within one epoch: in a new one nothing was seen yet.
    if (this.#last?.epoch !== welcome.epoch) this.#last = { epoch: welcome.epoch, n: 0 };
    this.#options.welcomed?.(welcome);
    if (isFirst) this.#askAgain();
  }

  #pong(sent: number): void {
    this.#send?.(JSON.stringify({ ask: 'pong', sent, theirs: this.#options.now() } satisfies Pong));
    if (this.#isTooFast) this.#askAgain();
  }

  #refused(refused: Refused): void {
    const { id, code } = refused;
    // Which frame it was is not said; what it asked for is still unanswered, and asked again after a while.
    if (code === 'too-fast') this.#isTooFast = true;
    if (id === null) this.#options.refused?.(refused);
    else this.#unanswered.settle(id, { code, rule: null });
  }

  /** The table answers what it has done already as it did before. */
  #askAgain(): void {
    this.#isTooFast = false;
    for (const frame of this.#unanswered.frames()) this.#send?.(frame);
    if (this.#looks.last !== null) this.#send?.(this.#looks.last);
  }

  #take(frame: TableFrame): void {
    const { n } = frame;
    if (n !== undefined && this.#last) {
      // A snapshot has the number of the last message that is in it.
      if (n <= this.#last.n && frame.m !== 'snapshot') return;
      this.#last = { ...this.#last, n };
    }
    this.#keep(frame);
    this.#options.heard?.(frame);
    if (frame.m === 'answer') this.#unanswered.settle(frame.id, frame.refusal);
  }

  #keep(frame: TableFrame): void {
    switch (frame.m) {
      case 'snapshot':
        this.#keepLobby(frame.lobby);
        this.view = frame.view;
        this.clock = frame.clock;
        this.record = frame.record;
        // Eyes that have turned since are on their way to the table.
        if (this.#looks.last === null) this.looking = frame.looking;
        return;
      case 'lobby':
        return this.#keepLobby(frame);
      case 'view':
        this.view = frame.view;
        return;
      case 'clock':
        this.clock = frame;
        return;
      case 'event':
        if (isDeal(frame.event)) void this.#sawCards(frame.event);
        return;
      case 'record':
        this.record = frame;
        return;
      case 'answer':
        if (frame.refusal) this.looking = this.#looks.refused(frame.id, this.looking);
    }
  }

  #keepLobby(lobby: Lobby): void {
    this.lobby = lobby;
    const { seat } = this;
    if (lobby.phase === 'gathering' && seat !== null && lobby.seats[seat])
      void this.#followWords(lobby, seat);
    if (lobby.phase !== 'over') this.record = null;
    if (lobby.phase === 'playing') return;
    this.#looks.forget();
    this.looking = null;
  }
}

const isDeal = (event: object): boolean => (event as { readonly e?: unknown }).e === 'dealt';
