import type { TablePlan } from './house.ts';
import type { HouseAnswer, PageAsk } from './worker/messages.ts';

/** The page's way to the house in its worker, which begins with the first table and ends with the page. */
class Door {
  #worker: Worker | null = null;
  #asked = 0;
  readonly #answers = new Map<number, (answer: HouseAnswer) => void>();
  readonly #lines = new Set<() => void>();

  /** Opens a table; gives its code, or null where the house could not. */
  open(plan: TablePlan): Promise<string | null> {
    const id = this.#asked++;
    return new Promise((done) => {
      this.#answers.set(id, (answer) => done('code' in answer ? answer.code : null));
      this.#say({ ask: 'open', id, plan }, []);
    });
  }

  /** A port to a table; `broke` is called where the worker is gone. */
  enter(code: string, broke: () => void): MessagePort {
    const { port1, port2 } = new MessageChannel();
    this.#lines.add(broke);
    this.#say({ ask: 'enter', code }, [port2]);
    return port1;
  }

  /** The line to a table was closed. */
  forget(broke: () => void): void {
    this.#lines.delete(broke);
  }

  #say(message: PageAsk, ports: Transferable[]): void {
    this.#worker ??= this.#start();
    this.#worker.postMessage(message, ports);
  }

  #start(): Worker {
    const worker = new Worker(new URL('./worker/worker.ts', import.meta.url), { type: 'module' });
    worker.onmessage = ({ data }: MessageEvent<HouseAnswer>) => {
      this.#answers.get(data.id)?.(data);
      this.#answers.delete(data.id);
    };
    worker.onerror = () => this.#broke(worker);
    return worker;
  }

  /** It could not be loaded, or failed: the next who asks gets another. */
  #broke(worker: Worker): void {
    worker.terminate();
    if (this.#worker === worker) this.#worker = null;
    for (const [id, answer] of this.#answers) answer({ id, trouble: 'The worker broke.' });
    this.#answers.clear();
    for (const broke of [...this.#lines]) broke();
  }
}

export const door = new Door();
