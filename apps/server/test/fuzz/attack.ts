import { gameIds } from '@oeillade/catalogue/testkit';
import { Random, seedFrom } from '@oeillade/kernel';
import { PROTOCOL } from '@oeillade/protocol';
import { hostileFrame, lastWords } from './hostile-frames.ts';
import { ask, hostileRequest } from './hostile-requests.ts';
import type { LeakCheck } from './leaks.ts';
import type { Target } from './target.ts';
import { Line, textBytes } from './wire.ts';

/** Fewer than the refusals after which a socket is taken for hostile: all of them are to be read. */
const FRAMES_A_LINE = 150;
const AT_ONCE = 12;

export interface AttackPlan {
  readonly seed: string;
  readonly frames: number;
  readonly requests: number;
  /** Tables with games in play. */
  readonly codes: readonly string[];
}

/** What an attacker is at a table. */
type Role = 'stranger' | 'watcher' | 'player';

/** Hostile frames and requests, the same ones for every run with the same seed. */
export class Attack {
  readonly #target: Target;
  readonly #plan: AttackPlan;
  readonly #leaks: LeakCheck;
  framesSent = 0;
  requestsSent = 0;
  linesClosedByServer = 0;

  constructor(target: Target, plan: AttackPlan, leaks: LeakCheck) {
    this.#target = target;
    this.#plan = plan;
    this.#leaks = leaks;
  }

  async run(): Promise<void> {
    const lines = Math.ceil(this.#plan.frames / FRAMES_A_LINE);
    let next = 0;
    const worker = async (): Promise<void> => {
      while (next < lines) await this.#line(next++);
    };
    await Promise.all([...Array.from({ length: AT_ONCE }, worker), this.#requests()]);
  }

  async #line(number: number): Promise<void> {
    const random = new Random(seedFrom(`fuzz/${this.#plan.seed}/${number}`), 'line');
    const role = random.pick<Role>(['stranger', 'watcher', 'watcher', 'player']);
    const own = role === 'player' ? await this.#target.openTable({ game: randomGame(random) }) : null;
    const line = new Line(this.#target.port);
    line.heard = (text) => (own ? this.#leaks.text(text) : this.#leaks.frame(text));
    const code = own?.code ?? random.pick(this.#plan.codes);
    const status = await line.shakeHands(`/api/tables/${code}/socket`);
    if (status !== 101) throw new Error(`A hostile line was answered ${status}.`);
    if (role !== 'stranger') {
      line.send(
        textBytes(JSON.stringify({ ask: 'hello', protocol: PROTOCOL, ...(own ? { token: own.token } : {}) })),
      );
    }
    // In pieces as they come, cut anywhere.
    for (let sent = 0; sent < FRAMES_A_LINE; sent += 50) {
      const bytes = Buffer.concat(Array.from({ length: 50 }, () => hostileFrame(random)));
      const cut = random.below(bytes.length);
      line.send(bytes.subarray(0, cut));
      await new Promise((later) => setImmediate(later));
      line.send(bytes.subarray(cut));
      this.framesSent += 50;
    }
    if (random.happens(0.5)) {
      line.send(lastWords(random));
      this.framesSent++;
      await Promise.race([line.closed, new Promise((late) => setTimeout(late, 5_000))]);
      if (line.socket.destroyed) this.linesClosedByServer++;
    } else await line.until(FRAMES_A_LINE / 2, 2_000);
    // Half of them without a farewell.
    await line.end();
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
