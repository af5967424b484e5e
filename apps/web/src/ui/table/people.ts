import type { Seat } from '@oeillade/kernel';
import type { Lobby } from '@oeillade/table';
import type { Language } from '../../shell/i18n/index.ts';
import { figureOf } from '../art/guests/costume/figure.ts';
import type { Colour } from '../art/index.ts';

export interface Person {
  readonly seat: Seat;
  readonly name: string;
  /** The one they chose in the lobby: the game's own order of colours is only for those who choose none. */
  readonly colour: Colour;
  /** Face and costume, as one number: their figure. */
  readonly face: number;
  readonly isBot: boolean;
  readonly away: boolean;
}

export function peopleAt({ seats }: Pick<Lobby, 'seats'>): Person[] {
  return seats.map(({ name, colour, face, costume, kind, away }, seat) => ({
    seat,
    name,
    colour: colour as Colour,
    face: figureOf(face, costume),
    isBot: kind === 'bot',
    away,
  }));
}

/** All others in the order of the seats, clockwise from my left; everybody for those who watch. */
export function seatsAround(players: number, me: Seat | null): Seat[] {
  const all = Array.from({ length: players }, (_, step) => ((me ?? -1) + 1 + step) % players);
  return all.filter((seat) => seat !== me);
}

export const sayNames = (seats: readonly Seat[], people: readonly Person[], language: Language): string =>
  new Intl.ListFormat(language).format(seats.map((seat) => people[seat]?.name ?? ''));
