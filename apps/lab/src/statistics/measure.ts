/** One number that was measured, for other programs: a row of a table in which every row means the same. */
export interface Measure {
  readonly game: string;
  readonly players: number;
  /** Of whom: a bot, a seat, a place in the turn order, or all together. */
  readonly of: string;
  readonly measure: string;
  readonly value: number;
  /** The 95 % interval, where there is one. */
  readonly low?: number;
  readonly high?: number;
  /** The standard deviation, where the value is a mean. */
  readonly sd?: number;
  /** The size of the sample. */
  readonly n?: number;
}

const COLUMNS = [
  'game',
  'players',
  'of',
  'measure',
  'value',
  'low',
  'high',
  'sd',
  'n',
] as const satisfies (keyof Measure)[];

export const csvOf = (measures: readonly Measure[]): string =>
  csvLines([COLUMNS, ...measures.map((measure) => COLUMNS.map((column) => measure[column] ?? ''))]);

/** As RFC 4180 has it. */
export const csvLines = (rows: readonly (readonly (string | number)[])[]): string =>
  rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');

function cell(value: string | number): string {
  const text = String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
