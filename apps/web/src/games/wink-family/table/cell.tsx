import { type CSSProperties, memo, type ReactNode } from 'react';
import { CardBack, colourOf, EmptySlot, NIGHT, PAPER, Pawn } from '../../../ui/art/index.ts';
import { slab } from '../../../ui/art/kit/paths.ts';
import { CharacterCard } from '../art/index.ts';
import css from './cell.module.css';
import type { CellShown } from './shown.ts';

interface CellProps {
  readonly cell: CellShown;
  readonly index: number;
  readonly label: string;
  readonly compact: boolean;
  /** Somebody has winked at me for this card. */
  readonly isAnswered: boolean;
  /** Whether the tabulator stops here; the arrows go on from here. */
  readonly isStop: boolean;
  readonly onFocus: (index: number) => void;
  readonly onSelect: (number: number) => void;
}

/** A place on the board with its card and whoever's pawn stands there. */
export const Cell = memo(function Cell({
  cell,
  index,
  label,
  compact,
  isAnswered,
  isStop,
  onFocus,
  onSelect,
}: CellProps) {
  const { number, pawn } = cell;
  return (
    // biome-ignore lint/a11y/useSemanticElements: see the board.
    // biome-ignore lint/a11y/useFocusableInteractive: the button inside takes the focus.
    <div className={css.cell} role="gridcell" aria-selected={cell.isSelected}>
      <button
        type="button"
        className={css.card}
        data-part="wink-card"
        tabIndex={isStop ? 0 : -1}
        aria-label={label}
        aria-disabled={!cell.isCallable}
        data-card={cell.card}
        data-called={cell.isCalled || undefined}
        data-mine={cell.isMine || undefined}
        data-selected={cell.isSelected || undefined}
        data-answered={isAnswered || undefined}
        data-held={cell.isHeld || undefined}
        data-dimmed={cell.isDimmed || undefined}
        style={pawn ? ({ '--pc': colourOf(pawn.colour) } as CSSProperties) : undefined}
        onFocus={() => onFocus(index)}
        onClick={() => onSelect(number)}
      >
        {drawingOf(cell, compact)}
        {cell.isHeld && !pawn && <span className={css.held}>{HELD}</span>}
        {pawn && (
          <span className={css.pawn} data-lost={cell.card === 'up' ? undefined : ''}>
            <Pawn colour={pawn.colour} />
          </span>
        )}
      </button>
    </div>
  );
});

/** Two cards: this one is in my hand too. */
const HELD = (
  <svg viewBox="0 0 24 22" aria-hidden="true">
    <path d={slab(4, 4, 9, 14, 2)} fill="#D9B9B4" transform="rotate(-16 9 20)" />
    <path
      d={slab(10, 3, 10, 15, 2)}
      fill={PAPER}
      stroke={NIGHT}
      strokeWidth="2"
      paintOrder="stroke"
      transform="rotate(12 15 20)"
    />
  </svg>
);

function drawingOf({ card, number }: CellShown, compact: boolean): ReactNode {
  switch (card) {
    case 'up':
      return <CharacterCard number={number} compact={compact} />;
    case 'down':
      return <CardBack compact={compact} />;
    case 'gone':
      return <EmptySlot number={number} compact={compact} />;
  }
}
