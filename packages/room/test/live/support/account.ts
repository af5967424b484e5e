import type { Seat } from '@oeillade/kernel';
import { CAMERA_OFF_AFTER } from '@oeillade/room/live';
import { TICK } from '@oeillade/table';
import { type Happened, PLAYERS, TURNING } from './happened.ts';

const NOWHERE = -1;

/** One picture, and the key picture on which it builds; null where nothing can be seen of it. */
interface Taken {
  readonly at: number;
  readonly which: number;
  readonly key: number | null;
}

/** While a seat saw one face, from one tick to another. */
interface Stretch {
  readonly from: number;
  readonly until: number;
  readonly face: Seat;
}

/**
 * What every seat has to be shown, by the words of the rules: one face, once one has turned to it, from the tick on; first
 * what it has shown since its last key picture, and then on each tick what is new. It is told from the account of what people did, and knows nothing of rooms.
 */
export class Account {
  readonly #happened: readonly Happened[];
  readonly #began: number;
  readonly #end: number;

  constructor(happened: readonly Happened[], began: number, now: number) {
    this.#happened = happened;
    this.#began = began;
    this.#end = happened.find(({ what }) => what === 'over')?.at ?? now;
  }

  /** As `at of/which`. */
  picturesFor(seat: Seat): string[] {
    return this.#stretchesOf(seat).flatMap(({ from, until, face }) => {
      const taken = this.#takenBy(face);
      const key = this.#keyAlive(face, from);
      return taken.flatMap(({ at, which, key: builtOn }) => {
        const shownAt = Math.max(from, nextTick(at));
        const isOfGroup = at < from && key !== null && builtOn === key;
        const isNew =
          at >= from && shownAt < until && builtOn !== null && !this.#breaksOff(face, at, shownAt);
        return isOfGroup || isNew ? [`${shownAt} ${face}/${which}`] : [];
      });
    });
  }

  #stretchesOf(seat: Seat): Stretch[] {
    const stretches: Stretch[] = [];
    const breaks = this.#of(seat, 'break').map(({ at }) => at);
    let from = 0;
    let seen = NOWHERE;
    const close = (until: number): void => {
      if (seen !== NOWHERE) stretches.push({ from, until, face: seen });
      seen = NOWHERE;
    };
    for (let tick = Math.ceil(this.#began / TICK) * TICK; tick < this.#end; tick += TICK) {
      const away = breaks.find((at) => at < tick && at >= tick - TICK);
      if (away !== undefined) close(away);
      const face = this.#faceSeenBy(seat, tick);
      if (face === seen) continue;
      close(tick);
      seen = face;
      from = tick;
    }
    close(Math.min(this.#end, ...breaks.filter((at) => at >= from && at > this.#end - TICK)));
    return stretches;
  }

  #faceSeenBy(seat: Seat, now: number): Seat {
    if (this.#isPaused(now)) return NOWHERE;
    let at = NOWHERE;
    let turnedAt = 0;
    for (const look of this.#of(seat, 'look')) {
      if (look.at > now) break;
      // Who looks where they look already does not turn.
      if (look.which === at) continue;
      at = look.which;
      turnedAt = look.at;
    }
    return this.#playedBetween(turnedAt, now) >= TURNING ? at : NOWHERE;
  }

  #isPaused(now: number): boolean {
    return this.#happened.findLast(({ at, what }) => at <= now && isPause(what))?.what === 'paused';
  }

  /** In a pause nobody turns. */
  #playedBetween(from: number, until: number): number {
    let played = until - from;
    let pausedAt: number | null = null;
    for (const { at, what } of this.#happened) {
      if (what === 'paused') pausedAt = at;
      if (what !== 'resumed' || pausedAt === null) continue;
      played -= Math.max(0, Math.min(at, until) - Math.max(pausedAt, from));
      pausedAt = null;
    }
    return played;
  }

  #takenBy(face: Seat): Taken[] {
    const taken: Taken[] = [];
    let key: number | null = null;
    let last = Number.POSITIVE_INFINITY;
    for (const { at, what, which } of this.#happened.filter(({ seat }) => seat === face)) {
      if (what === 'break' || at - last >= CAMERA_OFF_AFTER) key = null;
      if (what !== 'key' && what !== 'delta') continue;
      if (what === 'key') key = which;
      last = at;
      taken.push({ at, which, key });
    }
    return taken;
  }

  /** The key picture since which nothing of this face is missing. */
  #keyAlive(face: Seat, now: number): number | null {
    const last = this.#takenBy(face).findLast(({ at }) => at < now);
    if (!last || now - last.at >= CAMERA_OFF_AFTER) return null;
    return this.#breaksOff(face, last.at, now) ? null : last.key;
  }

  #breaksOff(face: Seat, from: number, until: number): boolean {
    return this.#of(face, 'break').some(({ at }) => at >= from && at < until);
  }

  #of(seat: Seat, what: Happened['what']): readonly Happened[] {
    return this.#happened.filter((one) => one.seat === seat && one.what === what);
  }

  /** As `at of` for each packet of a voice. */
  voicesFor(seat: Seat): string[] {
    const others = this.#happened.filter((one) => one.what === 'voice' && one.seat !== seat);
    return others.map((one) => `${one.at} ${one.seat}`);
  }
}

/** Pictures are handed out on ticks. */
const nextTick = (at: number): number => Math.ceil(at / TICK) * TICK;

const isPause = (what: Happened['what']): boolean => what === 'paused' || what === 'resumed';

export const SEATS: readonly Seat[] = Array.from({ length: PLAYERS }, (_, seat) => seat);
