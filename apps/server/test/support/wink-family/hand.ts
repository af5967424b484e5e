import type * as winkFamily from '@oeillade/games/wink-family';
import type { Command, Seat, Setup } from '@oeillade/kernel';
import { type Deeds, Hand, pause, playOn } from '../hands/hand.ts';
import type { Person } from '../person.ts';

const GLANCE_EVERY = 200;
/** As long as a camera and a model take to see a wink. */
const CAMERA_TAKES = 180;

type Named = Command & { readonly named: Seat };

/** A scripted player of the wink family: looks about, winks at callers, names and accuses by what it has seen. */
export function playWink(person: Person): Promise<Deeds> {
  const hand = new WinkHand(person);
  return playOn(hand, () => hand.act());
}

class WinkHand extends Hand {
  /** Calls that it has signalled for, as caller/number. */
  readonly #signalled = new Set<string>();
  #heard = 0;
  #glanced = 0;
  /** Who holds the twin of a number, as far as it was seen. */
  readonly #holders = new Map<number, Seat>();
  #accusation: Command | null = null;

  async act(): Promise<boolean> {
    this.#takeIn();
    const { client } = this.person;
    const view = client.view as winkFamily.WinkView | null;
    if (view === null || client.lobby?.paused) return false;
    if (this.#accusation) return this.#accuse(this.#accusation);
    const caller = view.partners.find((seat) => !this.#signalled.has(callOf(view, seat)));
    if (caller !== undefined) return this.#wink(view, caller);
    if (view.turn === client.seat) return this.#takeTurn(view);
    this.#lookAbout();
    return false;
  }

  /** What its eyes have seen since it last thought. */
  #takeIn(): void {
    const { messages, client } = this.person;
    for (; this.#heard < messages.length; this.#heard++) {
      const message = messages[this.#heard]!;
      if (message.m !== 'signal') continue;
      const number = (client.view as winkFamily.WinkView).seats[message.to]?.called;
      if (!number) continue;
      if (message.to === client.seat) this.#holders.set(number, message.of);
      else if (this.random.happens(0.3))
        this.#accusation = { do: 'accuse', named: message.of, number } as Command;
    }
  }

  async #accuse(accusation: Command): Promise<boolean> {
    this.#accusation = null;
    const { named, number } = accusation as Named & { number: number };
    const isLegal = this.legal().some(
      (legal) =>
        legal.do === 'accuse' &&
        (legal as Named).named === named &&
        (legal as Named & { number: number }).number === number,
    );
    if (isLegal) await this.plays(accusation);
    return true;
  }

  async #wink(view: winkFamily.WinkView, caller: Seat): Promise<boolean> {
    this.#signalled.add(callOf(view, caller));
    this.person.client.look(caller);
    await pause(30);
    this.#winkForReal();
    const signal = this.legal().find(
      (legal) => legal.do === 'signal' && (legal as Command & { to: Seat }).to === caller,
    );
    if (signal) await this.plays(signal);
    return true;
  }

  async #takeTurn(view: winkFamily.WinkView): Promise<boolean> {
    // Time for a partner to wink, and for this player to see it.
    this.#lookAbout();
    await pause(this.random.below(40) + 20);
    this.#takeIn();
    if (this.person.client.view !== view || !this.isPlaying) return true;
    const legal = this.legal();
    const holder = this.#holders.get(view.seats[this.person.seat]!.called ?? 0);
    const known = legal.find((one) => one.do === 'designate' && (one as Named).named === holder);
    const calls = legal.filter((one) => one.do === 'call' || one.do === 'pass');
    const guesses = legal.filter((one) => one.do === 'designate');
    const isGuess = calls.length === 0 || (guesses.length > 0 && this.random.happens(0.15));
    const choice = isGuess ? guesses : calls;
    if (known || choice.length > 0) await this.plays(known ?? this.random.pick(choice));
    return true;
  }

  #lookAbout(): void {
    // A table takes no more looks than eyes can make, and this player needs some to wink.
    const now = performance.now();
    if (now - this.#glanced < GLANCE_EVERY) return;
    this.#glanced = now;
    const others = this.setup.players - 1;
    const at = (this.person.seat + 1 + this.random.below(others)) % this.setup.players;
    this.person.client.look(this.random.happens(0.1) ? null : at);
    // Nobody forbids to wink at anybody there (D-43).
    if (this.random.happens(0.1)) this.#winkForReal();
  }

  /** With its own eyes, where a camera can see it. */
  #winkForReal(): void {
    const { options } = this.setup as Setup<winkFamily.WinkOptions>;
    if (options.channel === 'living') this.person.client.winked('wink', CAMERA_TAKES);
  }
}

const callOf = (view: winkFamily.WinkView, caller: Seat): string => `${caller}/${view.seats[caller]!.called}`;
