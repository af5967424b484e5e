import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { findGame } from '@oeillade/games';
import { readRecord, verify } from '@oeillade/kernel';
import { SeatClient } from '@oeillade/protocol';
import { lab, startLab } from './support.ts';

const main = fileURLToPath(new URL('../../server/src/main.ts', import.meta.url));

/** A server of its own, as a program. */
class Server {
  readonly #folder = mkdtempSync(join(tmpdir(), 'oeillade-join-'));
  #child: ChildProcess | null = null;
  url = '';

  async start(port = '0'): Promise<void> {
    const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', main], {
      env: { ...process.env, HOST: '127.0.0.1', PORT: port, DATA_DIR: this.#folder },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    this.#child = child;
    let text = '';
    this.url = await new Promise((ready) => {
      child.stdout.on('data', (chunk: Buffer) => {
        text += chunk.toString();
        const found = /"port":(\d+)/.exec(text)?.[1];
        if (found) ready(`http://127.0.0.1:${found}`);
      });
    });
  }

  async stop(signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
    const child = this.#child;
    if (!child || child.exitCode !== null) return;
    const gone = new Promise((exited) => child.once('exit', exited));
    child.kill(signal);
    await gone;
  }

  clear(): void {
    rmSync(this.#folder, { recursive: true, force: true });
  }

  async post(path: string, body: object): Promise<{ code: string; token: string }> {
    const answer = await fetch(`${this.url}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    return (await answer.json()) as { code: string; token: string };
  }
}

/** The host of a table, who does nothing but what a test asks. */
class Host {
  readonly client: SeatClient;
  readonly records: string[] = [];
  readonly #url: string;
  #socket: WebSocket | null = null;

  constructor(url: string, code: string, token: string) {
    this.#url = `${url.replace('http', 'ws')}/api/tables/${code}/socket`;
    this.client = new SeatClient({
      token,
      now: () => performance.now(),
      heard: (message) => {
        if (message.m === 'record') this.records.push(message.text);
      },
    });
  }

  connect(): this {
    const socket = new WebSocket(this.#url);
    this.#socket = socket;
    socket.addEventListener('open', () => this.client.opened((text) => socket.send(text)));
    socket.addEventListener('message', ({ data }) => this.client.receive(data as string));
    socket.addEventListener('close', () => this.client.closed());
    return this;
  }

  close(): void {
    this.#socket?.close();
  }

  async until(holds: () => boolean, what: string): Promise<void> {
    for (const start = performance.now(); !holds(); ) {
      if (performance.now() - start > 60_000) throw new Error(`The host waits in vain for ${what}.`);
      await new Promise((done) => setTimeout(done, 20));
    }
  }

  /** Starts once everybody is there and ready. */
  async starts(players: number): Promise<void> {
    await this.client.ask({ ask: 'ready', ready: true });
    const isReady = () => {
      const seats = this.client.lobby?.seats ?? [];
      return seats.length === players && seats.every(({ ready }) => ready);
    };
    await this.until(isReady, 'everybody to be ready');
    assert.equal(await this.client.ask({ ask: 'start' }), null);
  }
}

const server = new Server();
await server.start();
after(async () => {
  await server.stop();
  server.clear();
});

/** A joined bot with what it has said so far. */
function joins(args: readonly string[]) {
  const child = startLab(['join', ...args]);
  let said = '';
  let stderr = '';
  child.stdout.on('data', (chunk: Buffer) => {
    said += chunk.toString();
  });
  child.stderr.on('data', (chunk: Buffer) => {
    stderr += chunk.toString();
  });
  const done = new Promise<number | null>((exited) => child.on('close', exited));
  after(() => child.kill());
  return { child, done, said: () => said, stderr: () => stderr };
}

const RULES = { mostForTurn: 1_000, leastBetweenCalls: 0, turning: 20, lasting: 150 };

async function opens(game: string, over: object = {}): Promise<{ host: Host; code: string }> {
  const { code, token } = await server.post('/api/tables', { game, name: 'Ada', rules: RULES, ...over });
  return { host: new Host(server.url, code, token).connect(), code };
}

describe('lab join', { concurrency: true }, () => {
  test('plays a game by the protocol alone, and again when the host does; Ctrl-C leaves', async () => {
    // The host is away after the start: the table plays for her, the bots for themselves.
    const { host, code } = await opens('spywhere');
    const bots = ['expert', 'regular'].map((level) =>
      joins([server.url, code.toLowerCase(), '--bot', level]),
    );
    for (const round of [1, 2]) {
      await host.starts(3);
      await host.until(() => host.records.length === round, 'the end of the game');
      const read = readRecord(host.records.at(-1)!.trimEnd().split('\n'), findGame);
      assert.ok(read.ok);
      const verdict = verify(read.record);
      assert.ok(verdict.ok && verdict.finished && verdict.deal === 'proven', JSON.stringify(verdict));
      const names = read.record.header.seats.map(({ name }) => name);
      assert.deepEqual([...names].sort(), ['Ada', 'Expert', 'Regular']);
      if (round === 1) assert.equal(await host.client.ask({ ask: 'again' }), null);
    }
    for (const { child, done, said, stderr } of bots) {
      child.kill('SIGINT');
      assert.equal(await done, 0, stderr());
      assert.match(said(), /sits at the table/);
      assert.equal(said().match(/The game is over/g)?.length, 2);
    }
    await host.until(
      () => host.client.lobby!.seats.filter(({ away }) => away).length === 2,
      'the bots to be gone',
    );
    host.close();
  });

  test('--once leaves after the game; --name is what it is called', async () => {
    const { host, code } = await opens('wink');
    const bots = [1, 2, 3].map((index) =>
      joins([server.url, code, '--bot', 'random', '--name', `Nora ${index}`, '--once']),
    );
    await host.starts(4);
    await host.until(() => host.client.view !== null, 'the deal');
    // Enough to see them look and play; the only person with a vote besides them has had enough.
    await new Promise((done) => setTimeout(done, 6_000));
    assert.ok(host.client.lobby?.seats.some(({ name }) => name === 'Nora 2'));
    for (const { child, done } of bots) {
      child.kill('SIGINT');
      assert.equal(await done, 0);
    }
    host.close();
  });

  test('gets up from its chair when it leaves before the game', async () => {
    const { host, code } = await opens('zwinkern');
    const bot = joins([server.url, code, '--bot', 'novice']);
    await host.until(() => host.client.lobby?.seats.length === 2, 'the bot');
    bot.child.kill('SIGINT');
    assert.equal(await bot.done, 0, bot.stderr());
    await host.until(() => host.client.lobby?.seats.length === 1, 'the empty chair');
    host.close();
  });

  test('says who took its seat away, and that a bot has no face', async () => {
    const { host, code } = await opens('zwinkern');
    const bot = joins([server.url, code, '--bot', 'novice']);
    await host.until(() => host.client.lobby?.seats.length === 2, 'the bot');
    await host.client.ask({ ask: 'remove', seat: 1 });
    assert.equal(await bot.done, 1);
    assert.equal(bot.stderr(), 'lab: the seat was taken away.\n');
    await host.client.ask({ ask: 'arrange', options: { channel: 'faces' } });
    const faceless = await lab(['join', server.url, code, '--bot', 'novice']);
    assert.equal(faceless.code, 1);
    assert.match(faceless.stderr, /^lab: .*a bot has none \(D-1\)\.\n$/);
    host.close();
  });

  test('one sentence and exit code 1 where there is no seat', async () => {
    const { code, host } = await opens('spywhere');
    const missing = await lab(['join', server.url, 'XXXXX', '--bot', 'expert']);
    assert.deepEqual([missing.code, missing.stderr], [1, 'lab: there is no table XXXXX.\n']);
    for (let seat = 1; seat < 6; seat++)
      await server.post(`/api/tables/${code}/seats`, { name: `Guest ${seat}` });
    const full = await lab(['join', server.url, code, '--bot', 'expert']);
    assert.deepEqual([full.code, full.stderr], [1, `lab: the table ${code} is full.\n`]);
    const nowhere = await lab(['join', 'http://127.0.0.1:1', code, '--bot', 'expert']);
    assert.deepEqual([nowhere.code, nowhere.stderr], [1, 'lab: no server answers at http://127.0.0.1:1.\n']);
    host.close();
  });

  test('wrong arguments are exit code 2', async () => {
    for (const args of [
      ['join'],
      ['join', server.url],
      ['join', 'ftp://example.org', 'ACDEF', '--bot', 'expert'],
      ['join', server.url, 'ABC', '--bot', 'expert'],
      ['join', server.url, 'ACDEF'],
      ['join', server.url, 'ACDEF', '--bot', 'genius'],
      ['join', server.url, 'ACDEF', '--bot', 'expert', '--name', ' '],
    ]) {
      const { code, stderr } = await lab(args);
      assert.equal(code, 2, args.join(' '));
      assert.match(stderr, /^lab: .+\n$/, args.join(' '));
    }
  });
});

test('lab join comes back by itself when the server was gone', async () => {
  const { host, code } = await opens('spywhere');
  const bot = joins([server.url, code, '--bot', 'expert', '--once']);
  await host.starts(2);
  await host.until(() => host.client.view !== null, 'the deal');
  await server.stop('SIGKILL');
  await host.until(() => !host.client.isWelcome, 'the end of the line');
  await server.start(new URL(server.url).port);
  host.connect();
  await host.until(() => host.records.length === 1, 'the end of the game');
  assert.equal(await bot.done, 0, bot.stderr());
  assert.match(bot.said(), /The line is gone; trying again\./);
  host.close();
});
