import assert from 'node:assert/strict';
import { findGame } from '@oeillade/catalogue/testkit';
import type * as winkFamily from '@oeillade/games/wink-family';
import {
  type Command,
  type Game,
  legalCommands,
  readRecord,
  readSetup,
  type Seat,
  type Seed,
  seedFrom,
  type Verdict,
  verify,
} from '@oeillade/kernel';
import {
  type Ask,
  type ClockShown,
  type EyesSeen,
  type GazeSeen,
  type Lobby,
  type Message,
  type Numbered,
  type Output,
  type Recipient,
  type Ruling,
  readEvent,
  SightNews,
  Table,
  type TableEvent,
  type TableSource,
  TICK,
  type Watcher,
  writeEvent,
} from '../../src/index.ts';
import { Guest, NAMES, type Name, Refused } from './guest.ts';
import { OPENING, PLAIN_RULES, type Plan, type WinkLine } from './plan.ts';

export { type Guest, NAMES, type Name, numberedOf } from './guest.ts';
export type { Plan } from './plan.ts';

/** A table to which nobody has come yet. */
export const openTable = (plan: Plan = {}): Party => Party.open(plan);

/** A table where all sit and are ready; ada, who came first, is the host. */
export function gather(plan: Plan = {}): Party {
  const party = openTable(plan);
  for (const name of NAMES.slice(0, plan.players ?? 4)) {
    party[name].sits();
    party[name].isReady();
  }
  return party;
}

/** A table where the cards were dealt just now. */
export function play(plan: Plan = {}): Party {
  const party = gather(plan);
  party.ada.starts();
  return party;
}

interface Restoring {
  readonly upTo?: number;
  readonly now?: number;
  readonly fromSummary?: boolean;
}

/** A table driven by hand, on a clock that moves when it is told to. */
export class Party {
  readonly table: Table;
  /** All that a journal would hold. */
  readonly journal: TableEvent[] = [];
  /** All that those who only watch were sent, as bytes. */
  readonly watched: string[] = [];

  readonly ada = new Guest(this, 'ada');
  readonly ben = new Guest(this, 'ben');
  readonly cleo = new Guest(this, 'cleo');
  readonly dora = new Guest(this, 'dora');
  readonly emil = new Guest(this, 'emil');
  readonly fay = new Guest(this, 'fay');
  readonly gus = new Guest(this, 'gus');
  readonly hal = new Guest(this, 'hal');

  /** How often the table was set up again: inputs get ids of their own each time. */
  era = 0;
  /** The driver's time. */
  now = OPENING;
  /** The driver's time at which the cards were dealt. */
  #dealtAt = OPENING;
  #secrets = 0;
  readonly #plan: Plan;
  readonly #sights: SightNews;

  private constructor(plan: Plan, set: (source: TableSource) => Table) {
    this.#plan = plan;
    const entropy = (): Seed => seedFrom(`${plan.secret ?? 'usual'}/${this.#secrets++}`);
    this.table = set({ findGame, entropy, views: plan.views ?? false });
    this.#sights = new SightNews(this.table);
  }

  static open(plan: Plan): Party {
    const { game = 'zwinkern', options = { first: 0 }, rules = {} } = plan;
    let opening: Output | null = null;
    const party = new Party(plan, (source) => {
      const opened = Table.open({ game, options, rules: { ...PLAIN_RULES, ...rules } }, source);
      opening = opened.output;
      return opened.table;
    });
    party.#deliver(opening!);
    return party;
  }

