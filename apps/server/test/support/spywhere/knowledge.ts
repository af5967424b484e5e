import type * as spywhereRules from '@oeillade/games/spywhere';
import type { GameRecord, Line, Seat } from '@oeillade/kernel';

type Event = Line<spywhereRules.SpywhereEvent>;
type Cards = readonly string[];

const sorted = (cards: Cards): string => [...cards].sort().join();

/** What only the seat itself is told of a line. */
const OWN: Readonly<Record<string, string>> = {
  drew: 'card',
  attempted: 'nation',
  'attempted-last': 'attempts',
};

/** What a seat may know of a game of Spywhere, worked out from the record without the game's own views. */
export class SpywhereKnowledge {
  readonly #lines: readonly Event[];
  readonly #dealt: Line<spywhereRules.Dealt>;

  constructor({ lines }: GameRecord) {
    this.#lines = lines as readonly Event[];
    this.#dealt = lines[0] as Line<spywhereRules.Dealt>;
  }

  event(seat: Seat | null, t: number, event: spywhereRules.SpywhereSeen): string[] {
    if (event.e === 'dealt') {
      const { passports, hand } = event;
      const complaints = [];
      if (!isOwn(seat, passports, this.#dealt.passports)) complaints.push('passports that are not its own');
      if (!isOwn(seat, hand, this.#dealt.hands)) complaints.push('a hand that is not its own');
      return complaints;
    }
    const told = JSON.stringify({ t, ...event });
    return this.#lines.some((line) => JSON.stringify(shown(line, seat)) === told)
      ? []
      : ['more than it may know'];
  }

  view(seat: Seat | null, t: number, view: spywhereRules.SpywhereView): string[] {
    const complaints: string[] = [];
    if (view.viewer !== seat) complaints.push('a view for somebody else');
    if (view.revealed !== null) complaints.push('what is revealed at the end');
    if (!isOwn(seat, view.own?.passports ?? null, this.#dealt.passports))
      complaints.push('passports that are not its own');
    if (view.own && seat !== null && !this.#handsOf(seat).has(sorted(view.own.hand))) {
      complaints.push('a hand that it never had');
    }
    view.seats.forEach(({ attempts }, other) => {
      if (other === seat) return;
      if (attempts.some(({ nation }) => nation !== null)) complaints.push(`what seat ${other} attempted`);
      const known = this.#lines.filter(
        (line) => line.e === 'attempted' && line.seat === other && line.t <= t,
      );
      if (attempts.length > known.length) complaints.push(`how many last attempts seat ${other} made`);
    });
    return complaints;
  }

  /** All the hands that a seat had in turn. */
  #handsOf(seat: Seat): Set<string> {
    const hand: string[] = [...this.#dealt.hands[seat]!];
    const hands = new Set([sorted(hand)]);
    for (const line of this.#lines) {
      if (line.e === 'drew' && line.seat === seat) hand.push(line.card);
      if (line.e === 'exchanged' && line.seat === seat) hand.splice(hand.indexOf(line.gave), 1, line.took);
      hands.add(sorted(hand));
    }
    return hands;
  }
}

function isOwn(seat: Seat | null, cards: Cards | null, all: readonly Cards[]): boolean {
  if (seat === null || cards === null) return seat === null && cards === null;
  return sorted(cards) === sorted(all[seat]!);
}

/** A line of the record as this seat may see it. */
function shown(line: Event, seat: Seat | null): object {
  if (line.e === 'returned') return { t: line.t, e: line.e, nation: line.nation, pileSize: line.pile.length };
  const own = OWN[line.e];
  if (own === undefined || (line as { seat?: Seat }).seat === seat) return line;
  return Object.fromEntries(Object.entries(line).filter(([key]) => key !== own));
}
