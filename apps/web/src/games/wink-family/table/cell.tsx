import { type CSSProperties, memo, type ReactNode } from 'react';
import { CardBack, colourOf, EmptySlot, Pawn } from '../../../ui/art/index.ts';
import { CharacterCard } from '../art/index.ts';
import type { CellShown } from './shown.ts';

interface CellProps {
  readonly cell: CellShown;
  readonly index: number;
  readonly label: string;
  readonly compact: boolean;
  /** Whether the tabulator stops here; the arrows go on from here. */
  readonly isStop: boolean;
  readonly onFocus: (index: number) => void;
  readonly onSelect: (number: number) => void;
}

/** A place on the board with its card and whoever's pawn stands there. */
export const Cell = memo(
  function Cell({ cell, index, label, compact, isStop, onFocus, onSelect }: CellProps) {
    const { number, pawn } = cell;
    return (
      // biome-ignore lint/a11y/useSemanticElements: see the board.
      // biome-ignore lint/a11y/useFocusableInteractive: the button inside takes the focus.
      <div className="wk-cell" role="gridcell" aria-selected={cell.isSelected}>
        <button
          type="button"
          className="wk-card"
          tabIndex={isStop ? 0 : -1}
          aria-label={label}
          aria-disabled={!cell.isCallable}
          data-card={cell.card}
          data-called={cell.isCalled || undefined}
          data-mine={cell.isMine || undefined}
          data-selected={cell.isSelected || undefined}
          data-dimmed={cell.isDimmed || undefined}
          style={pawn ? ({ '--pc': colourOf(pawn.colour) } as CSSProperties) : undefined}
          onFocus={() => onFocus(index)}
          onClick={() => onSelect(number)}
        >
          {drawingOf(cell, compact)}
          {pawn && (
            <span className="wk-pawn" data-lost={cell.card === 'up' ? undefined : ''}>
              <Pawn colour={pawn.colour} />
            </span>
          )}
        </button>
      </div>
    );
  },
  (before, after) =>
    before.label === after.label &&
    before.compact === after.compact &&
    before.isStop === after.isStop &&
    before.onSelect === after.onSelect &&
    (Object.keys(before.cell) as (keyof CellShown)[]).every(
      (key) => key === 'pawn' || before.cell[key] === after.cell[key],
    ) &&
    before.cell.pawn?.colour === after.cell.pawn?.colour,
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
