import assert from 'node:assert/strict';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { Random } from '@oeillade/kernel';
import { eventually } from '../../../../tools/eventually.ts';
import { freePort } from '../../../../tools/postgres/postgres.ts';
import { Databases } from '../journal/databases.ts';
import { openJournal } from '../journal/places.ts';
import { CROWDED, EYE_GAMES, EYELESS_GAMES } from '../support/some-games.ts';
import { Disk } from './disk.ts';
import { keptOf } from './kept.ts';
import { Party } from './party.ts';
import { ServerProcess } from './server-process.ts';

const PRELOAD = fileURLToPath(new URL('wrong-clock.ts', import.meta.url));
const A_WHILE = 1_000;
const LONGEST = 60_000;
const WRONG_CONFIGURATION = 78;

/** People at two tables of a server whose machine is in trouble. */
class Scene {
  readonly server: ServerProcess;
  readonly place: string;
  readonly #parties: Party[] = [];

  constructor(port: number, place: string, settings: Readonly<Record<string, string>>) {
    this.place = place;
    this.server = new ServerProcess(port, settings);
  }

  async begin(): Promise<void> {
    await this.server.start();
    for (const [index, game] of [EYE_GAMES[0]!, EYELESS_GAMES[0]!].entries()) {
      const random = new Random(String(index).repeat(64), 'trouble');
      this.#parties.push(await Party.gather({ game, people: 3, bots: 0 }, [this.server.url], random));
    }
    await this.everybodyPlays();
  }

  /** Everybody is at their table, and plays on for a while. */
  async everybodyPlays(): Promise<void> {
    await eventually('everybody to be there', () => this.#parties.every(({ isThere }) => isThere), LONGEST);
    await delay(A_WHILE);
  }

  async readyz(): Promise<string> {
    return (await fetch(`${this.server.url}/readyz`)).text();
  }

  /** With the server dead: all that anybody was told is in the journal. */
  async restart(more: Readonly<Record<string, string>> = {}): Promise<void> {
    await this.server.end('SIGKILL');
    const journal = await openJournal(this.place);
    try {
      for (const party of this.#parties) {
        const kept = await keptOf(journal, party.code);
        party.check(kept);
        party.noteRestart(Date.now(), kept);
      }
    } finally {
      await journal.close();
    }
    await this.server.start(more);
  }

  /** Every game comes to its end, and its record is in order; gives what was compared. */
  async finish(): Promise<string> {
    for (const party of this.#parties) party.agreeToEnd();
    await eventually('the games to end', () => this.#parties.every(({ isOver }) => isOver), LONGEST);
    for (const party of this.#parties) await party.checkRecord([this.server.url]);
    const told = this.#parties.reduce((sum, party) => sum + party.told, 0);
    return `${this.#parties.length} games verified, ${told} messages compared`;
  }

  async end(): Promise<void> {
    for (const party of this.#parties) party.goHome();
    await this.server.remove();
  }
}

async function onDisk(work: (scene: Scene, disk: Disk) => Promise<string>): Promise<string> {
  const disk = new Disk();
  const scene = new Scene(await freePort(), disk.data, { DATA_DIR: disk.data });
  try {
    await scene.begin();
    return `${await work(scene, disk)}, on ${disk.kind}`;
  } catch (error) {
    throw new Error(`${(error as Error).message}\n\nThe server said:\n${scene.server.said}`, {
      cause: error,
    });
  } finally {
    await scene.end();
    disk.remove();
  }
}

/** A disk without room: tables are given up, nobody is told what is not kept, and with room again all goes on by itself. */
export const fullDisk = (): Promise<string> =>
  onDisk(async (scene, disk) => {
    disk.fillUp(scene.server);
    const failures = (): Promise<number> => scene.server.metric('oeillade_append_failures_total');
    await eventually('an append to fail', async () => (await failures()) > 0, LONGEST);
    await delay(A_WHILE);
    disk.makeRoom(scene.server);
    await scene.everybodyPlays();
    await scene.restart();
    await scene.everybodyPlays();
    return scene.finish();
  });

/** A disk that may not be written: the server does not start, says which setting to look at, and harms nothing. */
export const readOnlyDisk = (): Promise<string> =>
  onDisk(async (scene, disk) => {
    await scene.server.end('SIGKILL');
    disk.setReadOnly(true);
    await assert.rejects(scene.server.start(), /DATA_DIR=.*the journal cannot be written there/);
    assert.equal(await scene.server.ended(), WRONG_CONFIGURATION);
    disk.setReadOnly(false);
    await scene.server.start();
    await scene.everybodyPlays();
    await scene.restart();
    return scene.finish();
  });

/** A folder that is taken away under a running server: it takes nothing more and says so; put back, nothing is missing. */
export const deletedFolder = (): Promise<string> =>
  onDisk(async (scene, disk) => {
    disk.takeAway();
    await eventually('the server to notice', async () => (await scene.readyz()) !== 'ready\n', LONGEST);
    assert.match(await scene.readyz(), /^not ready: nothing can be kept any more/);
    const opened = await fetch(`${scene.server.url}/api/tables`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ game: CROWDED, name: 'Zoe' }),
    });
    assert.equal(opened.status, 503);
    await scene.server.end('SIGKILL');
    disk.putBack();
    await scene.server.start();
    await scene.everybodyPlays();
    await scene.restart();
    return scene.finish();
  });

/** A machine whose clock is wrong at a start: games go on, nothing is forgotten, and the same when it is right again. */
export async function wrongClock(kind: 'sqlite' | 'postgres', year: number): Promise<string> {
  const databases = kind === 'postgres' ? await Databases.start() : null;
  const disk = databases ? null : new Disk();
  const place = databases ? await databases.create() : disk!.data;
  const scene = new Scene(await freePort(), place, {
    ...(databases ? { DATABASE_URL: place, LEASE_SECONDS: '1' } : { DATA_DIR: place }),
    RETENTION_DAYS: '1',
    NODE_OPTIONS: `--import=${PRELOAD}`,
  });
  try {
    await scene.begin();
    await scene.restart({ CLOCK_SHIFT: String(Date.UTC(year, 0, 2) - Date.now()) });
    await scene.everybodyPlays();
    await eventually('a word about the clock', () => scene.server.said.includes('The clock shows'), LONGEST);
    await scene.restart();
    await scene.everybodyPlays();
    return await scene.finish();
  } catch (error) {
    throw new Error(`${(error as Error).message}\n\nThe server said:\n${scene.server.said}`, {
      cause: error,
    });
  } finally {
    await scene.end();
    disk?.remove();
    await databases?.stop();
  }
}
