import { type CSSProperties, memo } from 'react';
import { useLanguage } from '../../../../shell/use-language.ts';
import { ColourSymbol, colourOf } from '../../../../ui/art/index.ts';
import { say } from '../../texts/table.ts';
import type { CellShown } from '../shown.ts';
import { sayCell } from '../speech.ts';
import css from './pad.module.css';

interface PadProps {
  readonly cells: readonly CellShown[];
  readonly onSelect: (number: number) => void;
}

/** The board as numbers in rising order: the cards themselves are on the big screen. A number keeps its place. */
export const Pad = memo(function Pad({ cells, onSelect }: PadProps) {
  const language = useLanguage();
  const rising = cells.toSorted((one, other) => one.number - other.number);
  return (
    <ul className={css.pad} aria-label={say('board')}>
      {rising.map((cell) => (
        <li key={cell.number}>
          <button
            type="button"
            className={css.number}
            data-part="phone-number"
            aria-label={sayCell(cell, language)}
            aria-disabled={!cell.isCallable}
            aria-pressed={cell.isCallable ? cell.isSelected : undefined}
            data-card={cell.card}
            data-called={cell.isCalled || undefined}
            style={cell.pawn ? ({ '--pc': colourOf(cell.pawn.colour) } as CSSProperties) : undefined}
            onClick={() => onSelect(cell.number)}
          >
            {cell.number}
            {cell.pawn && cell.card === 'up' && <ColourSymbol colour={cell.pawn.colour} size={14} inked />}
          </button>
        </li>
      ))}
    </ul>
  );
});
