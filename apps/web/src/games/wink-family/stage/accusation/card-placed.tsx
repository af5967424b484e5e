import type { ReactNode } from 'react';
import { slab } from '../../../../ui/art/kit/paths.ts';

interface CardPlacedProps {
  /** Of its middle. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly tilt?: number;
  /** A drawing of 100 by 122. */
  readonly children: ReactNode;
}

/** A card somewhere on the stage, with its hard edge of shadow. */
export function CardPlaced({ x, y, width, tilt = 0, children }: CardPlacedProps) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${tilt}) scale(${width / 100}) translate(-50 -61)`}>
      <path d={slab(0, 5, 100, 122, 11)} fill="#120414" opacity=".55" />
      <svg width="100" height="122" aria-hidden="true">
        {children}
      </svg>
    </g>
  );
}
