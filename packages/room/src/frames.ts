import type { Gaze, Message, Numbered } from '@oeillade/table';

/** As `JSON.stringify` does it: nothing is sent more often. */
export const writeGaze = ({ m, of, at }: Gaze): string => `{"m":"${m}","of":${of},"at":${at}}`;

/** Messages as they are sent. What several are told in the same words, one after the other, is put into words once. */
export class Frames {
  #message: Message | null = null;
  #text = '';

  write({ n, message }: Numbered): string {
    if (message !== this.#message) {
      this.#message = message;
      this.#text = JSON.stringify(message);
    }
    // Gazes have no number.
    return n === 0 ? this.#text : `{"n":${n},${this.#text.slice(1)}`;
  }
}
