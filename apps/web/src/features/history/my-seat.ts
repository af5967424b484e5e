import type { Header, Seat } from '@oeillade/kernel';

type Seats = Pick<Header, 'seats'>;

/** Among bots there is no doubt who was who; null where more people played, or none. */
export function onlyPerson({ seats }: Seats): Seat | null {
  const people = seatsOf(seats, ({ kind }) => kind === 'human');
  return people.length === 1 ? people[0]! : null;
}

/** Where the one person of this name sat; null where there was none, or more than one. */
export function seatOfName({ seats }: Seats, name: string | null): Seat | null {
  const called = seatsOf(seats, (one) => one.kind === 'human' && one.name === name);
  return called.length === 1 ? called[0]! : null;
}

/** A seat at the table is a seat of the game, unless somebody has left since: then the name decides. */
export function seatInGame(header: Seats, seat: Seat, name: string): Seat | null {
  return header.seats[seat]?.name === name ? seat : seatOfName(header, name);
}

const seatsOf = (seats: Seats['seats'], fits: (one: Seats['seats'][number]) => boolean): Seat[] =>
  seats.flatMap((one, seat) => (fits(one) ? [seat] : []));
