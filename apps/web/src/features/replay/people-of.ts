import type { GameRecord } from '@oeillade/kernel';
import { COLOUR_TONES, type Colour } from '../../ui/art/guests/colours.ts';
import { figureOf } from '../../ui/art/guests/costume/figure.ts';
import { FACES } from '../../ui/art/guests/faces.ts';
import type { Person } from '../../ui/table/people.ts';
import type { Appearance } from '../history/appearances.ts';

/**
 * Everybody in a record. It holds neither colours nor faces: those who were at the table have kept them beside it. For all
 * others each seat has the colour that the game gives it, and each name a face.
 */
export function peopleOf(record: GameRecord, kept: readonly Appearance[] | null): Person[] {
  const { seats } = record.header;
  const appearances = canBeDrawn(kept, seats.length) ? kept : givenAppearances(record);
  return seats.map(({ name, kind }, seat) => {
    const { face, colour, costume } = appearances[seat]!;
    const figure = figureOf(face, costume);
    return { seat, name, colour: colour as Colour, face: figure, isBot: kind === 'bot', away: false };
  });
}

/** They may come from a file that anybody wrote. */
function canBeDrawn(
  appearances: readonly Appearance[] | null,
  seats: number,
): appearances is readonly Appearance[] {
  const colours = new Set(
    appearances?.map(({ colour }) => colour).filter((one) => Object.hasOwn(COLOUR_TONES, one)),
  );
  return appearances?.length === seats && colours.size === seats;
}

function givenAppearances({ header, game, setup, lines }: GameRecord): Appearance[] {
  const view = game.view(game.begin(setup, lines[0]!), null) as {
    readonly seats: readonly { readonly colour: string }[];
  };
  const faces = facesOf(header.seats.map(({ name }) => name));
  return faces.map((face, seat) => ({ face, colour: view.seats[seat]!.colour }));
}

/** The same name has the same face in every game, unless somebody in a seat before has it already. */
export function facesOf(names: readonly string[]): number[] {
  const faces: number[] = [];
  for (const name of names) {
    let face = numberOf(name) % FACES.length;
    while (faces.includes(face)) face = (face + 1) % FACES.length;
    faces.push(face);
  }
  return faces;
}

const numberOf = (name: string): number =>
  [...name].reduce((sum, letter) => (sum * 31 + letter.codePointAt(0)!) >>> 0, 7);
