import * as winkFamily from '@oeillade/games/wink-family';
import type { Seat, Setup } from '@oeillade/kernel';
import { flag, othersFrom, share } from '../../observation/numbers.ts';

const NUMBERS = Array.from({ length: winkFamily.PAIRS }, (_, index) => index + 1);

/** More of anything does not come up often enough to be told apart. */
const MOST = { cards: 12, spies: 6, points: 24 } as const;

export function commands({ players, options }: Setup, seat: Seat): winkFamily.WinkCommand[] {
  const { signals } = options as winkFamily.WinkOptions;
  const faces = othersFrom(players, seat);
  return [
    ...faces.map((named) => ({ do: 'designate', named }) as const),
    ...NUMBERS.map((number) => ({ do: 'call', number }) as const),
    { do: 'pass' },
    ...faces.flatMap((named) => NUMBERS.map((number) => ({ do: 'accuse', named, number }) as const)),
    ...faces.flatMap((to) => signals.map((signal) => ({ do: 'signal', to, signal }) as const)),
  ];
}

export function features(view: winkFamily.WinkView, { players }: Setup, seat: Seat): number[] {
  const seats = [seat, ...othersFrom(players, seat)];
  return [
    flag(view.step === 'contact'),
    flag(view.step === 'call'),
    flag(view.contacted),
    ...NUMBERS.flatMap((number) => numberFeatures(view, number, seats)),
    ...seats.flatMap((one) => seatFeatures(view, one)),
  ];
}

function numberFeatures(
  { board, banned, hand, seats: all }: winkFamily.WinkView,
  number: number,
  seats: readonly Seat[],
): number[] {
  const card = board.find((place) => place.number === number)?.card;
  return [
    flag(card === 'up'),
    flag(card === 'down'),
    flag(banned.includes(number)),
    flag(hand?.includes(number) ?? false),
    ...seats.map((one) => flag(all[one]!.called === number)),
  ];
}

function seatFeatures({ turn, seats, partners }: winkFamily.WinkView, seat: Seat): number[] {
  const { handSize, spies, spiesLaid, faceDown, score } = seats[seat]!;
  return [
    flag(turn === seat),
    flag(partners.includes(seat)),
    share(handSize, MOST.cards),
    share(spies, MOST.spies),
    share(spiesLaid, MOST.spies),
    share(faceDown, MOST.cards),
    share(score + MOST.points, 2 * MOST.points),
  ];
}
