import { createElement, type ReactNode } from 'react';
import type { EyeStyle } from '../eyes/eye-style.ts';
import { drawPair } from '../eyes/eyes.tsx';
import { ears, grin, head, lips, neck, nose, smile, smirk } from '../kit/anatomy.ts';
import { flat, fold, pair, stack } from '../kit/draw.ts';
import { NIGHT } from '../kit/inks.ts';
import { circle } from '../kit/paths.ts';
import { type Box, pictureOf } from '../kit/picture.ts';
import { COLOUR_TONES, type Colour } from './colours.ts';
import { drawCostume } from './costume/drawn-costume.ts';
import { faceOf, type Mouth } from './faces.ts';
import { HAIR } from './hair.ts';

/** A guest in layers: what dims in an unlit box, and what stays bright. */
export interface DrawnGuest {
  readonly coat: ReactNode;
  /** Hair, neck and head: all that moves with a nod. */
  readonly head: ReactNode;
  readonly mask: ReactNode;
  /** The player's symbol. */
  readonly ornament: ReactNode;
  readonly hat: ReactNode;
  readonly eyes: EyeStyle;
}

export const COAT = 'M4 108C6 88 22 83 40 80H60C78 83 94 88 96 108Z';
export const BEARD = 'M26 58C27 70 31 86 50 87C69 86 73 70 74 58C70 65 62 68 50 68C38 68 30 65 26 58Z';
export const MOUSTACHE = 'M50 68C44 65 38 68 33 74C40 76 47 74 50 71Z';

const MOUTHS: Readonly<Record<Mouth, () => ReactNode>> = {
  smirk: () => smirk(74, 6.5),
  smile: () => smile(73, 7),
  lips: () => lips(74),
  grin,
  oh: () => flat(circle(50, 75, 3), 'ink'),
};

function draw(number: number, colour: Colour): DrawnGuest {
  const face = faceOf(number);
  const tone = COLOUR_TONES[colour];
  const hair = HAIR[face.hair];
  const { mask, onMask, hat, symbol, lashes } = drawCostume(number, colour);
  return {
    coat: fold(COAT, face.coat),
    head: stack(
      hair.back(face.hairInk),
      neck(face.skin),
      hair.hidesEars ? null : ears(face.skin, 56),
      head(face.skin),
      nose(face.skin, 2),
      face.beard && fold(BEARD, face.beard),
      face.moustache && pair(MOUSTACHE, face.moustache),
      MOUTHS[face.mouth](),
      hair.front(face.hairInk),
    ),
    mask: stack(
      createElement('path', { d: mask, fill: NIGHT, opacity: 0.32, transform: 'translate(0 2.6)' }),
      fold(mask, tone),
      onMask,
    ),
    ornament: symbol,
    hat,
    eyes: { y: 52, dx: 13.5, radius: 8.8, lid: tone, cover: 0.16, flick: 3, lashes },
  };
}

/** A guest's layers as pictures: at a table of eight there is little else, and each is seen for long. */
export interface PicturedGuest extends DrawnGuest {
  /** Mask, and eyes that look straight ahead for good: a face that gives nothing away. */
  readonly stillFace: ReactNode;
}

/** All that a guest may fill, hats included. */
const AROUND: Box = { x: -20, y: -40, width: 140, height: 154 };

function photograph({ coat, head, mask, ornament, hat, eyes }: DrawnGuest): PicturedGuest {
  const image = (drawing: ReactNode) =>
    createElement('image', { ...AROUND, href: pictureOf(AROUND, drawing) });
  return {
    coat: image(coat),
    head: image(head),
    mask: image(mask),
    ornament: image(ornament),
    hat: hat && image(hat),
    eyes,
    stillFace: image(stack(mask, drawPair(eyes, { x: 0, y: 0 }))),
  };
}

/** Each guest is drawn once in each colour: the same nodes again cost React nothing. */
function once<T>(make: (number: number, colour: Colour) => T): typeof make {
  const made = new Map<string, T>();
  return (number, colour) => {
    const key = `${number} ${colour}`;
    const known = made.get(key);
    if (known) return known;
    const fresh = make(number, colour);
    made.set(key, fresh);
    return fresh;
  };
}

export const guestOf = once(draw);
export const picturedGuestOf = once((number, colour) => photograph(guestOf(number, colour)));
