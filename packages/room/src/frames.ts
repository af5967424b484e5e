import type { Message, Numbered, ViewShown } from '@oeillade/table';
import type { Guest, SharedEnd } from './guest.ts';

/** A record has a hundred thousand characters or more; hardly anything else has as many as this. */
const LONG = 16_384;

/** Messages as they are sent. What several are told in the same words, one after the other, is put into words once. */
export class Frames {
  #message: Message | null = null;
  #text = '';
  #end: SharedEnd | null = null;
  /** What views have in common. */
  #shared: Map<object, string> | null = null;

  send({ n, message }: Numbered, guest: Pick<Guest, 'send'>): void {
    if (message !== this.#message) this.#write(message);
    if (this.#end) guest.send(`{"n":${n},`, this.#end);
    else guest.send(`{"n":${n},${this.#text.slice(1)}`);
  }

  #write(message: Message): void {
    this.#message = message;
    this.#text = message.m === 'view' ? this.#writeView(message) : JSON.stringify(message);
    this.#end = this.#text.length > LONG ? { text: this.#text.slice(1) } : null;
  }

  #writeView({ m, t, view }: ViewShown): string {
    let parts = '';
    for (const [key, part] of Object.entries(view)) {
      parts += `${parts === '' ? '' : ','}"${key}":${this.#writePart(part)}`;
    }
    return `{"m":"${m}","t":${t},"view":{${parts}}}`;
  }

  #writePart(part: unknown): string {
    if (part === null || typeof part === 'boolean' || Number.isFinite(part)) return String(part);
    if (typeof part !== 'object') return JSON.stringify(part);
    this.#shared ??= new Map();
    const text = this.#shared.get(part) ?? JSON.stringify(part);
    this.#shared.set(part, text);
    return text;
  }
}
