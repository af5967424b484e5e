import type { GameRecord } from '@oeillade/kernel';
import type { Colour } from '../art/index.ts';
import type { Person } from '../table/common/people.ts';

/** Everybody in a record. It holds neither colours nor faces: each seat has its own, as the game gives them. */
export function peopleOf({ header, game, setup, lines }: GameRecord): Person[] {
  const view = game.view(game.begin(setup, lines[0]!), null) as {
    readonly seats: readonly { readonly colour: string }[];
  };
  return header.seats.map(({ name, kind }, seat) => ({
    seat,
    name,
    colour: view.seats[seat]!.colour as Colour,
    face: seat,
    isBot: kind === 'bot',
    away: false,
  }));
}
