import type { ReactNode } from 'react';
import { NIGHT } from '../kit/inks.ts';
import type { BoxCut } from './box-cut.ts';
import { COLOUR_TONES, type Colour, symbolPath } from './colours.ts';
import { NamePlate, type NamePlateProps } from './name-plate.tsx';

interface LogeLedgeProps extends Omit<NamePlateProps, 'size' | 'middle'> {
  readonly cut: BoxCut;
  readonly colour: Colour;
  readonly nameSize: number | undefined;
}

/** The ledge of a theatre box: a symbol and a name, in the colour of whoever sits there. */
export function LogeLedge({ cut, colour, nameSize = 21, ...name }: LogeLedgeProps): ReactNode {
  const [light, dark] = COLOUR_TONES[colour];
  return (
    <>
      <path d={cut.ledge} fill={light} />
      <path d={cut.ledgeShade} fill={dark} opacity=".5" />
      <path
        d={name.isTight ? symbolPath(colour, 4, cut.middle, 5.5) : symbolPath(colour, 13, cut.middle, 7.5)}
        fill={NIGHT}
      />
      <NamePlate {...name} size={nameSize} middle={cut.middle} />
    </>
  );
}
