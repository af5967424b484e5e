import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Child } from '../child.ts';
import type { Latencies } from '../load/latencies.ts';
import { LiveTable } from '../load/live.ts';
import { SEATS } from '../load/table.ts';
import { textFrame, Wire } from '../load/wire.ts';
import { GAME } from '../players.ts';
import type { House } from './house.ts';

const MAIN = join(import.meta.dirname, '../../../../apps/server/src/main.ts');

/** Limits are for strangers; here one address holds everything. */
const UNLIMITED = {
  TABLES_PER_HOUR: '1000000',
  SOCKETS_PER_ADDRESS: '1000000',
  FRAMES_PER_SECOND: '1000',
  GUESSES_PER_MINUTE: '1000000',
  REQUESTS_PER_SECOND: '1000000',
};

export const freshFolder = (): string => mkdtempSync(join(tmpdir(), 'oeillade-bench-'));

export function startOurs(folder: string, settings: Record<string, string> = {}, flags: string[] = []) {
  const environment = { HOST: '127.0.0.1', PORT: '0', DATA_DIR: folder, DATABASE_URL: '', LOG_LEVEL: 'info' };
  return Child.start(MAIN, { ...environment, ...UNLIMITED, ...settings }, flags);
}

/** Starts and stops once, so that Node has its compiled files at hand as on any start but the very first. */
export async function warmUp(): Promise<void> {
  const folder = freshFolder();
  const child = await startOurs(folder);
  await child.end('SIGTERM');
  rmSync(folder, { recursive: true, force: true });
}

/** Our server as people run it: every event in its journal on the disk before anybody hears of it. */
export class OurHouse implements House {
  readonly name = 'Œillade';
  readonly #folder = freshFolder();
  readonly #flags: string[];
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 4 });

  constructor(flags: string[] = []) {
    this.#flags = flags;
  }

  start(): Promise<Child> {
    return startOurs(this.#folder, {}, this.#flags);
  }

  async open({ port }: Child, number: number, latencies: Latencies): Promise<LiveTable> {
    const first = await this.#post(port, '/api/tables', { game: GAME, name: 'Player 0' });
    const { code } = first;
    const tokens = [first.token];
    for (let seat = 1; seat < SEATS; seat++) {
      tokens.push((await this.#post(port, `/api/tables/${code}/seats`, { name: `Player ${seat}` })).token);
    }
    const path = `/api/tables/${code}/socket`;
    const wires = await Promise.all(tokens.map(() => Wire.open(port, path, () => {})));
    const table = new LiveTable(number, wires, latencies);
    for (const [seat, token] of tokens.entries()) {
      wires[seat]!.send(textFrame(JSON.stringify({ ask: 'hello', protocol: 1, token })));
      wires[seat]!.send(textFrame(JSON.stringify({ ask: 'ready', id: 'ready', ready: true })));
    }
    await table.started;
    return table;
  }

  async stop(child: Child): Promise<void> {
    this.#agent.destroy();
    await child.end(this.#flags.length > 0 ? 'SIGTERM' : 'SIGKILL');
    rmSync(this.#folder, { recursive: true, force: true });
  }

  #post(port: number, path: string, body: object): Promise<{ code: string; token: string }> {
    return new Promise((done, failed) => {
      const headers = { 'content-type': 'application/json' };
      const asked = request({ host: '127.0.0.1', port, path, method: 'POST', agent: this.#agent, headers });
      asked.on('error', failed);
      asked.on('response', (answer) => {
        let text = '';
        answer.setEncoding('utf8').on('data', (part: string) => {
          text += part;
        });
        answer.on('end', () => {
          if (answer.statusCode === 201) done(JSON.parse(text));
          else failed(new Error(`${path} was answered ${answer.statusCode}: ${text}`));
        });
      });
      asked.end(JSON.stringify(body));
    });
  }
}
