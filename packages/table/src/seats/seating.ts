import type { Seat, Seed } from '@oeillade/kernel';
import type { Sitter, SummarySeat, TableEvent } from '../events.ts';
import type { Motion } from '../inputs.ts';
import type { LobbySeat, Seer } from '../messages.ts';
import { DEFAULT_RULES, type TableRules } from '../rules.ts';
import { EveningAccount } from './evening-account.ts';

interface Place {
  sitter: Sitter;
  ready: boolean;
  away: boolean;
  /** Away for so long that the others may decide without them. */
  missing: boolean;
  promise: string | null;
  /** Null until the seat has shown its shuffle words. */
  words: string | null;
  /** Its shuffle words were missing when the host last started. */
  missed: boolean;
  /** They have said that they leave; before the next game their seat is freed. */
  left: boolean;
}

/** What is reset for everybody before the next deal. */
const SILENT = { promise: null, words: null, missed: false } as const;
const PRESENT = { away: false, missing: false, left: false } as const;

/** Rules that an older program has stored may lack newer ones. */
const withDefaults = (rules: TableRules): TableRules => ({ ...DEFAULT_RULES, ...rules });

export type Phase = 'gathering' | 'playing' | 'over';

/** Who sits at the table and what they have agreed on: all of a table but the game itself. */
export class Seating {
  game: string;
  options: object;
  rules: TableRules;
  secret: Seed;
  phase: Phase = 'gathering';
  round = 0;
  host: Seat | null = null;
  paused = false;
  /** The host has started, and words are being shown. */
  isStarting = false;
  failedStarts = 0;
  /** Nobody is given the record of the last game any more. */
  isForgotten = false;
  /** Who among the watchers foresaw most of the game that is over. */
  seer: Seer | null = null;
  readonly votes = new Map<Motion, Set<Seat>>();
  readonly evening = new EveningAccount();
  #places: Place[] = [];
  /** Who has asked for the next game. */
  #asker: Place | null = null;

  constructor(opened: TableEvent & { j: 'opened' | 'summary' }) {
    this.game = opened.game;
    this.options = opened.options;
    this.rules = withDefaults(opened.rules);
    this.secret = opened.secret;
  }

  get size(): number {
    return this.#places.length;
  }

  get sitters(): readonly Sitter[] {
    return this.#places.map(({ sitter }) => sitter);
  }

  /** The seat that has asked for the next game. */
  get askedBy(): Seat | null {
    const seat = this.#asker ? this.#places.indexOf(this.#asker) : -1;
    return seat === -1 ? null : seat;
  }

  /** The seats of those who have said that they leave. */
  get leftSeats(): Seat[] {
    return this.#places.flatMap(({ left }, seat) => (left ? [seat] : []));
  }

  /** The people of the company: all who have not said that they leave. */
  get company(): Seat[] {
    return this.#places.flatMap(({ sitter, left }, seat) => (sitter.kind === 'human' && !left ? [seat] : []));
  }

  get shuffleWords(): readonly string[] {
    return this.#places.map(({ words }) => words ?? '');
  }

  get hasPromises(): boolean {
    return this.#places.some(({ promise }) => promise !== null);
  }

  promiseOf(seat: Seat): string | null {
    return this.#places[seat]?.promise ?? null;
  }

