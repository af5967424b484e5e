import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { findGame } from '@oeillade/catalogue/testkit';
import { legalCommands, readSetup } from '@oeillade/kernel';
import { SeatClient, type TableFrame } from '@oeillade/protocol';
import { eventually, within } from '../../../tools/eventually.ts';

const main = fileURLToPath(new URL('../../server/src/main.ts', import.meta.url));

/** A server of its own, as a program. */
export class Server {
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
    const listensAt = (): string | undefined => /"port":(\d+)/.exec(text)?.[1];
    child.stdout.on('data', (chunk: Buffer) => {
      text += chunk.toString();
    });
    await eventually('the server to be ready', () => {
      if (child.exitCode !== null) throw new Error(`The server ended with ${child.exitCode}:\n${text}`);
      return listensAt() !== undefined;
    });
    this.url = `http://127.0.0.1:${listensAt()}`;
  }

  async stop(signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
    const child = this.#child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill(signal);
    await within('the end of the server', gone);
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

type Told = { readonly e: string; readonly seat?: number };

/** The host of a table, who plays the first legal move that comes to mind. */
export class Host {
  readonly client: SeatClient;
  readonly records: string[] = [];
  /** What the others have done in this game themselves, by seat. */
  readonly moves = new Map<number, number>();
  readonly #url: string;
  #socket: WebSocket | null = null;

  constructor(url: string, code: string, token: string) {
    this.#url = `${url.replace('http', 'ws')}/api/tables/${code}/socket`;
    this.client = new SeatClient({
      token,
      now: () => performance.now(),
      heard: (message) => this.#hear(message),
    });
  }

  #hear(message: TableFrame): void {
    if (message.m === 'record') void this.#keepRecord(message);
    // Whoever comes back in their turn is shown it by a snapshot alone.
    if ((message.m === 'view' || message.m === 'snapshot') && message.view) this.#play(message.view);
    if (message.m !== 'event') return;
    const { e, seat } = message.event as Told;
    if (e === 'dealt') this.moves.clear();
    if (seat !== undefined && !message.standIn) this.moves.set(seat, (this.moves.get(seat) ?? 0) + 1);
  }

  async #keepRecord({ round, sha256 }: TableFrame & { m: 'record' }): Promise<void> {
    const answer = await fetch(`${this.#url.replace('ws', 'http').replace(/socket$/, `games/${round}`)}`);
    assert.equal(answer.headers.get('etag'), `"${sha256}"`);
    this.records.push(await answer.text());
  }

  #play(view: object): void {
    const { lobby, seat } = this.client;
    const game = findGame(lobby?.game ?? '');
    if (!game || !lobby || seat === null || lobby.phase !== 'playing') return;
    const setup = readSetup(game, lobby.seats.length, lobby.options);
    if (!setup.ok) throw new Error(setup.message);
    const [command] = legalCommands(game, game.imagine(setup.setup, view), seat).filter(
      ({ do: kind }) => kind !== 'accuse' && kind !== 'signal' && kind !== 'attempt',
    );
    if (command) void this.client.play(command);
  }

  /** Waits until everybody has made some moves, and has had enough. */
  async endsAfter(moves: number): Promise<void> {
    const players = this.client.lobby!.seats.length;
    const enough = () =>
      Array.from({ length: players }, (_, seat) => (this.moves.get(seat) ?? 0) >= moves).every(Boolean);
    await this.until(() => enough() || this.client.lobby?.phase === 'over', 'everybody to play');
    const refusal = await this.client.ask({ ask: 'vote', on: 'end', yes: true });
    // A game that has ended by itself in the meantime needs no vote.
    if (refusal) assert.equal(refusal.code, 'no-game-running');
    await this.until(() => this.client.lobby?.phase === 'over', 'all to agree');
  }

  connect(): this {
    const socket = new WebSocket(this.#url);
    this.#socket = socket;
    socket.addEventListener('open', () => this.client.opened((text) => socket.send(text)));
    socket.addEventListener('message', ({ data }) => this.client.receive(data as string));
    socket.addEventListener('close', () => this.client.closed());
    return this;
  }

  /** Connects until it is let in: a server that has just started may still send people away. */
  async comesBack(): Promise<void> {
    for (let tries = 0; !this.client.isWelcome; tries++) {
      if (tries === 300) throw new Error('The host is not let in again.');
      this.connect();
      const isClosed = () => this.#socket?.readyState === WebSocket.CLOSED;
      await this.until(() => this.client.isWelcome || isClosed(), 'an answer to whoever comes back');
      if (!this.client.isWelcome) await delay(100);
    }
  }

  close(): void {
    this.#socket?.close();
  }

  async until(holds: () => boolean, what: string): Promise<void> {
    await eventually(what, holds);
  }

  /** Starts once everybody is there and ready. */
  async starts(players: number): Promise<void> {
    await this.client.ask({ ask: 'ready', ready: true });
    const isReady = () => {
      const seats = this.client.lobby?.seats ?? [];
      return seats.length === players && seats.every(({ ready }) => ready);
    };
    await this.until(isReady, 'everybody to be ready');
    // The cards are dealt some messages after the start: the moves of the game before must not count until then.
    this.moves.clear();
    assert.equal(await this.client.ask({ ask: 'start' }), null);
  }
}
