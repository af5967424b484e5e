/** What strangers may never be told, whatever they send. */
const INNER = [
  /\bat .+[/\\].+:\d+/,
  /node:internal/,
  /\.ts:\d+/,
  /sqlite/i,
  /TypeError|SyntaxError|RangeError/,
  /polluted/,
];

/** Reads what strangers and watchers are sent. */
export class LeakCheck {
  readonly found: string[] = [];
  readonly #secrets = new Set<string>();
  answers = 0;

  /** From now on this must not turn up. */
  keepSecret(...secrets: string[]): void {
    for (const secret of secrets) this.#secrets.add(secret);
  }

  /** A frame to somebody who has no seat. */
  frame(text: string): void {
    this.text(text);
    // What a watcher sees with their own eyes has no number, and nobody feels any.
    if (/"n":\d+,"m":"signal"|"felt":\d/.test(text)) this.#note("a seat's eyes", text);
    if (/"viewer":\d/.test(text)) this.#note("a seat's view", text);
    // When a game is over everything is shown.
    if (text.includes('"turn":null') || text.includes('"m":"record"')) return;
    if (/"hand":\[/.test(text)) this.#note('a hand', text);
    if (/"passports":\[/.test(text)) this.#note('passports', text);
  }

  /** Whatever the server says to anybody but the owner of a secret. */
  text(text: string): void {
    this.answers++;
    for (const inner of INNER) if (inner.test(text)) this.#note(String(inner), text);
    for (const secret of this.#secrets) if (text.includes(secret)) this.#note('a secret', text);
  }

  #note(what: string, text: string): void {
    if (this.found.length < 20) this.found.push(`${what}: ${text.slice(0, 300)}`);
  }
}
