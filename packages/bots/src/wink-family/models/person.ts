import type { winkFamily } from '@oeillade/games';
import type { Seat } from '@oeillade/kernel';
import type { Ask, EyesSeen } from '@oeillade/table';
import { NEVER } from '../../player/alarms.ts';
import { draw } from '../../player/pace.ts';
import type { Memory } from '../memory.ts';
import { SURELY_TURNED, type WinkKit, WinkPlayer } from '../player.ts';
import { TEMPERS } from '../temper.ts';
import { HABITS, MANNERS, type Manner } from './habits.ts';

/**
 * How long they look and think is as for bots of the middle level. They name only whom they have seen, unless they must name
 * somebody or a card is called again and again.
 */
const TEMPER = { ...TEMPERS.regular, caution: 0.9, reaction: HABITS.reaction };

export type PersonKit = WinkKit & { readonly manner: Manner };

/** A person at a table of the wink family, with fixed habits. Hears what a seat hears, and nothing else. */
export class ModelledPerson extends WinkPlayer {
  readonly #manner: (typeof MANNERS)[Manner];
  /** How many pairs of eyes rest on the own face; null where nobody feels eyes. */
  #felt: number | null = null;

  constructor(kit: PersonKit) {
    super(kit, TEMPER);
    this.#manner = MANNERS[kit.manner];
  }

  /** They understand what they see, remember it, and act on it, always. */
  protected override does(): boolean {
    return true;
  }

  protected override untilCall(): number {
    return this.reaction();
  }

  protected override notice(event: winkFamily.WinkSeen, memory: Memory, now: number): void {
    // Whoever is asked for looks up.
    if (event.e === 'called' && memory.isPartnerOf(event.seat)) this.lookUpBy(now + this.reaction());
  }

  protected override reconsider(memory: Memory, now: number): void {
    this.considerAccusing(memory, now);
    this.#considerWinking(memory, now);
  }

  protected override seeEyes({ sees, felt }: EyesSeen, memory: Memory, now: number): void {
    this.#felt = felt;
    const face = sees.find(({ of }) => of === this.at);
    if (face && face.at !== this.theirs) {
      this.theirs = face.at;
      if (this.#isWorthWaiting(memory)) this.hold(now);
    }
    this.#considerWinking(memory, now);
  }

  /** Eyes that meet, where a wink is owed or hoped for; or a face that looks at a caller, and may be about to wink. */
  #isWorthWaiting(memory: Memory): boolean {
    const { theirs } = this;
    if (theirs === memory.seat) return this.isSeeking || this.#owes(this.at, memory);
    const isCaller = theirs !== null && memory.called(theirs) !== 0 && theirs !== memory.turn;
    return isCaller && memory.spies > 0;
  }

  #owes(caller: Seat | null, memory: Memory): boolean {
    return caller !== null && !this.isDone(caller) && memory.isPartnerOf(caller);
  }

  #isGoodMoment(memory: Memory): boolean {
    if (!this.#owes(this.at, memory) || this.theirs !== memory.seat) return false;
    return !this.#manner.waitsUntilAlone || this.#felt === null || this.#felt === 1;
  }

  /** The moment is good, or it has passed; whoever has all but begun to wink cannot stop any more. */
  #considerWinking(memory: Memory, now: number): void {
    const winkAt = this.alarms.at('signal');
    if (!this.#isGoodMoment(memory)) {
      if (winkAt - now > HABITS.stopping) this.alarms.stop('signal');
    } else if (winkAt === NEVER) {
      // They see nothing while they turn: a wink before that is lost on them.
      this.alarms.set('signal', now + Math.max(this.reaction(), this.turning + SURELY_TURNED));
      this.hold(now);
    }
  }

  protected override giveSignal(memory: Memory, now: number): readonly Ask[] {
    const to = this.at;
    if (to === null || !this.#owes(to, memory)) return [];
    this.setDone(to);
    this.alarms.set('glance', now + (this.#manner.looksAway ? this.reaction() : this.lasting));
    return [{ ask: 'play', command: { do: 'signal', to, signal: this.signal } }];
  }

  protected override lookElsewhere(memory: Memory, now: number): readonly Ask[] {
    const at = this.#nextFace(memory);
    this.alarms.set('glance', now + draw(this.random, at === null ? this.temper.rest : this.temper.glance));
    if (at === this.at) return [];
    this.at = at;
    this.theirs = null;
    if (this.alarms.at('signal') > now) this.alarms.stop('signal');
    return [{ ask: 'look', at }];
  }

  #nextFace(memory: Memory): Seat | null {
    const seats = Array.from({ length: memory.players }, (_, seat) => seat);
    const others = seats.filter((seat) => seat !== memory.seat);
    const callers = others.filter((seat) => this.#owes(seat, memory));
    if (callers.length > 0 && this.random.happens(HABITS.owed)) return this.random.pick(callers);
    const faces = this.isSeeking ? HABITS.facesSeeking : HABITS.facesIdle;
    return this.random.happens(faces) ? this.random.pick(others) : null;
  }
}
