import type { Gaze, Message, Numbered, ViewShown } from '@oeillade/table';

const GAZES = new Map<number, string>();

/** Nothing is sent more often, and there are few of them: each is put into words once. */
export function writeGaze(gaze: Gaze): string {
  const { of, at } = gaze;
  const key = of * 64 + (at ?? -1);
  const known = GAZES.get(key);
  if (known !== undefined) return known;
  const text = JSON.stringify(gaze);
  GAZES.set(key, text);
  return text;
}

/** Messages as they are sent. What several are told in the same words, one after the other, is put into words once. */
export class Frames {
  #message: Message | null = null;
  #text = '';
  /** What views have in common. */
  #shared: Map<object, string> | null = null;

  write({ n, message }: Numbered): string {
    if (message !== this.#message) {
      this.#message = message;
      this.#text = message.m === 'view' ? this.#writeView(message) : JSON.stringify(message);
    }
    // Gazes have no number.
    return n === 0 ? this.#text : `{"n":${n},${this.#text.slice(1)}`;
  }

  #writeView({ m, t, view }: ViewShown): string {
    const parts = Object.entries(view).map(([key, part]) => `"${key}":${this.#writePart(part)}`);
    return `{"m":"${m}","t":${t},"view":{${parts.join(',')}}}`;
  }

  #writePart(part: unknown): string {
    if (typeof part !== 'object' || part === null) return JSON.stringify(part);
    this.#shared ??= new Map();
    const text = this.#shared.get(part) ?? JSON.stringify(part);
    this.#shared.set(part, text);
    return text;
  }
}
