import type * as winkFamily from '@oeillade/games/wink-family';
import type { GameRecord, Line, Seat } from '@oeillade/kernel';

type Dealt = Line<winkFamily.Dealt>;
type Told = Line & { readonly number: number };

/** Lines of which nobody is told before the end. */
const EYES: ReadonlySet<string> = new Set(['looked', 'signalled', 'winked']);

/** What a seat may know of a game of the wink family, worked out from the record without the game's own views. */
export class WinkKnowledge {
  readonly #dealt: Dealt;
  readonly #told: readonly Told[];
  /** What everybody is told of the lines after the deal: all but the eyes. */
  readonly #public: ReadonlySet<string>;

  constructor({ lines }: GameRecord) {
    this.#dealt = lines[0] as Dealt;
    const told = lines.slice(1).filter(({ e }) => !EYES.has(e));
    this.#public = new Set(told.map((line) => JSON.stringify(line)));
    this.#told = told.filter(({ e }) => e === 'designated' || e === 'accused') as Told[];
  }

  event(seat: Seat | null, t: number, event: winkFamily.WinkSeen): string[] {
    if (event.e !== 'dealt')
      return this.#public.has(JSON.stringify({ t, ...event })) ? [] : ['not what happened'];
    return this.#isOwnHand(seat, event.hand, 'whole') ? [] : ['a hand that is not its own'];
  }

  view(seat: Seat | null, t: number, view: winkFamily.WinkView): string[] {
    const complaints: string[] = [];
    if (view.viewer !== seat) complaints.push('a view for somebody else');
    if (!this.#isOwnHand(seat, view.hand, 'part')) complaints.push('a hand that is not its own');
    if (view.revealed !== null) complaints.push('what is revealed at the end');
    for (const caller of view.partners) {
      const called = view.seats[caller]?.called ?? 0;
      if (seat === null || !this.#dealt.hands[seat]!.includes(called))
        complaints.push('whose partner somebody is');
    }
    // A twin lies on the table once it was named; until then nobody knows who has it.
    const named = new Set(this.#told.filter((line) => line.t <= t).map(({ number }) => number));
    for (const { number, from } of view.seats.flatMap(({ laid }) => laid)) {
      if (from === 'hand' && !named.has(number)) complaints.push(`who has the twin of ${number}`);
    }
    return complaints;
  }

  #isOwnHand(seat: Seat | null, hand: readonly number[] | null, much: 'whole' | 'part'): boolean {
    if (seat === null || hand === null) return seat === null && hand === null;
    const own = this.#dealt.hands[seat]!;
    return hand.every((number) => own.includes(number)) && (much === 'part' || hand.length === own.length);
  }
}
