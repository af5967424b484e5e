import type { LocalTablePlan } from './local-tables.ts';
import type { OpenAnswer, PageAsk } from './worker/messages.ts';

/** The page's handle on the worker that has its local tables. The worker starts with the first table and ends with the page. */
class TablesWorker {
  #worker: Worker | null = null;
  #asked = 0;
  readonly #answers = new Map<number, (answer: OpenAnswer) => void>();
  readonly #connections = new Set<() => void>();

  /** Opens a table; gives its code, or null where the worker could not. */
  open(plan: LocalTablePlan): Promise<string | null> {
    const id = this.#asked++;
    return new Promise((done) => {
      this.#answers.set(id, (answer) => done('code' in answer ? answer.code : null));
      this.#say({ ask: 'open', id, plan }, []);
    });
  }

  /** A port to a table; `broke` is called where the worker is gone. */
  enter(code: string, broke: () => void): MessagePort {
    const { port1, port2 } = new MessageChannel();
    this.#connections.add(broke);
    this.#say({ ask: 'enter', code }, [port2]);
    return port1;
  }

  /** The connection to a table was closed. */
  forget(broke: () => void): void {
    this.#connections.delete(broke);
  }

  #say(message: PageAsk, ports: Transferable[]): void {
    this.#worker ??= this.#start();
    this.#worker.postMessage(message, ports);
  }

  #start(): Worker {
    const worker = new Worker(new URL('./worker/worker.ts', import.meta.url), { type: 'module' });
    worker.onmessage = ({ data }: MessageEvent<OpenAnswer>) => {
      this.#answers.get(data.id)?.(data);
      this.#answers.delete(data.id);
    };
    worker.onerror = () => this.#broke(worker);
    return worker;
  }

  /** The worker could not be loaded, or failed: the next call starts another. */
  #broke(worker: Worker): void {
    worker.terminate();
    if (this.#worker === worker) this.#worker = null;
    for (const [id, answer] of this.#answers) answer({ id, trouble: 'The worker broke.' });
    this.#answers.clear();
    for (const broke of [...this.#connections]) broke();
  }
}

export const tablesWorker = new TablesWorker();