  /** Those who have promised shuffle words and not shown them. */
  awaited(): Seat[] {
    return this.#places.flatMap(({ promise, words }, seat) =>
      promise !== null && words === null ? [seat] : [],
    );
  }

  sitter(seat: Seat): Sitter | null {
    return this.#places[seat]?.sitter ?? null;
  }

  isAway(seat: Seat): boolean {
    return this.#places[seat]?.away ?? false;
  }

  isBot(seat: Seat): boolean {
    return this.#places[seat]?.sitter.kind === 'bot';
  }

  get hasBots(): boolean {
    return this.#places.some(({ sitter }) => sitter.kind === 'bot');
  }

  get allReady(): boolean {
    return this.#places.every(({ sitter, ready }) => ready || sitter.kind === 'bot');
  }

  /** The people who are here, and so have a vote. */
  voters(): Seat[] {
    return this.#places.flatMap(({ sitter, away }, seat) => (sitter.kind === 'human' && !away ? [seat] : []));
  }

  /** The motions that all who have a vote are for. */
  passedMotions(): Motion[] {
    return [...this.votes].flatMap(([on, yes]) => (this.#isPassed(on, yes) ? [on] : []));
  }

  /**
   * A pause can be taken back, so those who are here decide on it, and any one of them resumes. The end and a replacement cannot: a connection that broke for
   * some seconds must cost nobody the game or the seat, so whoever may still come back has a vote on them.
   */
  #isPassed(on: Motion, yes: ReadonlySet<Seat>): boolean {
    if (on === 'resume') return this.voters().some((seat) => yes.has(seat));
    const voters = this.#places.flatMap(({ sitter, away, missing }, seat) =>
      sitter.kind === 'human' && !(on === 'pause' ? away : missing) ? [seat] : [],
    );
    // Nobody votes for a bot in their own place: as long as they have a vote, they are not replaced.
    return voters.length > 0 && voters.every((seat) => yes.has(seat));
  }

  /** Who gets the host's rights after this seat: the next person who is here, or else the next at all. */
  heirOf(seat: Seat): Seat | null {
    const others = this.#places.map((_, step) => (seat + 1 + step) % this.size).slice(0, -1);
    const people = others.filter((other) => !this.isBot(other));
    return people.find((other) => !this.isAway(other)) ?? people[0] ?? null;
  }

  /** The seat of whoever knows this secret, hashed. */
  seatOf(token: string): Seat | null {
    const seat = this.#places.findIndex(({ sitter }) => sitter.token === token);
    return seat === -1 ? null : seat;
  }

  lobbySeats(): LobbySeat[] {
    return this.#places.map(({ sitter, ready, away, promise, missed }) => ({
      name: sitter.name,
      kind: sitter.kind,
      bot: sitter.bot,
      colour: sitter.colour,
      face: sitter.face,
      ...(sitter.costume && { costume: sitter.costume }),
      ...(sitter.member !== undefined && { member: sitter.member }),
      ready: ready || sitter.kind === 'bot',
      away,
      promise,
      missed,
    }));
  }

  /** Takes in an event of the table; those of the game are the round's. */
  apply(event: TableEvent): void {
    switch (event.j) {
      case 'opened':
      case 'line':
      case 'said':
      case 'reacted':
      case 'signalling':
      case 'answered':
      case 'predicted':
      case 'claimed':
        return;
      case 'arranged':
        this.game = event.game;
        this.options = event.options;
        this.rules = withDefaults(event.rules);
        for (const place of this.#places) place.ready = false;
        return;
      case 'sat':
        this.#places.push({ sitter: event.sitter, ready: false, ...PRESENT, ...SILENT });
        return;
      case 'left-seat':
        this.#places.splice(event.seat, 1);
        if (this.host !== null && this.host > event.seat) this.host--;
        else if (this.host === event.seat) this.host = null;
        return;
      case 'appearance-set': {
        const place = this.#at(event.seat);
        const { name, colour, face, costume = place.sitter.costume } = event;
        place.sitter = { ...place.sitter, name, colour, face, ...(costume && { costume }) };
        return;
      }
      case 'readied':
        this.#at(event.seat).ready = event.ready;
        return;
      case 'promised':
        this.#at(event.seat).promise = event.hash;
        this.#at(event.seat).words = null;
        return;
      case 'starting':
        this.isStarting = true;
        return;
      case 'start-failed':
        this.#failStart(event.missed, event.secret);
        return;
      case 'words-shown':
        this.#at(event.seat).words = event.words;
        return;
      case 'host-set':
        this.host = event.seat;
        return;
      case 'began':
        this.phase = 'playing';
        this.isStarting = false;
        this.round++;
        this.#asker = null;
        this.evening.goOn();
        return;
      case 'presence':
        Object.assign(this.#at(event.seat), { ...PRESENT, away: event.away });
        if (!event.away) this.votes.delete(`replace/${event.seat}`);
        return;
      case 'missing':
        Object.assign(this.#at(event.seat), { missing: true, left: event.left ?? false });
        return;
      case 'voted':
        this.#vote(event.on, event.seat, event.yes);
        return;
      case 'paused':
        this.paused = event.paused && this.phase === 'playing';
        this.votes.delete(event.paused ? 'pause' : 'resume');
        return;
      case 'replaced':
        Object.assign(this.#at(event.seat), { sitter: event.sitter, ...PRESENT });
        this.votes.delete(`replace/${event.seat}`);
        return;
      case 'forgotten':
        this.isForgotten = true;
        this.seer = null;
        return;
      case 'counted':
        this.evening.count(this, event);
        return;
      case 'evening-ended':
        this.evening.end();
        return;
      case 'rematch':
        this.#gatherAgain(event);
        return;
      case 'summary':
        this.#takeSummary(event);
    }
  }

  /** The seating as a `summary` keeps it between two games. */
  summary(answeredAt: (seat: Seat) => readonly string[]): TableEvent & { j: 'summary' } {
    const { game, options, rules, secret, round, host, failedStarts, isForgotten } = this;
    const seats = this.#places.map((place, seat): SummarySeat => ({ ...place, answered: answeredAt(seat) }));
    return {
      j: 'summary',
      v: 1,
      game,
      options,
      rules,
      secret,
      round,
      host,
      failedStarts,
      isForgotten,
      ...(this.seer ? { seer: this.seer } : {}),
      seats,
      evening: this.evening.kept(),
    };
  }

  /** The game of this round has ended. */
  finish(): void {
    this.phase = 'over';
    this.paused = false;
    this.votes.clear();
  }

  #takeSummary(summary: TableEvent & { j: 'summary' }): void {
    const { round, host, failedStarts, isForgotten, seer, seats, evening } = summary;
    this.phase = 'over';
    this.round = round;
    this.host = host;
    this.failedStarts = failedStarts;
    this.isForgotten = isForgotten;
    this.seer = seer ?? null;
    this.#places = seats.map(({ answered: _answered, left = false, ...place }) => ({ ...place, left }));
    if (evening) this.evening.takeUp(evening);
  }

  #failStart(missed: readonly Seat[], secret: Seed): void {
    this.isStarting = false;
    this.failedStarts++;
    this.secret = secret;
    for (const place of this.#places) Object.assign(place, SILENT);
    for (const seat of missed) Object.assign(this.#at(seat), { missed: true, ready: false });
  }

  /** Whoever has asked for it is ready; the others stay with the game that is over until they come along. */
  #gatherAgain({ secret, first = this.size - 1, by = null }: TableEvent & { j: 'rematch' }): void {
    this.#asker = by === null ? null : this.#at(by);
    this.#places.push(...this.#places.splice(0, first));
    for (const place of this.#places) Object.assign(place, SILENT, { ready: place === this.#asker });
    this.failedStarts = 0;
    if (this.host !== null) this.host = (this.host - first + this.size) % this.size;
    this.secret = secret;
    this.evening.goOn();
    this.isForgotten = false;
    this.seer = null;
    this.phase = 'gathering';
  }

  #vote(on: Motion, seat: Seat, yes: boolean): void {
    const votes = this.votes.get(on) ?? new Set<Seat>();
    if (yes) votes.add(seat);
    else votes.delete(seat);
    if (votes.size > 0) this.votes.set(on, votes);
    else this.votes.delete(on);
  }

  #at(seat: Seat): Place {
    const place = this.#places[seat];
    if (!place) throw new Error(`Nobody sits at seat ${seat}.`);
    return place;
  }
}
