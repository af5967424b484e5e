import { encode } from 'uqr';

/** Black on white by number: a theme changes the terminal's first sixteen colours, and a camera needs dark on light. */
const COLOURS = '\x1b[38;5;16;48;5;231m';
const RESET = '\x1b[0m';
/** The margin that readers are promised, in modules. */
const MARGIN = 4;
/** Two modules, one above the other, are one character. */
const HALVES = [
  [' ', '▄'],
  ['▀', '█'],
] as const;

/** A QR code for terminals, light and dark ones. */
export function qrCode(text: string): string {
  const { data, size } = encode(text, { border: MARGIN });
  const isDark = (row: number, column: number): boolean => data[row]?.[column] ?? false;
  const lines: string[] = [];
  for (let row = 0; row < size; row += 2) {
    const line = Array.from(
      { length: size },
      (_, column) => HALVES[isDark(row, column) ? 1 : 0][isDark(row + 1, column) ? 1 : 0],
    );
    lines.push(`${COLOURS}${line.join('')}${RESET}`);
  }
  return lines.join('\n');
}
