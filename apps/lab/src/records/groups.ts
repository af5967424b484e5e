import { isHeader, LIMITS, parseLine } from '@oeillade/kernel';
import type { NumberedLine } from './lines.ts';

/** The lines of one record, not yet looked into. */
export interface RecordLines {
  readonly firstLine: number;
  readonly texts: readonly string[];
  /** The line from which on a record that is too large was left out; null where it is whole. */
  readonly cutAt: number | null;
}

/** Far above any real record, whose lines are short; LIMITS alone would allow two hundred gigabytes. */
const MOST_CHARACTERS = 20_000_000;

/** Cuts lines into records: every header begins a new one. What comes before the first header is one, too. */
export async function* recordsIn(lines: AsyncIterable<NumberedLine>): AsyncGenerator<RecordLines> {
  let group: Group | null = null;
  for await (const line of lines) {
    if (group && !looksLikeHeader(line.text)) {
      group.add(line);
      continue;
    }
    if (group) yield group;
    group = new Group(line);
  }
  if (group) yield group;
}

class Group implements RecordLines {
  readonly firstLine: number;
  readonly texts: string[];
  cutAt: number | null = null;
  #characters = 0;
  readonly #isLost: boolean;

  constructor({ number, text }: NumberedLine) {
    this.firstLine = number;
    this.texts = [text];
    // Without a header nothing of what follows can be read.
    this.#isLost = !looksLikeHeader(text);
  }

  add({ number, text }: NumberedLine): void {
    if (this.#isLost || this.cutAt !== null) return;
    this.#characters += text.length;
    if (this.#characters > MOST_CHARACTERS || this.texts.length >= LIMITS.lines) this.cutAt = number;
    else this.texts.push(text);
  }
}

function looksLikeHeader(text: string): boolean {
  // Asked of every line, and parsing is dear.
  if (text.length > LIMITS.lineLength || !text.includes('"record"')) return false;
  const parsed = parseLine(text);
  return parsed.ok && isHeader(parsed.value);
}
