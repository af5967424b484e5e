import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after } from 'node:test';
import { library } from '@oeillade/catalogue/testkit';
import { readConfig } from '../../src/operate/config.ts';
import { createLog, type Logger } from '../../src/operate/log.ts';
import { OeilladeServer, type ServerNeeds } from '../../src/server.ts';

/** These tests ask what is told and to whom, not whether a disk keeps it: where there is memory, it is quicker. */
const SCRATCH = existsSync('/dev/shm') ? '/dev/shm' : tmpdir();

/** What is played, the pages for it, and the clock of the limits. */
type TestNeeds = Partial<Pick<ServerNeeds, 'library' | 'webFolder' | 'limitClock'>>;

/** What a table is opened with. */
export interface Opening {
  readonly game: string;
  readonly options?: object;
  readonly rules?: object;
  readonly name?: string;
}

/** What somebody gets who has taken a seat. */
export interface Seated {
  readonly code: string;
  readonly link: string;
  readonly seat: number;
  readonly token: string;
}

/** A server of its own for the tests of a file, on a free port and with a folder that is gone afterwards. */
export class TestServer {
  readonly server: OeilladeServer;
  readonly url: string;
  /** Where it keeps everything. */
  readonly folder: string;

  private constructor(server: OeilladeServer, folder: string) {
    this.server = server;
    this.folder = folder;
    this.url = `${server.listensAt.scheme}://127.0.0.1:${server.port}`;
  }

  static async open(
    settings: Readonly<Record<string, string>> = {},
    log?: Logger,
    needs: TestNeeds = {},
  ): Promise<TestServer> {
    const folder = mkdtempSync(join(SCRATCH, 'oeillade-server-'));
    const read = readConfig({
      HOST: '127.0.0.1',
      PORT: '0',
      DATA_DIR: folder,
      LOG_LEVEL: 'silent',
      TABLES_PER_HOUR: '1000',
      SOCKETS_PER_ADDRESS: '1000',
      FRAMES_PER_SECOND: '200',
      REQUESTS_PER_SECOND: '100000',
      ...settings,
    });
    if (!read.ok) throw new Error(read.problems.join(' '));
    const server = await OeilladeServer.start({
      config: read.config,
      log: log ?? createLog(read.config.logLevel),
      library,
      ...needs,
    });
    after(async () => {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    });
    return new TestServer(server, read.config.dataFolder);
  }

  /** Of a server with a certificate of the server's own: its second door. */
  get secureUrl(): string {
    if (!this.server.secureAt) throw new Error('This server speaks plain HTTP alone.');
    return `https://127.0.0.1:${this.server.secureAt.port}`;
  }

  socketUrl(code: string): string {
    return `${this.url.replace('http', 'ws')}/api/tables/${code}/socket`;
  }

  request(path: string, options: RequestInit = {}): Promise<Response> {
    return fetch(`${this.url}${path}`, options);
  }

  post(path: string, body: unknown): Promise<Response> {
    return this.request(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  }

  async openTable({ name = 'Ada', ...opening }: Opening): Promise<Seated> {
    return seated(await this.post('/api/tables', { ...opening, name }));
  }

  async takeSeat(code: string, name: string): Promise<Seated> {
    return seated(await this.post(`/api/tables/${code}/seats`, { name }));
  }
}

async function seated(answer: Response): Promise<Seated> {
  if (answer.status !== 201) throw new Error(`No seat: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as Seated;
}
