import type { Seat } from '@oeillade/kernel';
import { figureOf } from '../../../ui/art/guests/costume/figure.ts';
import type { Colour } from '../../../ui/art/index.ts';
import { castFor } from '../../../ui/cast.ts';

export interface TrainFace {
  readonly seat: Seat;
  readonly name: string;
  readonly colour: Colour;
  readonly face: number;
}

/** Who is to be looked at, at the seats 1 and on. */
export const trainFaces = (count: number): TrainFace[] =>
  castFor([], count).map(({ name, colour, face, costume }, index) => ({
    name,
    colour: colour as Colour,
    face: figureOf(face, costume),
    seat: index + 1,
  }));
