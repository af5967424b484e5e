/** How a device is held, in degrees, as its sensors tell. */
export interface Posture {
  readonly beta: number | null;
  readonly gamma: number | null;
}

/** Whoever reads a phone tilts it more than this. */
const MOST_TILT = 14;
const TURNED_OVER = 180 - MOST_TILT;

/** Does it lie on a table, face up or face down? A device that cannot tell never does. */
export function liesFlat({ beta, gamma }: Posture): boolean {
  if (beta === null || gamma === null) return false;
  const lies = Math.abs(beta) < MOST_TILT || Math.abs(beta) > TURNED_OVER;
  return lies && Math.abs(gamma) < MOST_TILT;
}
