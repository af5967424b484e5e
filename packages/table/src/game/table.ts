import { type Refusal, refusal, type Seat } from '@oeillade/kernel';
import type { TableEvent } from '../events.ts';
import { takesPart } from '../gallery/gallery.ts';
import type { WatcherSight } from '../gallery/late-eyes.ts';
import type { Watcher } from '../gallery/predictions.ts';
import type { WatcherEyes } from '../gallery/watcher-eyes.ts';
import type { Input } from '../inputs.ts';
import type { EyesSeen, GallerySeen, Lobby, Recipient } from '../messages.ts';
import { type Output, SeatChannels } from '../seats/channels.ts';
import { type HostAsk, handOnToPresent, judge, judgeHost } from '../seats/judge.ts';
import { facesAt } from '../seats/judge-arrangement.ts';
import { deny, type Judgement } from '../seats/judgement.ts';
import type { Numbered } from '../seats/outbox.ts';
import { Seating } from '../seats/seating.ts';
import { gameOf } from '../seats/start.ts';
import type { TableSource } from '../source.ts';
import { summarisedRoundIn } from './kept-round.ts';
import { Proceedings } from './proceedings.ts';

/** A table in play, without clock or socket: takes inputs with their time, gives back what to keep and whom to tell. */
export class Table {
  readonly seating: Seating;
  readonly #source: TableSource;
  readonly #channels = new SeatChannels(() => this.#proceedings.round?.gaze?.takeUnkeptLooks() ?? []);
  readonly #proceedings: Proceedings;
  #wasSummarised = false;

  private constructor(opened: TableEvent & { j: 'opened' | 'summary' }, source: TableSource) {
    this.seating = new Seating(opened);
    this.#source = source;
    this.#proceedings = new Proceedings(this.seating, this.#channels, source);
  }

  static open(
    plan: Omit<TableEvent & { j: 'opened' }, 'j' | 'secret'>,
    source: TableSource,
  ): { readonly table: Table; readonly output: Output } {
    const opened = { j: 'opened', ...plan, secret: source.entropy() } as const;
    const table = new Table(opened, source);
    table.#channels.note(opened);
    return { table, output: table.flush() };
  }

  /**
   * Sets a table up again from what was kept of it. The game's time stood still while it was away. A game that is over may
   * be left out of the events, where a `summary` stands for them: then its record tells how it ended. Where the record was
   * deleted too, nobody is shown anything of that game, and the table is ready for the next.
   */
  static restore(
    events: readonly TableEvent[],
    now: number,
    source: TableSource,
    lastRecord: string | null = null,
  ): Table {
    const [first] = events;
    if (first?.j !== 'opened' && first?.j !== 'summary')
      throw new Error(
        'What was kept of a table begins with its opening, or with a summary that stands for it.',
      );
    const table = new Table(first, source);
    table.#proceedings.readAgain(events, lastRecord, now);
    table.#wasSummarised = summarisedRoundIn(events) !== null;
    return table;
  }

