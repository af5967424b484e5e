import { setTimeout as wait } from 'node:timers/promises';
import type { Target } from '../fuzz/target.ts';
import { Person } from '../support/person.ts';

const EVERY = 20;

/** People at tables of their own, who go on while others attack, and how long they wait for their answers. */
export class Neighbours {
  readonly #people: readonly Person[];
  #waits: number[] = [];
  #isOver = false;
  readonly #talking: Promise<unknown>;

  private constructor(people: readonly Person[]) {
    this.#people = people;
    this.#talking = Promise.all(people.map((person) => this.#talk(person)));
  }

  static async gather(target: Target, tables: number): Promise<Neighbours> {
    const people: Person[] = [];
    for (let table = 0; table < tables; table++) {
      const { code, token } = await target.openTable({ game: 'wink' });
      people.push(await new Person({ url: target.socketUrl(code), name: 'Ada', token }).connects());
    }
    return new Neighbours(people);
  }

  /** The waits since it was asked last, in milliseconds: the longest of 99 in 100, and the longest of all. */
  takeWaits(): { readonly p99: number; readonly most: number; readonly count: number } {
    const waits = this.#waits.sort((a, b) => a - b);
    this.#waits = [];
    return { p99: waits[Math.floor(waits.length * 0.99)] ?? 0, most: waits.at(-1) ?? 0, count: waits.length };
  }

  async goHome(): Promise<void> {
    this.#isOver = true;
    await this.#talking;
    await Promise.all(this.#people.map((person) => person.goes()));
  }

  async #talk(person: Person): Promise<void> {
    for (let time = 0; !this.#isOver; time++) {
      const began = performance.now();
      await person.client.ask({ ask: 'ready', ready: time % 2 === 0 });
      this.#waits.push(performance.now() - began);
      await wait(EVERY * this.#people.length);
    }
  }
}
