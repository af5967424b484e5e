/** Outlines as path data, on a board of 100 by 100 that is folded at x = 50. */

const degrees = (angle: number): number => (angle * Math.PI) / 180;

const at = (x: number, y: number, radius: number, angle: number): string =>
  `${(x + radius * Math.cos(degrees(angle))).toFixed(2)} ${(y + radius * Math.sin(degrees(angle))).toFixed(2)}`;

export const oval = (x: number, y: number, rx: number, ry: number): string =>
  `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0Z`;

export const circle = (x: number, y: number, radius: number): string => oval(x, y, radius, radius);

/** A rectangle with round corners. */
export const slab = (x: number, y: number, width: number, height: number, radius: number): string => {
  const corner = (dx: number, dy: number) => `a${radius} ${radius} 0 0 1 ${dx} ${dy}`;
  const across = width - 2 * radius;
  const down = height - 2 * radius;
  return (
    `M${x + radius} ${y}h${across}${corner(radius, radius)}v${down}${corner(-radius, radius)}` +
    `h${-across}${corner(-radius, -radius)}v${-down}${corner(radius, -radius)}Z`
  );
};

/** A lozenge standing on its point. */
export const lozenge = (x: number, y: number, halfWidth: number, halfHeight: number): string =>
  `M${x} ${y - halfHeight}L${x + halfWidth} ${y}L${x} ${y + halfHeight}L${x - halfWidth} ${y}Z`;

/** A star of five points; `waist` is how far the inner corners are out. */
export const star = (x: number, y: number, radius: number, waist = 0.45): string =>
  `M${Array.from({ length: 10 }, (_, corner) =>
    at(x, y, corner % 2 ? radius * waist : radius, corner * 36 - 90),
  ).join('L')}Z`;

/** A twinkle of four points. */
export const spark = (x: number, y: number, radius: number): string =>
  `M${x} ${y - radius}Q${x} ${y} ${x + radius} ${y}Q${x} ${y} ${x} ${y + radius}` +
  `Q${x} ${y} ${x - radius} ${y}Q${x} ${y} ${x} ${y - radius}Z`;

/** A spike that points away from a centre, `spread` degrees to either side at its foot. */
export const ray = (
  x: number,
  y: number,
  [inner, outer]: readonly [inner: number, outer: number],
  angle: number,
  spread: number,
): string =>
  `M${at(x, y, inner, angle - spread)}L${at(x, y, outer, angle)}L${at(x, y, inner, angle + spread)}Z`;

/** A leaf that grows upwards from 0, 0. */
export const leaf = (length: number, width: number): string =>
  `M0 0C${width} ${-length * 0.25} ${width} ${-length * 0.7} 0 ${-length}` +
  `C${-width} ${-length * 0.7} ${-width} ${-length * 0.25} 0 0Z`;

/** A wax seal's edge. */
export const scalloped = (x: number, y: number, inner: number, outer: number, count: number): string => {
  const step = 360 / count;
  const lobes = Array.from(
    { length: count },
    (_, lobe) => `Q${at(x, y, outer, (lobe + 0.5) * step)} ${at(x, y, inner, (lobe + 1) * step)}`,
  );
  return `M${at(x, y, inner, 0)}${lobes.join('')}Z`;
};

/** The shut eye: the E of Œ tipped over, three lashes under a lid. */
export const SHUT_EYE = 'M-11.5 -1Q0 9 11.5 -1M-7.8 3.6L-11 9.6M0 6V13.5M7.8 3.6L11 9.6';