  /** One event that stands for all that was kept of a table whose game is over; its record must be kept beside it. */
  summary(): TableEvent {
    return this.seating.summary((seat) => this.#channels.at(seat).answers.lastDone());
  }

  /** When the table was restored, a `summary` stood for the events of its last game. */
  get wasSummarised(): boolean {
    return this.#wasSummarised;
  }

  /** The next moment, in the driver's time, at which the table has to be woken. */
  wakeAt(): number {
    return this.#proceedings.wakeAt();
  }

  wake(now: number): Output {
    this.#proceedings.advance(now);
    return this.flush();
  }

  /** Takes what a seat asks for; `from` is null for somebody who has no seat yet. */
  take(from: Seat | null, input: Input, now: number): Output {
    this.#proceedings.advance(now);
    if (from !== null && (input.ask === 'look' || input.ask === 'winked')) return this.#useEyes(from, input);
    const channel = from === null ? null : this.#channels.at(from);
    const before = channel?.answers.find(input.id);
    if (from !== null && before !== undefined) {
      if (before !== 'waiting') this.#channels.tell(from, { m: 'answer', id: input.id, refusal: before });
      return this.flush();
    }
    channel?.answers.note(input.id, 'waiting');
    if (from !== null && input.ask === 'play') this.#play(from, input, now);
    else this.#arrange(from, input, now);
    return this.flush();
  }

  /** Gives the events and messages that came up since the last call. */
  flush(): Output {
    if (this.#channels.hasNews) {
      // W-18: what happened in the game may have opened or closed the table's own offer to end it.
      this.#proceedings.showing.tellLobby();
      if (this.#source.views) this.#proceedings.showing.tellViews();
    }
    return this.#channels.flush();
  }

  /** What the program itself asks for, with the host's rights: tables of bots have no other host. */
  asHost(ask: HostAsk, now: number): Output {
    return this.#change(now, () => {
      const judgement = judgeHost(
        this.seating,
        gameOf(this.seating, this.#source.findGame),
        ask,
        this.#source,
      );
      if (judgement.refusal !== null) throw new Error(`The host may not do this: ${judgement.refusal.code}.`);
      return judgement.events;
    });
  }

  /** What a seat may know of the game right now. */
  view(viewer: Seat | null): object | null {
    return this.#proceedings.round?.view(viewer) ?? null;
  }

  /** Whether a game runs in which the software carries eyes. */
  get hasEyes(): boolean {
    return this.#proceedings.current?.hasEyes ?? false;
  }

  /** D-40: the table has agreed on living faces. */
  get carriesPictures(): boolean {
    return facesAt(gameOf(this.seating, this.#source.findGame), this.seating.options) === 'living';
  }

  /** D-48: the table has agreed on voices. */
  get carriesVoices(): boolean {
    return this.seating.rules.voices;
  }

  /** D-41: the living face that a seat sees at this very moment. In a pause nobody sees one. */
  faceSeenBy(seat: Seat, now: number): Seat | null {
    if (this.seating.paused) return null;
    return this.#proceedings.current?.faceSeenBy(seat, now) ?? null;
  }

  /** What a seat sees and feels of other eyes at this very moment; null where the software carries none, or no game runs. */
  sightOf(seat: Seat, now: number): EyesSeen | null {
    return this.#proceedings.current?.sightOf(seat, now) ?? null;
  }

  /** The last moment until now, in the driver's time, at which anybody's sight changed. */
  sightsChangedAt(now: number): number {
    return this.#proceedings.current?.sightsChangedAt(now) ?? now;
  }

  /** D-31: somebody who watches turns their eyes; nothing else happens at the table. */
  lookOfWatcher(eyes: WatcherEyes, at: Seat | null, now: number): Refusal | null {
    const refused = this.#whyNotNow();
    if (refused) return refused;
    if (!this.hasEyes) return refusal('real-faces-here', 'D-1');
    if (this.seating.rules.watching !== 'looking') return refusal('eyes-come-late', 'D-32');
    const { turning } = this.seating.rules;
    const t = this.#proceedings.current!.at(now);
    return eyes.look(at, { t, players: this.seating.size, turning });
  }

  /** What somebody who watches sees of eyes at this moment; null where they may see none. */
  sightOfWatcher(eyes: WatcherEyes, now: number): WatcherSight | null {
    if (!takesPart(this.seating.rules.watching)) return null;
    return this.#proceedings.current?.sightOfWatcher(eyes, now) ?? null;
  }

  /** D-33: somebody who watches seals a prediction. Nobody else is told. */
  predict(
    watcher: Watcher,
    { question, answer }: { readonly question: string; readonly answer: string },
  ): { readonly refusal: Refusal | null; readonly output: Output } {
    const round = this.seating.phase === 'playing' ? this.#proceedings.round : null;
    if (!round) return { refusal: refusal('no-game-running', null), output: this.flush() };
    const done = round.gallery.predict(watcher, question, answer);
    if ('refusal' in done) return { refusal: done.refusal, output: this.flush() };
    if (done.event) this.#channels.note(done.event);
    return { refusal: null, output: this.flush() };
  }

  /** What one watcher may know of predictions; null where there are none at this table, or no game yet. */
  gallerySeenBy(token: string | null): GallerySeen | null {
    if (!takesPart(this.seating.rules.watching)) return null;
    return this.#proceedings.round?.gallery.seenBy(token) ?? null;
  }

  /** How many rulings there were in this game, its end included (D-35). */
  get rulings(): number {
    return this.#proceedings.round?.gallery.rulings ?? 0;
  }

  /**
   * Gives the looks and the ends of signals that are not stored yet. No message depends on them, so they may be stored some
   * time after they happened; but they are always stored before any later event of another kind.
   */
  keepBackground(): Output {
    this.#channels.keepBackground();
    return this.flush();
  }

  /** The game's time when it was last looked at. */
  get time(): number {
    return this.#proceedings.round?.time ?? 0;
  }

  /** The time of a client, asked for at `sent` and answered as `theirs`, arrives. */
  measure(seat: Seat, sent: number, theirs: number, now: number): void {
    this.#channels.find(seat)?.delayMeter.measure(sent, theirs, now);
  }

  /** A seat's connection is gone, or back. */
  presence(seat: Seat, away: boolean, now: number): Output {
    return this.#change(now, () =>
      this.seating.isAway(seat) === away
        ? []
        : [{ j: 'presence', seat, away, ...this.#proceedings.time(now) }],
    );
  }

  /** A seat's connection has been gone for so long that the others may decide without it. */
  missing(seat: Seat, now: number): Output {
    return this.#change(now, () => (this.seating.isAway(seat) ? [{ j: 'missing', seat }] : []));
  }

  /** The host's connection has been gone for so long that somebody else gets the host's rights. */
  unhost(seat: Seat, now: number): Output {
    return this.#change(now, () => handOnToPresent(this.seating, seat));
  }

  /** Nobody is to be given the record of the game that is over any more. */
  forgetGame(): Output {
    const forgotten = { j: 'forgotten' } as const;
    this.#channels.note(forgotten);
    this.#proceedings.follow(forgotten);
    return this.flush();
  }

  /** What somebody who comes back has missed, or everything they may know, up to the number that it has. */
  catchUp(who: Recipient, lastSeen: number | null, now: number): readonly Numbered[] {
    const outbox = this.#channels.outboxOf(who);
    const missed = lastSeen === null ? null : outbox.since(lastSeen);
    return missed ?? [{ n: outbox.last, message: this.#proceedings.showing.snapshot(who, now) }];
  }

  lobby(): Lobby {
    return this.#proceedings.showing.lobby();
  }

  /** The game as a record; before the end it is for the operator alone. */
  record(): string | null {
    return this.#proceedings.current?.record() ?? null;
  }

  /** A look that is allowed needs no answer: its effect is seen. The same look asked for twice changes nothing. */
  #useEyes(seat: Seat, input: Input & { ask: 'look' | 'winked' }): Output {
    const refused = this.#whyNotNow() ?? this.#useEyesNow(seat, input);
    if (refused) this.#channels.answer(seat, input.id, refused);
    return this.flush();
  }

  #useEyesNow(seat: Seat, input: Input & { ask: 'look' | 'winked' }): Refusal | null {
    const round = this.#proceedings.round!;
    if (input.ask === 'look') return round.look(seat, input.at);
    return round.winked({ seat, signal: input.signal, ago: input.ago ?? 0 });
  }

  /** Why nothing can be done in the game right now. */
  #whyNotNow(): Refusal | null {
    if (!this.#proceedings.round || this.seating.phase !== 'playing') return refusal('no-game-running', null);
    return this.seating.paused ? refusal('paused', 'D-8') : null;
  }

  #play(seat: Seat, input: Input & { ask: 'play' }, now: number): void {
    const refused = this.#whyNotNow();
    if (refused) return this.#channels.answer(seat, input.id, refused);
    const pressed =
      input.pressed === undefined ? null : this.#channels.at(seat).delayMeter.toTable(input.pressed);
    this.#proceedings.round!.ask({
      seat,
      id: input.id,
      command: input.command,
      pressed: pressed === null ? null : this.#proceedings.current!.at(now) - (now - pressed),
    });
    this.#proceedings.finishIfOver();
  }

  /** An ask that is no command of the game: judged first, then done. */
  #arrange(from: Seat | null, input: Input, now: number): void {
    const channel = from === null ? undefined : this.#channels.at(from);
    const judgement = this.#judge(from, input, now);
    if (judgement.refusal === null) {
      for (const event of judgement.events) this.#proceedings.happen(event, now);
      this.#proceedings.passVotes(now);
    }
    // Whoever asked may have got another seat by it, or none.
    const asker = input.ask === 'sit' && judgement.refusal === null ? this.#channels.last() : channel;
    const seat = this.#channels.seatOf(asker);
    if (seat !== null) this.#channels.answer(seat, input.id, judgement.refusal);
    if (judgement.refusal !== null) return;
    if (seat !== null && from !== null) this.#channels.note({ j: 'answered', seat, id: input.id });
    this.#proceedings.showing.tellLobby();
  }

  #judge(from: Seat | null, input: Input, now: number): Judgement {
    const judgement = judge(this.seating, from, input, this.#source);
    if (from === null || input.ask !== 'react' || judgement.refusal !== null) return judgement;
    // A signal and a reaction must not hide each other, and nobody may take one for the other.
    if (this.#proceedings.round?.isSignalling(from)) return deny('still-signalling', 'D-5');
    return this.#channels.at(from).reactionLimit.mayReact(now) ? judgement : deny('too-many-reactions');
  }

  /** Something changes at the table that nobody at it asks for. */
  #change(now: number, eventsNow: () => readonly TableEvent[]): Output {
    this.#proceedings.advance(now);
    for (const event of eventsNow()) this.#proceedings.happen(event, now);
    this.#proceedings.passVotes(now);
    this.#proceedings.showing.tellLobby();
    return this.flush();
  }
}
