import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Random } from '@oeillade/kernel';
import type { TableEvent } from '@oeillade/table';
import { freePort } from '../../../../tools/postgres/postgres.ts';
import { Databases } from '../journal/databases.ts';
import { openJournal } from '../journal/places.ts';
import { CROWDED, EYE_GAMES, EYELESS_GAMES } from '../support/some-games.ts';
import { keptOf } from './kept.ts';
import { Party, type PartyPlan } from './party.ts';
import { ServerProcess } from './server-process.ts';

export interface CrashPlan {
  readonly journal: 'sqlite' | 'postgres';
  readonly rounds: number;
  /** Decides when it is killed; printed when something goes wrong. */
  readonly seed: string;
  progress?(line: string): void;
}

const PARTIES: readonly PartyPlan[] = [
  { game: EYE_GAMES[0]!, people: 3, bots: 0 },
  { game: CROWDED, people: 3, bots: 1 },
  { game: EYELESS_GAMES[0]!, people: 2, bots: 0 },
];
/** A long absence now and then: the game's clock must not notice. */
const LONG_EVERY = 10;
const LONG = 2_500;
const COME_BACK_WITHIN = 30_000;
const END_WITHIN = 60_000;

/** Kills a server again and again while people play, and compares what they were told with what was kept. */
export async function crashRounds(plan: CrashPlan): Promise<string> {
  const databases = plan.journal === 'postgres' ? await Databases.start() : null;
  const place = databases ? await databases.create() : mkdtempSync(join(tmpdir(), 'oeillade-crash-'));
  const settings = databases ? { DATABASE_URL: place, LEASE_SECONDS: '2' } : { DATA_DIR: place };
  const server = new ServerProcess(await freePort(), settings);
  const crash = new Crash(plan, place, server);
  try {
    return await crash.run();
  } catch (error) {
    const { message } = error as Error;
    const where = `seed ${plan.seed}, ${plan.journal}, round ${crash.round}`;
    throw new Error(`${where}: ${message}\n\nThe server said:\n${server.said}`, { cause: error });
  } finally {
    crash.goHome();
    await server.remove();
    if (databases) await databases.stop();
    else rmSync(place, { recursive: true, force: true });
  }
}

class Crash {
  round = 0;
  readonly #plan: CrashPlan;
  readonly #place: string;
  readonly #server: ServerProcess;
  readonly #random: Random;
  #parties: Party[] = [];
  #finished = 0;
  #told = 0;
  readonly #gaps: number[] = [];

  constructor(plan: CrashPlan, place: string, server: ServerProcess) {
    this.#plan = plan;
    this.#place = place;
    this.#server = server;
    this.#random = new Random(Buffer.from(plan.seed).toString('hex').padStart(64, '0'), 'crash');
  }

  async run(): Promise<string> {
    await this.#server.start();
    for (const plan of PARTIES) this.#parties.push(await this.#gather(plan));
    while (this.round < this.#plan.rounds) {
      this.round++;
      await this.#killAndRestart();
      await this.#until(() => this.#parties.every(({ isThere }) => isThere), COME_BACK_WITHIN, 'come back');
      await this.#replaceFinished();
    }
    for (const party of this.#parties) party.agreeToEnd();
    await this.#until(() => this.#parties.every(({ isOver }) => isOver), END_WITHIN, 'finish their games');
    await this.#replaceFinished({ isLast: true });
    const gap = Math.max(...this.#gaps);
    return `${this.round} rounds, ${this.#finished} games verified, ${this.#told} messages compared, longest gap ${gap} ms`;
  }

  goHome(): void {
    for (const party of this.#parties) party.goHome();
  }

  #gather(plan: PartyPlan): Promise<Party> {
    return Party.gather(plan, [this.#server.url], this.#random);
  }

  async #killAndRestart(): Promise<void> {
    // Often in the middle of play, sometimes while everybody is still coming back.
    await delay(this.#random.happens(0.2) ? this.#random.below(20) : this.#random.below(900));
    await this.#server.end('SIGKILL');
    const kept = await this.#compare();
    await delay(this.round % LONG_EVERY === 0 ? LONG : this.#random.below(200));
    this.#parties.forEach((party, index) => {
      party.noteRestart(Date.now(), kept[index]!);
    });
    await this.#server.start();
    const events = kept.reduce((sum, { length }) => sum + length, 0);
    this.#plan.progress?.(`round ${this.round}: ${events} events, ${this.#finished} games finished`);
  }

  /** With the server dead: what the journal holds is all there is. */
  async #compare(): Promise<TableEvent[][]> {
    const journal = await openJournal(this.#place);
    try {
      const kept = await Promise.all(this.#parties.map(({ code }) => keptOf(journal, code)));
      this.#parties.forEach((party, index) => {
        party.check(kept[index]!);
      });
      return kept;
    } finally {
      await journal.close();
    }
  }

  async #replaceFinished({ isLast = false } = {}): Promise<void> {
    for (const [index, party] of this.#parties.entries()) {
      if (!party.isOver) continue;
      await party.checkRecord([this.#server.url]);
      party.goHome();
      this.#finished++;
      this.#told += party.told;
      for (const { gaps } of party.players) this.#gaps.push(...gaps.map(({ from, to }) => to - from));
      if (!isLast) this.#parties[index] = await this.#gather(party.plan);
    }
  }

  async #until(holds: () => boolean, within: number, what: string): Promise<void> {
    const giveUp = Date.now() + within;
    while (!holds()) {
      if (Date.now() > giveUp) throw new Error(`Not everybody could ${what}.`);
      await delay(20);
    }
  }
}
