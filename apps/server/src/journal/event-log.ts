import type { Progress } from './port.ts';

export interface Append {
  readonly code: string;
  readonly from: number;
  readonly events: readonly string[];
  readonly progress?: Progress | undefined;
}

/** The same as it goes into the log: its events are lines of one text, which nobody takes apart again. */
export interface Bundle {
  readonly code: string;
  readonly from: number;
  readonly length: number;
  readonly lines: string;
}

/** What is to be written with one commit. */
export interface Commit {
  /** The number of its entry in the log. */
  readonly entry: number;
  /** What is in that entry; empty where there is none. */
  readonly text: string;
  /** What is put away out of the log. */
  readonly chapters: readonly Bundle[];
  /** Of the entries before this one, everything is in chapters by now. */
  readonly keepFrom: number;
}

/** Commits after which what a table has in the log is put away into a chapter of its own. */
const CHAPTER_AFTER = 1024;
/** Chapters written with one commit because it is time: whoever waits for it does not wait long. */
const MOST_CHAPTERS = 64;

/** A table that is written for. */
interface Known {
  readonly code: string;
  /** The sequence of its next event. */
  next: number;
  /** What it has in the log and not yet in a chapter: where that begins, how many events, and their texts. */
  entry: number;
  from: number;
  length: number;
  texts: string[];
}

/**
 * Who has got how far, and what is still to be put away. A commit is one entry of the log, whatever number of tables it
 * is about: a row for each event would touch a page for each table. After a while, what one table has in the log becomes
 * one chapter. Of a table that is not known here nothing is in the log. An event is a line of text.
 */
export class EventLog {
  readonly #known = new Map<string, Known>();
  /** Tables with something in the log, from the oldest on; those that were put away meanwhile are passed over. */
  #queue: { readonly known: Known; readonly entry: number }[] = [];
  #entry = 0;

  /** Says where a table stands, unless that is known. */
  know(code: string, next: number): void {
    if (!this.#known.has(code))
      this.#known.set(code, { code, next, entry: 0, from: 0, length: 0, texts: [] });
  }

  /** Takes the place of so many events; whoever has it writes them with the next commit. */
  take(code: string, from: number, length: number): 'taken' | 'fenced' | 'unknown' {
    const known = this.#known.get(code);
    if (!known) return 'unknown';
    if (known.next !== from) return 'fenced';
    known.next += length;
    return 'taken';
  }

  /**
   * Puts into words what is written next: these bundles, whose places were taken; and the chapters of tables that are
   * no longer written for, as far as is known, and of those whose time has come. Null where there is nothing.
   */
  commit(bundles: readonly Bundle[], leaving: Iterable<string>): Commit | null {
    const entry = this.#entry + 1;
    for (const bundle of bundles) this.#note(bundle, entry);
    const chapters: Bundle[] = [];
    for (const code of leaving) {
      const known = this.#known.get(code);
      this.#known.delete(code);
      if (known && known.texts.length > 0) chapters.push(chapterOf(known));
    }
    this.#putOldAway(entry, chapters);
    if (bundles.length === 0 && chapters.length === 0) return null;
    this.#entry = entry;
    return { entry, text: writeEntry(bundles), chapters, keepFrom: this.#queue[0]?.entry ?? entry + 1 };
  }

  /** All the tables that are known. */
  get codes(): readonly string[] {
    return [...this.#known.keys()];
  }

  /** Something was not committed: only the database knows what is in it. */
  forget(): void {
    this.#known.clear();
    this.#queue = [];
  }

  #note({ code, from, length, lines }: Bundle, entry: number): void {
    const known = this.#known.get(code)!;
    if (known.texts.length === 0) {
      known.entry = entry;
      known.from = from;
      known.length = 0;
      this.#queue.push({ known, entry });
    }
    known.length += length;
    known.texts.push(lines);
  }

  #putOldAway(entry: number, chapters: Bundle[]): void {
    let passed = 0;
    for (const { known, entry: since } of this.#queue) {
      const isAway = known.texts.length === 0 || known.entry !== since;
      const isOld = since <= entry - CHAPTER_AFTER && chapters.length < MOST_CHAPTERS;
      if (!isAway && !isOld) break;
      if (!isAway) chapters.push(chapterOf(known));
      passed++;
    }
    if (passed > 0) this.#queue = this.#queue.slice(passed);
  }
}

/** It is out of the log with this. */
function chapterOf(known: Known): Bundle {
  const { code, from, length, texts } = known;
  known.texts = [];
  return { code, from, length, lines: texts.join('\n') };
}

/** Before the lines of each bundle: the table, the first sequence and how many there are. */
const writeEntry = (bundles: readonly Bundle[]): string =>
  bundles.map(({ code, from, length, lines }) => `${code} ${from} ${length}\n${lines}`).join('\n');

export function readEntry(entry: string): Bundle[] {
  const bundles: Bundle[] = [];
  for (let at = 0; at < entry.length; ) {
    const head = entry.indexOf('\n', at);
    const [code = '', from, length] = entry.slice(at, head).split(' ');
    let end = head;
    for (let line = 0; line < Number(length); line++) end = endOfLine(entry, end + 1);
    bundles.push({ code, from: Number(from), length: Number(length), lines: entry.slice(head + 1, end) });
    at = end + 1;
  }
  return bundles;
}

function endOfLine(text: string, from: number): number {
  const end = text.indexOf('\n', from);
  return end === -1 ? text.length : end;
}
