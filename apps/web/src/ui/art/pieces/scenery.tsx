import { memo, useId } from 'react';
import artCss from '../art.module.css';
import { lozenge } from '../kit/paths.ts';

/** The harlequin quilt behind everything, barely there. */
export const Quilt = memo(function Quilt() {
  const id = useId();
  return (
    <svg className={artCss.quilt} data-part="quilt" width="100%" height="100%" aria-hidden="true">
      <defs>
        <pattern id={id} width="48" height="84" patternUnits="userSpaceOnUse">
          <path d={lozenge(24, 42, 24, 42)} fill="var(--bg-2)" />
        </pattern>
      </defs>
      <rect width="100%" height="100%" fill={`url(#${id})`} opacity=".75" />
    </svg>
  );
});

/** The felt of the table, folded like everything else. */
export const Felt = memo(function Felt() {
  return (
    <svg className={artCss.felt} data-part="felt" viewBox="0 0 876 700" aria-hidden="true">
      <path
        d="M438 0C690 0 876 120 876 345C876 570 690 690 438 690C186 690 0 570 0 345C0 120 186 0 438 0Z"
        fill="var(--felt-rim)"
        transform="translate(0 10)"
      />
      <path d="M438 0C186 0 0 120 0 345C0 570 186 690 438 690Z" fill="var(--felt-l)" />
      <path d="M438 0C690 0 876 120 876 345C876 570 690 690 438 690Z" fill="var(--felt-r)" />
      <path
        d="M438 16C676 16 858 130 858 345C858 560 676 674 438 674C200 674 18 560 18 345C18 130 200 16 438 16Z"
        fill="none"
        stroke="var(--accent)"
        strokeOpacity=".35"
        strokeWidth="2"
        strokeDasharray="2 9"
        strokeLinecap="round"
      />
    </svg>
  );
});

interface Point {
  readonly x: number;
  readonly y: number;
}

/**
 * The two halves of a beam of light, as paths: between the outer tangents of a disc of `mouth` around `from`, where it leaves,
 * and one of `radius` around `to`, in which it ends.
 */
export function beam(from: Point, to: Point, radius: number, mouth = 16): { left: string; right: string } {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const along = { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
  // The tangents lean outwards by as much as one disc is larger than the other.
  const lean = Math.max(-1, Math.min(1, (radius - mouth) / length));
  const upright = Math.sqrt(1 - lean * lean);
  const half = (side: 1 | -1): string => {
    const out = {
      x: -along.y * side * upright - along.x * lean,
      y: along.x * side * upright - along.y * lean,
    };
    const point = ({ x, y }: Point, by: number, way: Point) =>
      `${(x + way.x * by).toFixed(1)} ${(y + way.y * by).toFixed(1)}`;
    return (
      `M${from.x} ${from.y}L${point(from, mouth, out)}L${point(to, radius, out)}` +
      `A${radius} ${radius} 0 0 ${side > 0 ? 0 : 1} ${point(to, radius, along)}Z`
    );
  };
  return { left: half(-1), right: half(1) };
}