  /** The same table, set up again somewhere else from what the journal holds, or from its rest and the record. */
  restored({ upTo, now = this.now, fromSummary = false }: Restoring = {}): Party {
    this.keepsBackground();
    const kept = fromSummary ? [this.table.summary()] : this.journal.slice(0, upTo);
    const events = kept.map((event) => readEvent(writeEvent(event)));
    const record = fromSummary ? this.table.record() : null;
    const other = new Party(this.#plan, (source) => Table.restore(events, now, source, record));
    other.journal.push(...events);
    other.now = now;
    other.#dealtAt = now - other.table.time;
    other.#secrets = this.#secrets;
    other.era = this.era + 1;
    for (const name of NAMES) other[name].whispered = this[name].whispered;
    return other;
  }

  get game(): Game {
    return findGame(this.table.seating.game)!;
  }

  get guests(): Guest[] {
    return NAMES.map((name) => this[name]).filter((guest) => guest.place !== null);
  }

  /** Lets time pass until that moment of the game. */
  at(t: number): void {
    this.#goTo(this.#dealtAt + t);
  }

  wait(milliseconds: number): void {
    this.#goTo(this.now + milliseconds);
  }

  /** Milliseconds since the deal, pauses left out. */
  get time(): number {
    return this.table.time;
  }

  lobby(): Lobby {
    return this.table.lobby();
  }

  view(viewer: Name | 'watchers'): winkFamily.WinkView {
    const view = this.table.view(viewer === 'watchers' ? null : this[viewer].seat);
    return (view as winkFamily.WinkView | null) ?? assert.fail('no game is being played');
  }

  /** All that somebody may do now, as it follows from what they know. */
  may(name: Name): Command[] {
    const { size, options } = this.table.seating;
    const read = readSetup(this.game, size, options);
    assert.ok(read.ok);
    const { seat } = this[name];
    return legalCommands(this.game, this.game.imagine(read.setup, this.view(name)), seat);
  }

  get turn(): Name | null {
    const { turn } = this.view('watchers');
    return turn === null ? null : this.nameAt(turn);
  }

  spies(name: Name): number {
    return this.view('watchers').seats[this[name].seat]!.spies;
  }

  nameAt(seat: Seat): Name {
    return this.guests.find((guest) => guest.seat === seat)?.name ?? assert.fail(`seat ${seat} is empty`);
  }

  holderOf(number: number): Name | null {
    return this.guests.find(({ hand }) => hand.includes(number))?.name ?? null;
  }

  /** A card that one may call and the other holds. */
  cardFor(caller: Name, holder: Name): number {
    assert.notEqual(caller, holder);
    const free = this.view('watchers').board.filter(({ card, pawn }) => card === 'up' && pawn === null);
    const held = free.find(({ number }) => this[holder].hand.includes(number));
    return held?.number ?? assert.fail(`${holder} holds nothing that ${caller} could call`);
  }

  /** A card that may be called, and of which nobody has the twin. */
  cardOfNobody(): number {
    const found = this.view('watchers').board.find(
      ({ number, card, pawn }) => card === 'up' && pawn === null && this.holderOf(number) === null,
    );
    return found?.number ?? assert.fail('every twin was dealt');
  }

  presence(seat: Seat, away: boolean): void {
    this.#deliver(this.table.presence(seat, away, this.now));
  }

  missing(seat: Seat): void {
    this.#deliver(this.table.missing(seat, this.now));
  }

  unhost(seat: Seat): void {
    this.#deliver(this.table.unhost(seat, this.now));
  }

  /** The table asks a client for its time; the answer needs this long, there and back. */
  pings(name: Name, { roundTrip, theirs }: { roundTrip: number; theirs: (now: number) => number }): void {
    const sent = this.now;
    const answered = theirs(sent + roundTrip / 2);
    this.wait(roundTrip);
    this.table.measure(this[name].seat, sent, answered, this.now);
  }

  /** What the driver does once in a while: until then, looks and ends of signals are only in memory. */
  keepsBackground(): void {
    this.#deliver(this.table.keepBackground());
  }

  take(from: Seat | null, input: Ask & { id: string }): void {
    const phase = this.table.seating.phase;
    this.#deliver(this.table.take(from, input, this.now));
    if (phase === 'gathering' && this.table.seating.phase === 'playing') this.#dealtAt = this.now;
    this.#tellEyes();
  }

  /** Somebody who watches seals a prediction; gives why not. */
  predicts(watcher: Watcher, question: string, answer: string): string | null {
    const { refusal, output } = this.table.predict(watcher, { question, answer });
    this.#deliver(output);
    return refusal?.code ?? null;
  }

  refuses(attempt: () => void, code: string, rule: string | null = null): void {
    assert.throws(attempt, (error) => {
      if (!(error instanceof Refused)) throw error;
      assert.deepEqual(error.refusal, { code, rule });
      return true;
    });
  }

  /** Somebody who comes back says the last message they saw. */
  catchUp(who: Name | 'watchers', lastSeen: number | null): readonly Numbered[] {
    return this.table.catchUp(who === 'watchers' ? 'watchers' : this[who].seat, lastSeen, this.now);
  }

  /** The operator's record, also while the game runs. */
  lines(): WinkLine[] {
    const [, ...lines] = this.#recordTexts();
    return lines.map((text) => JSON.parse(text) as WinkLine);
  }

  linesOf<Kind extends WinkLine['e']>(kind: Kind): Extract<WinkLine, { e: Kind }>[] {
    return this.lines().filter((line): line is Extract<WinkLine, { e: Kind }> => line.e === kind);
  }

  /** The record keeps the rules, to the last line. */
  proves(texts = this.#recordTexts()): Extract<Verdict, { ok: true }> {
    const read = readRecord(texts, findGame);
    assert.ok(read.ok, read.ok ? '' : JSON.stringify(read.flaw));
    const verdict = verify(read.record);
    assert.ok(verdict.ok, verdict.ok ? '' : JSON.stringify(verdict.flaw));
    return verdict;
  }

  watchersHeard(): Message[] {
    return this.watched.map((text) => (JSON.parse(text) as Numbered).message);
  }

  /** The last message of a kind that everybody was sent; all were sent the same. */
  announced(kind: 'ruling'): Ruling | null;
  announced(kind: 'clock'): ClockShown | null;
  announced(kind: Message['m']): Message | null {
    const last = (bytes: readonly string[]): Message | undefined =>
      bytes.map((text) => (JSON.parse(text) as Numbered).message).findLast(({ m }) => m === kind);
    const told = last(this.watched);
    for (const guest of this.guests) assert.deepEqual(last(guest.bytes), told, `${guest.name}: ${kind}`);
    return told ?? null;
  }

  /** Everybody forgets what they heard so far. */
  hush(): void {
    for (const guest of this.guests) guest.heard();
  }

  /** What is new in a message for somebody who saw that before, in words. */
  describeSight(message: Message, before: EyesSeen | null): string[] {
    if (message.m === 'eyes') {
      const isNew = ({ of, at }: GazeSeen) => !before?.sees.some((one) => one.of === of && one.at === at);
      return message.sees.filter(isNew).map(({ of, at }) => {
        return `${this.nameAt(of)} looks at ${at === null ? 'the board' : this.nameAt(at)}`;
      });
    }
    if (message.m === 'signal') {
      return [`${this.nameAt(message.of)} makes a ${message.signal} to ${this.nameAt(message.to)}`];
    }
    return [];
  }

  #recordTexts(): string[] {
    const text = this.table.record() ?? assert.fail('nothing was dealt');
    return text.trimEnd().split('\n');
  }

