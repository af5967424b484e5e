import type { winkFamily } from '@oeillade/games';
import type { Line, Seat } from '@oeillade/kernel';

type WinkLines = readonly Line<winkFamily.WinkEvent>[];

/** A card, and who else had to do with it. */
export interface WinkDeed {
  readonly number: number;
  readonly other: Seat;
}

/** Where somebody's points come from, and what brought none (W-31…W-43, W-53). */
export interface WinkAccount {
  /** Partners that I named: a point each. */
  readonly asCaller: readonly WinkDeed[];
  /** Callers who named me: a point each. */
  readonly asPartner: readonly WinkDeed[];
  /** Signals that I intercepted, and from whom: two points each. */
  readonly intercepted: readonly WinkDeed[];
  /** A point each. */
  readonly spiesKept: number;
  /** Whom I named though they did not have the card. */
  readonly misnamed: readonly WinkDeed[];
  /** Whom I accused for nothing: a spy card lost. */
  readonly misaccused: readonly WinkDeed[];
  /** Cards of my hand that somebody else's accusation took. */
  readonly taken: readonly WinkDeed[];
}

export const POINTS_FOR = { asCaller: 1, asPartner: 1, intercepted: 2 } as const;

export const pointsOf = ({ asCaller, asPartner, intercepted, spiesKept }: WinkAccount): number =>
  asCaller.length * POINTS_FOR.asCaller +
  asPartner.length * POINTS_FOR.asPartner +
  intercepted.length * POINTS_FOR.intercepted +
  spiesKept;

export function winkAccounts(lines: WinkLines): WinkAccount[] {
  const ended = lines.at(-1) as Line<winkFamily.Ended>;
  const named = lines.filter((line) => line.e === 'designated');
  const accused = lines.filter((line) => line.e === 'accused');
  return ended.spiesLeft.map((spiesKept, seat) => {
    const mine = {
      named: named.filter((line) => line.seat === seat),
      accused: accused.filter((line) => line.seat === seat),
    };
    return {
      asCaller: mine.named.filter(({ right }) => right).map(atNamed),
      asPartner: named.filter((line) => line.right && line.named === seat).map(bySeat),
      intercepted: mine.accused.filter(({ right }) => right).map(atNamed),
      spiesKept,
      misnamed: mine.named.filter(({ right }) => !right).map(atNamed),
      misaccused: mine.accused.filter(({ right }) => !right).map(atNamed),
      taken: accused.filter((line) => line.right && line.named === seat).map(bySeat),
    };
  });
}

type Deed = winkFamily.Designated | winkFamily.Accused;

const atNamed = ({ number, named }: Deed): WinkDeed => ({ number, other: named });
const bySeat = ({ number, seat }: Deed): WinkDeed => ({ number, other: seat });
