import { gameIds } from '@oeillade/catalogue/testkit';
import { Random, seedFrom } from '@oeillade/kernel';
import { PROTOCOL } from '@oeillade/protocol';
import { hostileFrame, lastWords } from './hostile-frames.ts';
import { ask, hostileRequest } from './hostile-requests.ts';
import type { LeakCheck } from './leaks.ts';
import type { Target } from './target.ts';
import { RawSocket, textBytes } from './wire.ts';

/** Fewer than the refusals after which a socket is taken for hostile: all of them are to be read. */
const FRAMES_A_SOCKET = 150;
const AT_ONCE = 12;

export interface AttackPlan {
  readonly seed: string;
  readonly frames: number;
  readonly requests: number;
  /** Tables with games in play. */
  readonly codes: readonly string[];
}

/** The roles that an attacker can have at a table. */
type Role = 'stranger' | 'watcher' | 'player';

/** Hostile frames and requests, the same ones for every run with the same seed. */
export class Attack {
  readonly #target: Target;
  readonly #plan: AttackPlan;
  readonly #leaks: LeakCheck;
  framesSent = 0;
  requestsSent = 0;
  closedByServer = 0;

  constructor(target: Target, plan: AttackPlan, leaks: LeakCheck) {
    this.#target = target;
    this.#plan = plan;
    this.#leaks = leaks;
  }

  async run(): Promise<void> {
    const sockets = Math.ceil(this.#plan.frames / FRAMES_A_SOCKET);
    let next = 0;
    const worker = async (): Promise<void> => {
      while (next < sockets) await this.#attackOnce(next++);
    };
    await Promise.all([...Array.from({ length: AT_ONCE }, worker), this.#requests()]);
  }

  async #attackOnce(number: number): Promise<void> {
    const random = new Random(seedFrom(`fuzz/${this.#plan.seed}/${number}`), 'socket');
    const role = random.pick<Role>(['stranger', 'watcher', 'watcher', 'player']);
    const own = role === 'player' ? await this.#target.openTable({ game: randomGame(random) }) : null;
    const raw = new RawSocket(this.#target.port);
    raw.heard = (text) => (own ? this.#leaks.text(text) : this.#leaks.frame(text));
    const code = own?.code ?? random.pick(this.#plan.codes);
    const status = await raw.shakeHands(`/api/tables/${code}/socket`);
    if (status !== 101) throw new Error(`A hostile handshake was answered ${status}.`);
    if (role !== 'stranger') {
      const watcher = random.happens(0.5) ? { watcher: { name: 'Eve', secret: 'ab'.repeat(16) } } : {};
      const who = own ? { token: own.token } : watcher;
      raw.send(textBytes(JSON.stringify({ ask: 'hello', protocol: PROTOCOL, ...who })));
    }
    // In pieces as they come, cut anywhere.
    for (let sent = 0; sent < FRAMES_A_SOCKET; sent += 50) {
      const bytes = Buffer.concat(Array.from({ length: 50 }, () => hostileFrame(random)));
      const cut = random.below(bytes.length);
      raw.send(bytes.subarray(0, cut));
      await new Promise((later) => setImmediate(later));
      raw.send(bytes.subarray(cut));
      this.framesSent += 50;
    }
    if (random.happens(0.5)) {
      raw.send(lastWords(random));
      this.framesSent++;
      await raw.until(Number.POSITIVE_INFINITY, 5_000);
      if (raw.socket.destroyed) this.closedByServer++;
    } else await raw.until(FRAMES_A_SOCKET / 2, 2_000);
    // Half of them without a farewell.
    await raw.end();
  }

  async #requests(): Promise<void> {
    const random = new Random(seedFrom(`fuzz/${this.#plan.seed}/requests`), 'http');
    for (let sent = 0; sent < this.#plan.requests; sent += 10) {
      const requests = Array.from({ length: 10 }, () => hostileRequest(random, this.#plan.codes));
      const answers = await Promise.all(requests.map((request) => ask(this.#target.port, request, 300)));
      for (const answer of answers) this.#leaks.text(answer);
      this.requestsSent += requests.length;
    }
  }
}

const randomGame = (random: Random): string => random.pick(gameIds);
