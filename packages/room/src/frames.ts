import type { Gaze, Message, Numbered, ViewShown } from '@oeillade/table';

/** As `JSON.stringify` does it: nothing is sent more often. */
export const writeGaze = ({ m, of, at }: Gaze): string => `{"m":"${m}","of":${of},"at":${at}}`;

/** Messages as they are sent. What several are told in the same words, one after the other, is put into words once. */
export class Frames {
  #message: Message | null = null;
  #text = '';
  /** What views have in common. */
  readonly #shared = new Map<object, string>();

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
    const text = this.#shared.get(part) ?? JSON.stringify(part);
    this.#shared.set(part, text);
    return text;
  }
}
