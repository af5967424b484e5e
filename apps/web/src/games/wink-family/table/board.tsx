import { type KeyboardEvent, memo, useCallback, useRef, useState } from 'react';
import { useLanguage } from '../../../shell/use-language.ts';
import { say } from '../texts/table.ts';
import css from './board.module.css';
import { Cell } from './cell.tsx';
import { styledAs, useTableLayout } from './posture.ts';
import { sayCell } from './speech.ts';
import { useSwipe } from './use-swipe.ts';
import { useShown, useTable } from './use-wink.ts';

/** So many cards are in a row. On a low screen rows are few: above them a face has room to be large. */
const USUAL = 6;
const ON_WIDE = 9;

const stepsIn = (columns: number): Readonly<Record<string, number>> => ({
  ArrowRight: 1,
  ArrowLeft: -1,
  ArrowDown: columns,
  ArrowUp: -columns,
});

/** The cards in their random order, as a grid through which the arrow keys go. */
export const Board = memo(function Board() {
  const language = useLanguage();
  const layout = useTableLayout();
  // Below faces, cards that lie as low as these are the largest.
  const compact = layout.compact || styledAs(layout.posture) === 'landscape';
  const columns = layout.posture === 'wide' ? ON_WIDE : USUAL;
  const { select, showBoard } = useTable().actions;
  const { cells, isAnswered } = useShown(({ screen, isAnswered }) => ({ cells: screen.cells, isAnswered }));
  const swipe = useSwipe('down', () => showBoard(false));
  const [focused, setFocused] = useState(0);
  const grid = useRef<HTMLDivElement>(null);
  const rows = Array.from({ length: Math.ceil(cells.length / columns) }, (_, row) => row * columns);

  const press = useCallback(
    (event: KeyboardEvent) => {
      const step = stepsIn(columns)[event.key];
      if (step === undefined) return;
      event.preventDefault();
      const next = focused + step;
      if (next < 0 || next >= cells.length) return;
      setFocused(next);
      grid.current?.querySelectorAll<HTMLElement>('button')[next]?.focus();
    },
    [focused, cells.length, columns],
  );

  return (
    // biome-ignore lint/a11y/useSemanticElements: a grid of buttons is no table of data.
    <div
      className={css.board}
      data-part="wink-board"
      role="grid"
      tabIndex={-1}
      aria-label={say('board')}
      data-anchor="board"
      ref={grid}
      onKeyDown={press}
      {...swipe}
    >
      {rows.map((from) => (
        // biome-ignore lint/a11y/useSemanticElements: see the grid.
        <div className={css.row} data-part="wink-row" role="row" key={from} tabIndex={-1}>
          {cells.slice(from, from + columns).map((cell, column) => (
            <Cell
              key={cell.number}
              cell={cell}
              index={from + column}
              label={sayCell(cell, language)}
              compact={compact}
              isAnswered={cell.isMine && isAnswered}
              isStop={from + column === focused}
              onFocus={setFocused}
              onSelect={select}
            />
          ))}
        </div>
      ))}
    </div>
  );
});
