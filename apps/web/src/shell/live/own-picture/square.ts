export interface Square {
  readonly x: number;
  readonly y: number;
  readonly side: number;
}

/** The middle of a picture: a camera is wider than a face, and a phone that stands is higher. */
export function squareIn(width: number, height: number): Square {
  const side = Math.min(width, height);
  return { x: Math.round((width - side) / 2), y: Math.round((height - side) / 2), side };
}
