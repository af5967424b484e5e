import { setTimeout as delay } from 'node:timers/promises';
import { Random } from '@oeillade/kernel';
import { readEvent, type TableEvent } from '@oeillade/table';
import { eventually } from '../../../../tools/eventually.ts';
import { freePorts } from '../../../../tools/postgres/postgres.ts';
import { keptOf } from '../crash/kept.ts';
import { Party, type PartyPlan } from '../crash/party.ts';
import { ServerProcess } from '../crash/server-process.ts';
import type { Databases } from '../journal/databases.ts';
import { openJournal } from '../journal/places.ts';
import { CROWDED, EYE_GAMES, EYELESS_GAMES } from '../support/some-games.ts';

const PARTIES: readonly PartyPlan[] = [
  { game: EYE_GAMES[0]!, people: 4, bots: 0 },
  { game: CROWDED, people: 3, bots: 1 },
  { game: EYELESS_GAMES[0]!, people: 3, bots: 0 },
];
const LONGEST = 120_000;

export interface ClusterPlan {
  /** Settings of each server; its own address stands for `SELF`. */
  readonly servers: readonly Readonly<Record<string, string>>[];
  /** Where players look for their tables, by number of the server; all of them if nothing is said. */
  readonly knock?: readonly number[];
}

/** Some servers on one database, and people who play at tables of the first. */
export class Cluster {
  readonly servers: readonly ServerProcess[];
  readonly parties: Party[] = [];
  readonly #database: string;

  private constructor(database: string, servers: readonly ServerProcess[]) {
    this.#database = database;
    this.servers = servers;
  }

  /** Sets up a cluster, runs the test on it, and checks that every game came to its end in order. */
  static async run(
    databases: Databases,
    plan: ClusterPlan,
    happen: (cluster: Cluster) => Promise<void>,
    database?: string,
  ): Promise<void> {
    const url = database ?? (await databases.create());
    const servers: ServerProcess[] = [];
    const ports = await freePorts(plan.servers.length);
    for (const [index, settings] of plan.servers.entries()) {
      const port = ports[index]!;
      const filled = Object.entries({ DATABASE_URL: url, LEASE_SECONDS: '1', ...settings }).map(
        ([name, value]) => [name, value === 'SELF' ? `http://127.0.0.1:${port}` : value],
      );
      servers.push(new ServerProcess(port, Object.fromEntries(filled)));
    }
    const cluster = new Cluster(url, servers);
    try {
      await Promise.all(servers.map((server) => server.start()));
      await cluster.#gather(plan.knock ?? servers.map((_, index) => index));
      await happen(cluster);
      await cluster.#finish();
    } catch (error) {
      const said = servers.map((server, index) => `Server ${index} said:\n${server.said}`).join('\n');
      throw new Error(`${(error as Error).message}\n\n${said}`, { cause: error });
    } finally {
      for (const party of cluster.parties) party.goHome();
      await Promise.all(servers.map((server) => server.remove()));
    }
  }

  /** Everybody plays for a while. */
  async playFor(milliseconds: number): Promise<void> {
    await delay(milliseconds);
    await this.everybodyIsThere();
  }

  async everybodyIsThere(): Promise<void> {
    await until(() => this.parties.every(({ isThere }) => isThere), 'come back');
  }

  /** Everybody has lost their table since, and has it again. */
  async everybodyIsBack(since: number): Promise<void> {
    const isBack = (party: Party) =>
      party.isOver || party.players.every(({ gaps }) => gaps.some(({ from }) => from >= since));
    await until(() => this.parties.every((party) => isBack(party) && party.isThere), 'come back');
  }

  /** The longest that anybody was without their table since then, in milliseconds. */
  longestGap(since: number): number {
    const gaps = this.parties.flatMap(({ players }) => players.flatMap((player) => player.gaps));
    return Math.max(0, ...gaps.filter(({ from }) => from >= since).map(({ from, to }) => to - from));
  }

  /** How long it took from then until everybody had their table again, in milliseconds. */
  backAfter(since: number): number {
    const backs = this.parties.flatMap(({ players }) =>
      players.map(({ gaps }) => gaps.find(({ from }) => from >= since)?.to ?? since),
    );
    return Math.max(...backs) - since;
  }

  /** What the journal holds of each table. */
  async events(): Promise<TableEvent[][]> {
    const journal = await openJournal(this.#database);
    try {
      return await Promise.all(
        this.parties.map(async ({ code }) => (await journal.read(code)).events.map(readEvent)),
      );
    } finally {
      await journal.close();
    }
  }

  /** How often each table changed hands, of those whose game is not over: with its end that is dropped. */
  async claims(): Promise<number[]> {
    const playing = (await this.events()).filter((events) => !events.some(({ j }) => j === 'summary'));
    return playing.map((events) => events.filter(({ j }) => j === 'claimed').length);
  }

  async #gather(knock: readonly number[]): Promise<void> {
    const [owner] = this.servers as [ServerProcess];
    const doors = knock.map((index) => this.servers[index]!.url);
    for (const [index, plan] of PARTIES.entries()) {
      const random = new Random(String(index).repeat(64), 'cluster');
      this.parties.push(await Party.gather(plan, doors, random, owner.url));
    }
    const areDealt = () =>
      this.parties.every(({ players }) => players.every(({ client }) => client.view !== null));
    await until(areDealt, 'get their cards');
  }

  async #finish(): Promise<void> {
    for (const party of this.parties) party.agreeToEnd();
    await until(() => this.parties.every(({ isOver }) => isOver), 'finish their games');
    const journal = await openJournal(this.#database);
    try {
      for (const party of this.parties) party.check(await keptOf(journal, party.code));
    } finally {
      await journal.close();
    }
    const running = this.servers.filter(({ isRunning }) => isRunning).map(({ url }) => url);
    for (const party of this.parties) await party.checkRecord(running);
  }
}

const until = (holds: () => boolean, what: string): Promise<void> =>
  eventually(`everybody to ${what}`, holds, LONGEST);
