import type { Random, Seat } from '@oeillade/kernel';
import { DEFAULT_RULES, Gaze } from '@oeillade/table';
import type { DrillLevel } from './levels.ts';

const ME = 0;
/** So long after a wink a press still counts for it. */
const GRACE = 600;
/** Before the first wink, and after the last. */
const LEAD = 1_500;

/** A wink that is planned: when the two begin to look at each other, and when it happens. */
interface Plan {
  readonly of: Seat;
  readonly to: Seat;
  readonly meetAt: number;
  readonly winkAt: number;
}

/** What became of a press, or of a wink that nobody pressed for. */
export type Outcome =
  | {
      readonly is: 'caught';
      readonly of: Seat;
      readonly to: Seat;
      readonly ms: number;
      readonly right: boolean;
    }
  | { readonly is: 'missed'; readonly of: Seat; readonly to: Seat }
  | { readonly is: 'wrong' };

/** A wink that I see, or saw a moment ago. */
interface Sight {
  readonly of: Seat;
  readonly to: Seat;
  readonly since: number;
  readonly until: number;
}

/**
 * One round of the trainer: faces that look around by the eyes of the table itself, so that I see the eyes of one face
 * only, after the turning time. It has no clock: it is told the time, and a press that waits for its answer stops it.
 */
export class Drill {
  readonly level: DrillLevel;
  readonly outcomes: Outcome[] = [];
  readonly #random: Random;
  readonly #gaze: Gaze;
  readonly #plans: Plan[];
  /** When each face looks elsewhere. */
  readonly #restsUntil: number[];
  #sight: Sight | null = null;
  #caught: (Sight & { readonly ms: number }) | null = null;
  /** How many of the plans have met, and how many have winked. */
  #met = 0;
  #winked = 0;
  #settled = 0;
  #t = 0;

