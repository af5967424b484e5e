import { emitKeypressEvents, type Key } from 'node:readline';
import type { Ink } from '../draw/ink.ts';
import { heading } from './page.ts';
import type { Walk } from './walk.ts';

/** The other screen, no cursor, and long rows cut off instead of wrapped. */
const ENTER_SCREEN = '\x1b[?1049h\x1b[?25l\x1b[?7l';
const LEAVE_SCREEN = '\x1b[?7h\x1b[?25h\x1b[?1049l';
const HOME = '\x1b[H';
const REST_OF_LINE = '\x1b[K';
const REST_OF_SCREEN = '\x1b[J';

const KEYS = 'space/→ on · ←/b back · n/p turn · g go to · s whose eyes · q quit';

/** Steps through a game on the terminal until somebody quits. */
export class Screen {
  readonly #walk: Walk;
  readonly #ink: Ink;
  /** The digits typed after `g`; null while nobody types. */
  #typed: string | null = null;
  #done: () => void = () => {};

  constructor(walk: Walk, ink: Ink) {
    this.#walk = walk;
    this.#ink = ink;
  }

  async run(): Promise<void> {
    const { stdin, stdout } = process;
    const onKey = (text: string | undefined, key: Key) =>
      this.#press(key.name ?? text ?? '', key.ctrl === true);
    const onResize = () => this.#draw();
    // Also when something breaks: a terminal left in raw mode is of no use to anybody.
    const restore = () => {
      stdin.setRawMode(false);
      stdout.write(LEAVE_SCREEN);
    };
    emitKeypressEvents(stdin);
    stdin.setRawMode(true);
    stdin.resume();
    stdin.on('keypress', onKey);
    stdout.on('resize', onResize);
    process.once('exit', restore);
    stdout.write(ENTER_SCREEN);
    try {
      await new Promise<void>((resolve) => {
        this.#done = resolve;
        this.#draw();
      });
    } finally {
      process.off('exit', restore);
      stdin.off('keypress', onKey);
      stdout.off('resize', onResize);
      restore();
      stdin.pause();
    }
  }

  #press(key: string, ctrl: boolean): void {
    if (key === 'q' || (ctrl && (key === 'c' || key === 'd'))) {
      this.#done();
      return;
    }
    if (this.#typed === null) this.#command(key);
    else this.#type(key, this.#typed);
    this.#draw();
  }

  #command(key: string): void {
    const walk = this.#walk;
    if (['space', 'right', 'return', 'enter'].includes(key)) walk.go(walk.at + 1);
    else if (key === 'left' || key === 'b') walk.go(walk.at - 1);
    else if (key === 'home') walk.go(0);
    else if (key === 'end') walk.go(walk.steps.length - 1);
    else if (key === 'n') walk.nextTurn();
    else if (key === 'p') walk.previousTurn();
    else if (key === 's') walk.switchEyes();
    else if (key === 'g') this.#typed = '';
  }

  #type(key: string, typed: string): void {
    if (/^\d$/.test(key)) this.#typed = (typed + key).slice(0, 6);
    else if (key === 'backspace') this.#typed = typed.slice(0, -1);
    else {
      if ((key === 'return' || key === 'enter') && typed !== '') this.#walk.go(Number(typed) - 1);
      this.#typed = null;
    }
  }

  #draw(): void {
    const rows = process.stdout.rows || 24;
    const picture = this.#walk.game.draw(this.#walk.step.line, this.#walk.eyes);
    const head = [this.#ink.tint('bold', this.#title()), ''];
    // Between head, picture and keys, as many of the last sentences as there is room for.
    const room = Math.max(1, Math.min(5, rows - head.length - picture.length - 3));
    const shown = [...head, ...picture, '', ...this.#lately(room)].slice(0, rows - 1);
    const filled = shown.concat(Array(Math.max(0, rows - 1 - shown.length)).fill(''));
    const text = filled.map((row) => row + REST_OF_LINE).join('\r\n');
    process.stdout.write(`${HOME}${text}\r\n${this.#foot()}${REST_OF_LINE}${REST_OF_SCREEN}`);
  }

  #title(): string {
    const { game, steps, at, eyes } = this.#walk;
    return heading(game, steps, at, eyes);
  }

  #lately(room: number): string[] {
    const { steps, at } = this.#walk;
    const sentences = steps.slice(Math.max(0, at + 1 - room), at + 1).map(({ sentence }) => sentence);
    return sentences.map((sentence, index) =>
      index === sentences.length - 1 ? `▸ ${sentence}` : `  ${sentence}`,
    );
  }

  #foot(): string {
    return this.#typed === null ? this.#ink.tint('dim', KEYS) : `Go to step: ${this.#typed}█`;
  }
}
