import type { Seat } from '@oeillade/kernel';
import type { Colour } from '../../../ui/art/index.ts';
import { castFor } from '../../../ui/cast.ts';

export interface TrainFace {
  readonly seat: Seat;
  readonly name: string;
  readonly colour: Colour;
  readonly face: number;
}

const COLOURS: readonly Colour[] = ['vermilion', 'emerald', 'sky', 'rose', 'ivory', 'azure'];

/** Who is to be looked at, at the seats 1 and on. */
export const trainFaces = (count: number): TrainFace[] =>
  castFor([], count).map((one, index) => ({
    colour: COLOURS[index]!,
    face: index,
    ...one,
    seat: index + 1,
  }));