  /** Wakes the table whenever it asked to be woken, and tells eyes what they see on every tick, as a driver does. */
  #goTo(moment: number): void {
    assert.ok(moment >= this.now, 'time does not go back');
    while (this.now < moment) {
      const tick = this.#dealtAt + (Math.floor((this.now - this.#dealtAt) / TICK) + 1) * TICK;
      const wake = this.table.wakeAt();
      this.now = Math.max(this.now, Math.min(tick, wake, moment));
      if (wake <= this.now) {
        this.#deliver(this.table.wake(this.now));
        assert.ok(this.table.wakeAt() > wake, 'the table asks to be woken for what is done');
      }
      this.#tellEyes();
    }
    this.#deliver(this.table.wake(moment));
    this.#tellEyes();
  }

  /** Everybody is told what their eyes see and feel, where it differs from what they were told last. */
  #tellEyes(): void {
    for (const { seat, sight } of this.#sights.at(this.now))
      this.#bytesOf(seat)?.push(JSON.stringify({ n: 0, message: sight }));
  }

  #deliver({ events, messages }: Output): void {
    this.journal.push(...events);
    for (const { to, numbered } of messages) this.#bytesOf(to)?.push(JSON.stringify(numbered));
  }

  /** Bots read elsewhere. */
  #bytesOf(to: Recipient): string[] | undefined {
    return to === 'watchers' ? this.watched : this.guests.find(({ seat }) => seat === to)?.bytes;
  }
}
