import { type CSSProperties, memo } from 'react';
import { t } from '../../../../shell/i18n/index.ts';
import { useLanguage } from '../../../../shell/use-language.ts';
import { ColourSymbol, colourOf } from '../../../../ui/art/index.ts';
import type { CellShown } from '../shown.ts';
import { sayCell } from '../speech.ts';

interface PadProps {
  readonly cells: readonly CellShown[];
  readonly onSelect: (number: number) => void;
}

/** The board as numbers in rising order: the cards themselves are on the big screen. A number keeps its place. */
export const Pad = memo(function Pad({ cells, onSelect }: PadProps) {
  const language = useLanguage();
  const rising = cells.toSorted((one, other) => one.number - other.number);
  return (
    <ul className="ph-pad" aria-label={t('table.board')}>
      {rising.map((cell) => (
        <li key={cell.number}>
          <button
            type="button"
            className="ph-number"
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
