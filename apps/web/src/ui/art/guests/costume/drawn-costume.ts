import type { ReactNode } from 'react';
import type { Lashes } from '../../eyes/eye-style.ts';
import { fold, line, stack } from '../../kit/draw.ts';
import { NIGHT } from '../../kit/inks.ts';
import { circle } from '../../kit/paths.ts';
import { COLOUR_TONES, type Colour, symbolPath } from '../colours.ts';
import { faceOf } from '../faces.ts';
import { MASKS } from '../masks.ts';
import { costumeOf } from './figure.ts';
import { HATS } from './hats.ts';
import { LASHES } from './lashes.ts';
import { ORNAMENTS } from './ornaments.ts';

/** A costume in the layers of a guest. */
export interface DrawnCostume {
  /** The outline of the mask. */
  readonly mask: string;
  /** On the mask, and gone with it. */
  readonly onMask: ReactNode;
  readonly hat: ReactNode;
  /** The player's symbol: above the forehead, or pinned to the hat. */
  readonly symbol: ReactNode;
  readonly lashes: Lashes | undefined;
}

export function drawCostume(figure: number, colour: Colour): DrawnCostume {
  const { mask, hat, ornament, lashes } = costumeOf(figure);
  const tone = COLOUR_TONES[colour];
  const worn = hat === 'none' ? null : HATS[hat];
  return {
    mask: MASKS[mask === 'own' ? faceOf(figure).mask : mask],
    onMask: ornament === 'none' ? null : ORNAMENTS[ornament](tone),
    hat: worn?.draw(tone),
    symbol: worn ? pinned(colour, worn.badge) : raised(colour),
    lashes: lashes === 'usual' ? undefined : LASHES[lashes],
  };
}

const raised = (colour: Colour): ReactNode =>
  stack(line('M50 25V12', 'ink', 2), fold(symbolPath(colour, 50, 10, 10.5), COLOUR_TONES[colour]));

/** On a dark disc, so that it is seen on a band of its own colour. */
const pinned = (colour: Colour, y: number): ReactNode =>
  stack(fold(circle(50, y, 8.6), [NIGHT, NIGHT]), fold(symbolPath(colour, 50, y, 5.8), COLOUR_TONES[colour]));
