import { BotFace, type Moved } from '@oeillade/bots';
import { temperamentOf } from '@oeillade/bots/cast';
import { Random, type Seat, seedFrom } from '@oeillade/kernel';
import type { Input, Output, Table } from '@oeillade/table';

/** What an announcement to everybody means to one seat of a game, for the face of its bot. */
export type FindOccasion = (game: string, told: object, seat: Seat) => Moved | null;

/**
 * The faces of the bots of one table. A face hears what watchers are told, and nothing else. It stays after a game, when the
 * player behind it has stopped.
 */
export class BotFaces {
  readonly #table: Table;
  readonly #epoch: string;
  readonly #secret: string;
  readonly #ask: (seat: Seat, input: Input) => void;
  /** Null where nobody wants faces that react and speak: on the stage of a lesson. */
  readonly #findOccasion: FindOccasion | null;
  readonly #faces = new Map<Seat, BotFace>();
  readonly #asked = new Set<string>();
  #round = -1;
  #count = 0;

  constructor(
    { table, epoch }: { readonly table: Table; readonly epoch: string },
    secret: string,
    ask: (seat: Seat, input: Input) => void,
    findOccasion: FindOccasion | null,
  ) {
    this.#table = table;
    this.#epoch = epoch;
    this.#secret = secret;
    this.#ask = ask;
    this.#findOccasion = findOccasion;
  }

  /** Whether an answer is to an ask of a face: then the player behind it must not hear it, for it has asked for nothing. */
  isFor(id: string): boolean {
    return this.#asked.delete(id);
  }

  hearAll({ messages }: Output, now: number): void {
    this.#settle();
    if (this.#faces.size === 0) return;
    for (const { to, numbered } of messages) {
      if (to !== 'watchers' || numbered.message.m !== 'event') continue;
      for (const face of this.#faces.values()) face.hear(numbered.message.event, now);
    }
  }

  wakeAt(): number {
    let next = Number.POSITIVE_INFINITY;
    for (const face of this.#faces.values()) next = Math.min(next, face.wakeAt());
    return next;
  }

  act(now: number): void {
    for (const [seat, face] of this.#faces) {
      for (const expression of face.act(now)) {
        const id = `${this.#epoch}/face/${this.#count++}`;
        this.#asked.add(id);
        this.#ask(seat, { ...expression, id });
      }
    }
  }

  /** A face for each bot, from the deal on until the next game is prepared. */
  #settle(): void {
    const { seating } = this.#table;
    if (seating.phase === 'gathering' || seating.round !== this.#round) this.#faces.clear();
    if (seating.phase === 'gathering') return;
    this.#round = seating.round;
    for (let seat = 0; seat < seating.size; seat++) {
      if (!seating.isBot(seat)) this.#faces.delete(seat);
      else if (!this.#faces.has(seat) && this.#findOccasion) this.#faces.set(seat, this.#make(seat));
    }
  }

  #make(seat: Seat): BotFace {
    const { game, round } = this.#table.seating;
    const { member } = this.#table.seating.sitter(seat)!;
    return new BotFace({
      seat,
      talkativeness: temperamentOf(member).talkativeness,
      random: new Random(seedFrom(`${this.#secret}/${round}/${seat}`), 'face'),
      occasionOf: (told) => this.#findOccasion!(game, told, seat),
    });
  }
}
