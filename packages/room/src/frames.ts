import type { Message, Numbered, ViewShown } from '@oeillade/table';

/** Messages as text. A message for several recipients is written once, and so is what their views have in common. */
export class Frames {
  #message: Message | null = null;
  #text = '';
  /** The parts of views that several viewers share, by object. */
  #shared: Map<object, string> | null = null;

  write({ n, message }: Numbered): string {
    if (message !== this.#message) this.#put(message);
    return `{"n":${n},${this.#text.slice(1)}`;
  }

  #put(message: Message): void {
    this.#message = message;
    this.#text = message.m === 'view' ? this.#writeView(message) : JSON.stringify(message);
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
