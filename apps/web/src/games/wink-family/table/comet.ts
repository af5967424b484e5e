import type { Point } from './geometry.ts';
import type { Box } from './use-places.ts';

/** The way of a wink that is for me, from the face that winks to my card. */
export interface Comet {
  readonly from: Point;
  readonly to: Point;
  /** The two halves of its tail, as paths. */
  readonly tail: { readonly left: string; readonly right: string };
  /** How large its head is. */
  readonly head: number;
}

/** How far its head stays above the card. */
const ABOVE = 26;
/** Beside a face, the comet leaves at the height of the eyes. */
const EYES = 0.34;

/** It leaves under the ledge, or beside the arch where the face sits low: it never crosses a name. */
export function cometTo(card: Box, face: Box): Comet {
  const to = { x: card.x, y: card.y - card.height / 2 - ABOVE };
  const bottom = face.y + face.height / 2;
  const isLow = bottom > to.y - ABOVE;
  const side = Math.sign(card.x - face.x);
  const from = isLow
    ? { x: face.x + side * (face.width / 2 + 4), y: face.y + face.height * (EYES - 0.5) }
    : { x: face.x + side * Math.min(face.width / 2 - 16, Math.abs(card.x - face.x)), y: bottom + 2 };
  return { from, to, tail: tailOf(from, to, isLow ? 9 : 13), head: isLow ? 22 : 28 };
}

function tailOf(from: Point, to: Point, half: number) {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const across = { x: (-(to.y - from.y) / length) * half, y: ((to.x - from.x) / length) * half };
  const start = `M${at(from.x)} ${at(from.y)}`;
  const end = `L${at(to.x)} ${at(to.y)}Z`;
  return {
    left: `${start}L${at(to.x + across.x)} ${at(to.y + across.y)}${end}`,
    right: `${start}L${at(to.x - across.x)} ${at(to.y - across.y)}${end}`,
  };
}

const at = (value: number): string => value.toFixed(1);