  constructor(level: DrillLevel, random: Random) {
    this.level = level;
    this.#random = random;
    this.#gaze = new Gaze(
      level.faces + 1,
      { ...DEFAULT_RULES, turning: level.turning, lasting: level.lasting },
      {
        sees: (viewer, sight) => {
          if (viewer === ME) this.#sight = { of: sight.of, to: sight.to, since: this.#t, until: sight.until };
        },
        going: () => {},
        over: () => {},
      },
    );
    this.#plans = this.#plan();
    this.#restsUntil = Array.from({ length: level.faces + 1 }, () => this.#draw(0, level.rests));
  }

  get time(): number {
    return this.#t;
  }

  get looking(): Seat | null {
    return this.#gaze.lookingAt(ME);
  }

  /** Where the eyes of a face go, as far as I see it. */
  gazeOf(face: Seat): Seat | null | undefined {
    return this.#gaze.sightOf(ME, this.#t).sees.find(({ of }) => of === face)?.at;
  }

  /** D-10: how many pairs of eyes rest on my face. */
  get felt(): number {
    return this.#gaze.sightOf(ME, this.#t).felt ?? 0;
  }

  /** The wink on the face that I look at. */
  get signal(): { readonly of: Seat; readonly to: Seat } | null {
    const sight = this.#sight;
    return sight && sight.of === this.looking && this.#t < sight.until ? sight : null;
  }

  /** A press was right: at whom was it? */
  get asks(): boolean {
    return this.#caught !== null;
  }

  get left(): number {
    return this.#plans.length - this.#settled;
  }

  get isOver(): boolean {
    return this.left === 0 && this.#caught === null;
  }

  look(at: Seat | null): void {
    if (at === this.looking || this.asks) return;
    this.#turn(ME, at);
  }

  /** I say that I see a wink. */
  press(): void {
    if (this.asks || this.isOver) return;
    const sight = this.#sight;
    if (sight && sight.of === this.looking && this.#t < sight.until + GRACE) {
      this.#caught = { ...sight, ms: Math.round(this.#t - sight.since) };
      this.#sight = null;
    } else this.outcomes.push({ is: 'wrong' });
  }

  /** I say at whom it was. */
  answer(to: Seat): void {
    const caught = this.#caught;
    if (!caught) return;
    this.#caught = null;
    this.#settled++;
    this.outcomes.push({
      is: 'caught',
      of: caught.of,
      to: caught.to,
      ms: caught.ms,
      right: to === caught.to,
    });
  }

  /** Lets so many milliseconds pass. */
  pass(milliseconds: number): void {
    if (this.asks || this.isOver) return;
    const end = this.#t + milliseconds;
    for (let next = this.#next(); next <= end && !this.isOver; next = this.#next()) this.#goTo(next);
    this.#goTo(end);
  }

  #next(): number {
    const { winkAt } = this.#plans[this.#winked] ?? { winkAt: Number.POSITIVE_INFINITY };
    const { meetAt } = this.#plans[this.#met] ?? { meetAt: Number.POSITIVE_INFINITY };
    return Math.min(this.#gaze.wakeAt(), winkAt, meetAt, this.#missedAt(), ...this.#restsUntil.slice(1));
  }

  #goTo(t: number): void {
    this.#t = t;
    this.#gaze.advance(t);
    const meeting = this.#plans[this.#met];
    if (meeting && meeting.meetAt <= t) this.#meet(meeting);
    const winking = this.#plans[this.#winked];
    if (winking && winking.winkAt <= t) this.#wink(winking);
    if (this.#missedAt() <= t) this.#miss();
    for (let face = 1; face <= this.level.faces; face++)
      if (this.#restsUntil[face]! <= t) this.#lookElsewhere(face);
  }

  /** The two look at each other until it is over. */
  #meet({ of, to, winkAt }: Plan): void {
    this.#met++;
    const until = winkAt + this.level.lasting + 100;
    this.#look(of, to, until);
    if (to !== ME) this.#look(to, of, until);
  }

  #wink({ of, to }: Plan): void {
    this.#winked++;
    this.#gaze.signal({ seat: of, to, number: 0, signal: 'wink' }, this.#t);
  }

  /** From when on the wink that was made last is missed. */
  #missedAt(): number {
    const plan = this.#winked > this.#settled ? this.#plans[this.#settled] : undefined;
    return plan ? plan.winkAt + this.level.lasting + GRACE : Number.POSITIVE_INFINITY;
  }

  #miss(): void {
    const { of, to } = this.#plans[this.#settled]!;
    this.#settled++;
    this.outcomes.push({ is: 'missed', of, to });
  }

  #lookElsewhere(face: Seat): void {
    const others = Array.from({ length: this.level.faces + 1 }, (_, seat) => seat).filter(
      (seat) => seat !== face,
    );
    const at = this.#random.happens(this.level.board) ? null : this.#random.pick(others);
    this.#look(face, at, this.#draw(this.#t, this.level.rests));
  }

  #look(face: Seat, at: Seat | null, until: number): void {
    this.#turn(face, at);
    this.#restsUntil[face] = until;
  }

  #turn(seat: Seat, at: Seat | null): void {
    // Nobody keeps a record of a drill, so the look has no place among its lines.
    this.#gaze.look({ t: this.#t, seat, at }, () => 0);
  }

  #plan(): Plan[] {
    const plans: Plan[] = [];
    let t = LEAD;
    for (let wink = 0; wink < this.level.winks; wink++) {
      const meetAt = this.#draw(t, this.level.between);
      const winkAt = meetAt + this.level.meets;
      const of = 1 + this.#random.below(this.level.faces);
      const others = Array.from({ length: this.level.faces + 1 }, (_, seat) => seat).filter(
        (seat) => seat !== of,
      );
      plans.push({ of, to: this.#random.pick(others), meetAt, winkAt });
      // One after the other: a wink is settled before the next pair meets.
      t = winkAt + this.level.lasting + GRACE + 100;
    }
    return plans;
  }

  /** A moment after `t`, most near the typical time. */
  #draw(t: number, typical: number): number {
    return t + Math.round(typical * (0.5 + this.#random.fraction()));
  }
}
