/** A value somewhere within an object: its path, and the value as text. */
export type Leaf = readonly [path: string, value: string];

const WIDTH = 118;

/** Every value of an object by its path; lists of plain values are one leaf, they read better so. */
export function leavesOf(whole: object): Leaf[] {
  const leaves: Leaf[] = [];
  const walk = (value: unknown, path: string): void => {
    if (typeof value !== 'object' || value === null || isPlainList(value)) leaves.push([path, textOf(value)]);
    else for (const [key, inner] of Object.entries(value)) walk(inner, path === '' ? key : `${path}.${key}`);
  };
  walk(whole, '');
  return leaves;
}

/** Leaves as `path=value`. Where a list has many items, a key of several is one column: `board.0-35.card=up each`. */
export function phrase(leaves: readonly Leaf[]): string {
  const columns = Map.groupBy(leaves, ([path]) => path.replace(/\.\d+(?=\.[^.\d]+$)/, '.*'));
  return [...columns]
    .flatMap(([column, cells]) => (cells.length > 2 ? [cellsOf(column, cells)] : cells.map(cell)))
    .join('  ');
}

const cell = ([path, value]: Leaf): string => (path === '' ? value : `${path}=${value}`);

function cellsOf(column: string, cells: readonly Leaf[]): string {
  const values = cells.map(([, value]) => value);
  const [before = '', after = ''] = column.split('*');
  const places = cells.map(([path]) => path.slice(before.length, path.length - after.length));
  const isRow = places.every((place, index) => Number(place) === Number(places[0]) + index);
  const where = isRow ? `${places[0]}-${places.at(-1)}` : `(${places.join(' ')})`;
  const isSame = values.every((value) => value === values[0]);
  return `${before}${where}${after}=${isSame ? `${values[0]} each` : `(${values.join(' ')})`}`;
}

const isPlainList = (value: object): boolean =>
  Array.isArray(value) && value.every((item) => typeof item !== 'object' || item === null);

function textOf(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(textOf).join(' ')}]`;
  return typeof value === 'string' && /^[a-z-]+$/.test(value) ? value : JSON.stringify(value);
}

/** Breaks a long line at its spaces; what goes on is indented further. */
export function paragraph(line: string): string {
  const indent = `${/^\s*/.exec(line)![0].replaceAll('\n', '')}    `;
  let text = '';
  let rest = line;
  while (rest.length > WIDTH) {
    const space = rest.lastIndexOf(' ', WIDTH);
    if (space <= indent.length) break;
    text += `${rest.slice(0, space).trimEnd()}\n`;
    rest = indent + rest.slice(space).trimStart();
  }
  return `${text}${rest}\n`;
}
