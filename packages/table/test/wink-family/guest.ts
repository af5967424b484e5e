import assert from 'node:assert/strict';
import { fingerprint, promiseOfWords, type Refusal, type Seat } from '@oeillade/kernel';
import type { Ask, EyesSeen, Lobby, LobbySeat, Message, Motion, Numbered, Table } from '../../src/index.ts';

/** In the order in which they come in. */
export const NAMES = ['ada', 'ben', 'cleo', 'dora', 'emil', 'fay', 'gus', 'hal'] as const;
export type Name = (typeof NAMES)[number];

/** What eyes see is worth nothing once the next is there: it has no number, and is not sent again. */
export function numberedOf(bytes: readonly string[]): Numbered[] {
  const sent = bytes.map((text) => JSON.parse(text) as Numbered);
  for (const { n, message } of sent) assert.equal(n === 0, message.m === 'eyes');
  return sent.filter(({ n }) => n !== 0);
}

/** What a guest's verbs throw when the table says no; `Party.refuses` expects it. */
export class Refused extends Error {
  readonly refusal: Refusal;

  constructor(name: Name, ask: object, refusal: Refusal) {
    super(`${name} may not ${JSON.stringify(ask)}: ${refusal.code} (${refusal.rule})`);
    this.refusal = refusal;
  }
}

/** What a guest needs of the party: the table, everybody who may come, and what the driver can do. */
interface PartyOfGuest extends Readonly<Record<Name, Guest>> {
  readonly table: Table;
  readonly guests: readonly Guest[];
  readonly era: number;
  lobby(): Lobby;
  view(viewer: Name): { readonly hand: readonly number[] | null };
  cardFor(caller: Name, holder: Name): number;
  presence(seat: Seat, away: boolean): void;
  missing(seat: Seat): void;
  take(from: Seat | null, input: Ask & { id: string }): void;
  describeSight(message: Message, before: EyesSeen | null): string[];
}

type Unnamed<A> = A extends Ask ? Omit<A, 'ask'> : never;

/** Somebody at the table, or at its door. Every verb must be accepted. */
export class Guest {
  readonly name: Name;
  readonly token: string;
  /** All that was ever sent to this person, as bytes. */
  readonly bytes: string[] = [];
  /** What this person keeps for the shuffle. */
  whispered: string | null = null;
  readonly #party: PartyOfGuest;
  /** What the table knows of the token. */
  readonly #fingerprint: string;
  #read = 0;
  #asked = 0;

  constructor(party: PartyOfGuest, name: Name) {
    this.#party = party;
    this.name = name;
    this.token = `the secret of ${name}, long enough`;
    this.#fingerprint = fingerprint(this.token);
  }

  get seat(): Seat {
    return this.place ?? assert.fail(`${this.name} has no seat`);
  }

  /** As `seat`; null for somebody at the door. */
  get place(): Seat | null {
    return this.#party.table.seating.seatOf(this.#fingerprint);
  }

  /** What everybody sees of this person before the game. */
  get shown(): LobbySeat {
    return this.#party.lobby().seats[this.seat] ?? assert.fail(`${this.name} is not in the lobby`);
  }

  sits(wish: { name?: string; face?: number; costume?: object } = {}): void {
    this.asks({ ask: 'sit', name: this.name, token: this.token, ...wish });
  }

  leaves(): void {
    this.asks({ ask: 'leave' });
  }

  /** The connection is cut, without a word, and nobody has come back for long. */
  vanishes(): void {
    this.losesConnection();
    this.#party.missing(this.seat);
  }

  /** The connection is cut, and may be back at any moment. */
  losesConnection(): void {
    this.#party.presence(this.seat, true);
  }

  comesBack(): void {
    this.#party.presence(this.seat, false);
  }

  dresses(wish: Unnamed<Ask & { ask: 'set-appearance' }>): void {
    this.asks({ ask: 'set-appearance', ...wish });
  }

  isReady(ready = true): void {
    this.asks({ ask: 'ready', ready });
  }

  /** Promises words for the shuffle. */
  whispers(words: string): void {
    this.asks({ ask: 'promise', hash: promiseOfWords(words) });
    this.whispered = words;
  }

  /** Shows what was promised, or something else. */
  shows(words = this.whispered ?? assert.fail(`${this.name} has promised nothing`)): void {
    this.asks({ ask: 'reveal', words });
  }

  arranges(wish: Unnamed<Ask & { ask: 'arrange' }>): void {
    this.asks({ ask: 'arrange', ...wish });
  }

