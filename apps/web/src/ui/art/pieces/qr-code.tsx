import { memo } from 'react';
import { NIGHT, PAPER } from '../kit/inks.ts';
import { slab } from '../kit/paths.ts';

export interface QrCodeProps {
  /** Rows of dark (true) and light modules, without a margin. */
  readonly modules: readonly (readonly boolean[])[];
  readonly label?: string | undefined;
}

const FINDER = 7;

/** A code to scan, with its three corner marks drawn as eyes. */
export const QrCode = memo(function QrCode({ modules, label }: QrCodeProps) {
  const size = modules.length;
  const far = size - FINDER;
  const inFinder = (x: number, y: number) =>
    (x < FINDER || x >= far) && y < FINDER ? true : x < FINDER && y >= far;
  const dots = modules.flatMap((row, y) =>
    row.map((dark, x) => (dark && !inFinder(x, y) ? `M${x} ${y}h1v1h-1Z` : '')),
  );
  const corners = [
    [0, 0],
    [far, 0],
    [0, far],
  ] as const;
  return (
    <svg
      className="qr"
      viewBox={`-2 -2 ${size + 4} ${size + 4}`}
      role="img"
      aria-label={label}
      aria-hidden={!label}
    >
      <rect x="-2" y="-2" width={size + 4} height={size + 4} rx="2" fill={PAPER} />
      <g fill={NIGHT}>
        <path d={dots.join('')} />
        {corners.map(([x, y]) => (
          <path
            key={`${x} ${y}`}
            fillRule="evenodd"
            d={slab(x, y, 7, 7, 1.7) + slab(x + 1, y + 1, 5, 5, 1) + slab(x + 2, y + 2, 3, 3, 1.1)}
          />
        ))}
      </g>
    </svg>
  );
});
