import { memo } from 'react';
import { NIGHT } from '../kit/inks.ts';
import { type Colour, colourOf, symbolPath } from './colours.ts';

export interface ColourSymbolProps {
  readonly colour: Colour;
  readonly size?: number | undefined;
  /** In dark ink, to stand on the colour itself. */
  readonly inked?: boolean | undefined;
}

/** A player's symbol, in their colour. */
export const ColourSymbol = memo(function ColourSymbol({
  colour,
  size = 16,
  inked = false,
}: ColourSymbolProps) {
  const d = symbolPath(colour, 10, 10.2, 8);
  return (
    <svg className="colour-symbol" width={size} height={size} viewBox="0 0 20 20" aria-hidden="true">
      {inked ? (
        <path d={d} fill={NIGHT} />
      ) : (
        <path
          d={d}
          fill={colourOf(colour)}
          stroke="var(--symbol-edge)"
          strokeWidth="1.2"
          strokeLinejoin="round"
        />
      )}
    </svg>
  );
});
