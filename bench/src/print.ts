/** A Markdown table that reads as well in a terminal. The columns after the first `texts` hold figures. */
export function table(
  header: readonly string[],
  rows: readonly (readonly string[])[],
  { texts }: { readonly texts: number },
): string {
  const widths = header.map((_, column) => Math.max(...[header, ...rows].map((row) => row[column]!.length)));
  const line = (cells: readonly string[]) => {
    const padded = cells.map((cell, column) =>
      column < texts ? cell.padEnd(widths[column]!) : cell.padStart(widths[column]!),
    );
    return `| ${padded.join(' | ')} |`;
  };
  const rule = widths.map((width, column) =>
    column < texts ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`,
  );
  return [line(header), line(rule), ...rows.map(line)].join('\n');
}

/** Three figures are all that a run can vouch for. */
export const figure = (value: number): string => Number(value.toPrecision(3)).toLocaleString('en-GB');
