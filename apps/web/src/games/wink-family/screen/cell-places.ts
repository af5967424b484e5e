/** Where a card lies, in columns and rows from the corner. */
export interface CellPlace {
  readonly column: number;
  readonly row: number;
}

const COLUMNS = 6;

/** Six in a row; where two are left over, they lie in the middle. */
export function cellPlace(index: number, cards: number): CellPlace {
  const row = Math.floor(index / COLUMNS);
  const isLeftOver = cards % COLUMNS === 2 && row === Math.floor(cards / COLUMNS);
  return { row, column: (index % COLUMNS) + (isLeftOver ? 2 : 0) };
}
