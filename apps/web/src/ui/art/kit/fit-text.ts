/** How wide letters of our two typefaces are, in ems: measured, and rounded up. */
const THIN = 0.31;
const NARROW = 0.35;
const USUAL = 0.6;
const WIDE = 0.9;

const widthOf = (letter: string): number => {
  if (/[.,'’!|:;IJijl]/u.test(letter)) return THIN;
  if (/[\sftr()-]/u.test(letter)) return NARROW;
  return /[mwMWœŒæÆ@…]/u.test(letter) ? WIDE : USUAL;
};

const measure = (text: string): number => [...text].reduce((sum, letter) => sum + widthOf(letter), 0);

export interface FittedText {
  readonly text: string;
  readonly size: number;
}

/** Words in a drawing do not wrap: they fit, or get smaller down to `least`, or are cut. */
export function fitText(text: string, room: number, size: number, least = size * 0.72): FittedText {
  const ems = measure(text);
  if (ems * size <= room) return { text, size };
  if (ems * least <= room) return { text, size: Math.floor((room / ems) * 10) / 10 };
  const letters = [...text];
  while (letters.length > 1 && measure(`${letters.join('')}…`) * least > room) letters.pop();
  return { text: `${letters.join('').trimEnd()}…`, size: least };
}

/** One line if it fits at that size; else two of the same size, parted at a space or after a hyphen. */
export function fitLines(text: string, room: number, size: number, least: number): FittedText[] {
  const words = text.split(/(?<=-)|(?<= )/u);
  if (measure(text) * least <= room || words.length < 2) return [fitText(text, room, size, least)];
  const splits = words.slice(1).map((_, index) => [words.slice(0, index + 1), words.slice(index + 1)]);
  const lines = splits
    .map((parts) => parts.map((part) => part.join('').trim()))
    .sort((one, other) => widest(one) - widest(other))[0]!;
  const fitted = lines.map((line) => fitText(line, room, least, least * 0.72));
  const common = Math.min(...fitted.map((line) => line.size));
  return fitted.map((line) => ({ ...line, size: common }));
}

const widest = (lines: readonly string[]): number => Math.max(...lines.map(measure));
