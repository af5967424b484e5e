import type { Level } from '@oeillade/bots';
import { facesIn, hasRoomForBots, type Outcome, promisesKept, readRecord, readSetup } from '@oeillade/kernel';
import { CLOSE, SeatClient, type TableFrame } from '@oeillade/protocol';
import type { Lobby } from '@oeillade/table';
import { EXIT, UserError } from '../errors.ts';
import { findGame } from '../library.ts';
import { BotPlayer } from './bot-player.ts';
import { Connection } from './connection.ts';
import { getRecord } from './record.ts';
import type { SeatTaken } from './seat.ts';

export interface VisitPlan {
  readonly server: URL;
  readonly seat: SeatTaken;
  readonly level: Level;
  /** Leaves after the first game. */
  readonly once: boolean;
  readonly signal: AbortSignal;
  /** Says in one line what goes on. */
  say(text: string): void;
}

/** How long a farewell may take. */
const FAREWELL = 1_000;

const ENDINGS: Readonly<Record<number, string>> = {
  [CLOSE.left]: 'the seat was taken away',
  [CLOSE.noSuchTable]: 'the table is gone',
  [CLOSE.oldClient]: 'the server speaks another version of the protocol',
  [CLOSE.abuse]: 'the server has had enough of this player',
};

/** What is said where a deal does not agree with what was promised before it. */
const PROMISES = [
  ['mine', 'The deal was not drawn from the words of this seat.'],
  ['others', 'The deal was drawn from other words, or another secret, than were promised before it.'],
  ['agreed', 'The deal was not for the game and the options that had been agreed.'],
  ['dealt', 'The record has other cards than were dealt to this seat.'],
] as const;

/** Why there is no record to go by. */
const UNREAD = {
  gone: 'the host has deleted the record of the game',
  late: 'the server does not give the record of the game',
} as const;

/** A bot's time at a table of a server, until it is told to go, or has no seat any more. */
export class Visit {
  readonly #plan: VisitPlan;
  readonly #client: SeatClient;
  readonly #player: BotPlayer;
  readonly #connection: Connection;
  readonly #done = Promise.withResolvers<void>();
  #isLeaving = false;
  #isGettingReady = false;
  #finished = 0;
  /** The motions for which its vote is on its way. */
  readonly #agreeing = new Set<string>();

  constructor(plan: VisitPlan) {
    const { server, seat, level, say } = plan;
    this.#plan = plan;
    this.#client = new SeatClient({
      token: seat.token,
      now: () => performance.timeOrigin + performance.now(),
      heard: (message) => this.#hear(message),
      refused: ({ code }) => {
        if (code === 'no-such-seat') this.#fail('the seat was taken away');
      },
      moved: ({ url }) => {
        if (url !== null) this.#connection.redirect(url);
      },
    });
    this.#player = new BotPlayer(this.#client, level);
    this.#connection = new Connection(server, seat.code, this.#client, {
      lost: () => say('The connection is gone; trying again.'),
      ended: (code) => this.#fail(ENDINGS[code] ?? `the server has closed the connection (${code})`),
    });
  }

  async run(): Promise<void> {
    const { signal } = this.#plan;
    const leave = (): void => void this.#leave();
    signal.addEventListener('abort', leave);
    this.#connection.open();
    if (signal.aborted) leave();
    try {
      await this.#done.promise;
    } finally {
      signal.removeEventListener('abort', leave);
      this.#player.rest();
      this.#connection.close();
    }
  }

  #hear(message: TableFrame): void {
    if (this.#isLeaving) return;
    this.#player.hear(message);
    const { lobby, seat } = this.#client;
    if (!lobby || seat === null) return;
    if (lobby.phase === 'gathering') this.#getReady(lobby, seat);
    if (lobby.phase === 'playing') this.#agree(lobby, seat);
    if (message.m === 'event' && (message.event as { e?: string }).e === 'ended') {
      this.#sayOutcome(message.event as unknown as Outcome, lobby, seat);
    }
    // The record comes last, or is in a snapshot.
    const isTold = message.m === 'record' || message.m === 'snapshot';
    if (!isTold || lobby.phase !== 'over' || lobby.round === this.#finished) return;
    this.#finished = lobby.round;
    void this.#sayPromises().then(() => this.#finish());
  }

  #getReady(lobby: Lobby, seat: number): void {
    if (hasRealFaces(lobby))
      return this.#fail('the players of this table look each other in the face: a bot has none (D-1)');
    if (lobby.seats[seat]?.ready !== false || this.#isGettingReady) return;
    this.#isGettingReady = true;
    void this.#client.ask({ ask: 'ready', ready: true }).then(() => {
      this.#isGettingReady = false;
    });
  }

  /**
   * Pauses and ends are for people: a bot goes along with whatever one of them proposes. What the table itself offers (W-18)
   * nobody has proposed: there a bot goes on playing, and names somebody.
   */
  #agree({ votes }: Lobby, seat: number): void {
    for (const { on, yes } of votes) {
      if (yes.length === 0 || yes.includes(seat) || this.#agreeing.has(on)) continue;
      this.#agreeing.add(on);
      void this.#client.ask({ ask: 'vote', on, yes: true }).then(() => this.#agreeing.delete(on));
    }
  }

  #sayOutcome({ scores, ranks }: Outcome, { seats }: Lobby, seat: number): void {
    const place = ranks[seat] === 1 ? 'won' : `came in ${ranks[seat]} of ${seats.length}`;
    this.#plan.say(`The game is over: ${place}, with ${scores[seat]}.`);
  }

  /** Nobody but those who sat there can tell whether the deal kept to what was promised before it. */
  async #sayPromises(): Promise<void> {
    const { dealSeen: seen, record: note } = this.#client;
    if (!seen || !note) return;
    const { server, seat, say } = this.#plan;
    const got = await getRecord(server, seat.code, note);
    if (!got.ok) return say(`Whether the deal kept to what was promised cannot be told: ${UNREAD[got.why]}.`);
    const read = readRecord(got.text.trimEnd().split('\n'), findGame);
    if (!read.ok) return;
    const kept = promisesKept(read.record, seen);
    const broken = PROMISES.filter(([promise]) => kept[promise] === false);
    for (const [, sentence] of broken) say(sentence);
    if (broken.length === 0) say('The deal kept to all that was promised before it.');
  }

  #finish(): void {
    if (this.#plan.once) void this.#leave();
    else this.#plan.say('Waiting for the host to play again; Ctrl-C leaves.');
  }

  /** Says goodbye, and goes even if nobody answers. */
  async #leave(): Promise<void> {
    if (this.#isLeaving) return;
    this.#isLeaving = true;
    this.#player.rest();
    const timer = setTimeout(() => this.#done.resolve(), FAREWELL);
    await this.#client.ask({ ask: 'leave' });
    clearTimeout(timer);
    this.#done.resolve();
  }

  #fail(sentence: string): void {
    // Whoever leaves is let go: that the seat is gone then is no surprise.
    if (this.#isLeaving) this.#done.resolve();
    else this.#done.reject(new UserError(sentence, EXIT.broken));
  }
}

function hasRealFaces({ game: id, options }: Lobby): boolean {
  const game = findGame(id);
  if (!game) return false;
  const read = readSetup(game, game.facts.players.min, options);
  return read.ok && !hasRoomForBots(facesIn(game, read.setup));
}