  addsBot(name = 'a bot', level = 'regular'): void {
    this.asks({ ask: 'add-bot', level, name });
  }

  changesBot(seat: Seat, level: string): void {
    this.asks({ ask: 'change-bot', seat, level });
  }

  removes(seat: Seat): void {
    this.asks({ ask: 'remove', seat });
  }

  handsOverTo(heir: Name): void {
    this.asks({ ask: 'hand-over', seat: this.#party[heir].seat });
  }

  /** Everybody who is awaited shows their words at once, as clients do. */
  starts(): void {
    this.asks({ ask: 'start' });
    const { awaited } = this.#party.lobby();
    for (const guest of this.#party.guests) if (awaited?.includes(guest.seat)) guest.shows();
  }

  asksForAnother(wish: Unnamed<Ask & { ask: 'rematch' }> = {}): void {
    this.asks({ ask: 'rematch', ...wish });
  }

  endsEvening(): void {
    this.asks({ ask: 'end-evening' });
  }

  votes(on: Motion, yes = true): void {
    this.asks({ ask: 'vote', on, yes });
  }

  reacts(reaction = 'laugh'): void {
    this.asks({ ask: 'react', reaction });
  }

  looksAt(whom: Name | 'the board'): void {
    this.asks({ ask: 'look', at: whom === 'the board' ? null : this.#party[whom].seat });
  }

  winksAt(caller: Name, signal = 'wink'): void {
    this.plays({ do: 'signal', to: this.#party[caller].seat, signal });
  }

  /** With their own eyes: their camera tells of it, so many milliseconds later. */
  winksForReal(signal = 'wink', ago?: number): void {
    this.asks(ago === undefined ? { ask: 'winked', signal } : { ask: 'winked', signal, ago });
  }

  calls(number: number): void {
    this.plays({ do: 'call', number });
  }

  designates(partner: Name): void {
    this.plays({ do: 'designate', named: this.#party[partner].seat });
  }

  /** `pressed` is what the person's own clock showed. */
  accuses(holder: Name, number: number, pressed?: number): void {
    this.plays({ do: 'accuse', named: this.#party[holder].seat, number }, pressed);
  }

  plays(command: object, pressed?: number): void {
    this.asks(pressed === undefined ? { ask: 'play', command } : { ask: 'play', command, pressed });
  }

  /** Calls a card that this other player holds. */
  callsCardOf(holder: Name): number {
    const number = this.#party.cardFor(this.name, holder);
    this.calls(number);
    return number;
  }

  asks(ask: Ask): void {
    const refusal = this.sends(ask, this.nextId());
    if (refusal) throw new Refused(this.name, ask, refusal);
  }

  /** Sends an input under an id; undefined where it was not answered (yet). */
  sends(ask: Ask, id: string): Refusal | null | undefined {
    const before = this.bytes.length;
    this.#party.take(this.place, { ...ask, id });
    const answer = this.#messages(before).find((message) => message.m === 'answer' && message.id === id);
    return answer?.m === 'answer' ? answer.refusal : undefined;
  }

  nextId(): string {
    return `${this.name}/${this.#party.era}/${this.#asked++}`;
  }

  /** All messages since this was last asked. */
  heard(): Message[] {
    const from = this.#read;
    this.#read = this.bytes.length;
    return this.#messages(from);
  }

  /** What was seen of eyes since this person last heard anything, in words. */
  saw(): string[] {
    let before = this.#lastSight(this.#read);
    return this.heard().flatMap((message) => {
      const words = this.#party.describeSight(message, before);
      if (message.m === 'eyes') before = message;
      return words;
    });
  }

  /** How many pairs of eyes this person feels, as they were told last. */
  get feels(): number | null {
    return this.#lastSight(this.bytes.length)?.felt ?? null;
  }

  /** All messages that have a number, as they were sent: all but what eyes see. */
  get numbered(): Numbered[] {
    return numberedOf(this.bytes);
  }

  get hand(): readonly number[] {
    return this.#party.view(this.name).hand ?? assert.fail(`${this.name} sees no hand`);
  }

  #lastSight(before: number): EyesSeen | null {
    const messages = this.bytes.slice(0, before).map((text) => (JSON.parse(text) as Numbered).message);
    return messages.findLast((message) => message.m === 'eyes') ?? null;
  }

  #messages(from: number): Message[] {
    return this.bytes.slice(from).map((text) => (JSON.parse(text) as Numbered).message);
  }
}
