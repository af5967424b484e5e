import { setTimeout as wait } from 'node:timers/promises';
import { buildWeb } from '../../../../tools/web-build.ts';
import type { Inside } from '../fuzz/inside.ts';
import { Target } from '../fuzz/target.ts';
import type { Attack } from './attack.ts';
import { crowd } from './attacks/crowd.ts';
import { guesses, guessesFromManyNetworks } from './attacks/guesses.ts';
import { knocking } from './attacks/knocking.ts';
import { liveFlood } from './attacks/live-flood.ts';
import { longGame } from './attacks/long-game.ts';
import { readers } from './attacks/readers.ts';
import { rebinding, sameId } from './attacks/strangers.ts';
import { unreadRecords } from './attacks/unread-records.ts';
import { upgrades } from './attacks/upgrades.ts';
import { writeLargeRecord } from './large-record.ts';
import { Neighbours } from './neighbours.ts';

/**
 * `npm run test:attack`: each attack against a server of its own, with the limits as they are and people at other tables.
 * A word as argument takes the attacks with that word in their name.
 *
 * What needs a cluster or a wrong machine is proved by other tests: pings on a socket that is passed on, and one that is not
 * read, by `cluster/passed-on.test.ts`; somebody who reads slowly, and is not closed as too slow while they take a little
 * all the time, by `socket/slow.test.ts`; everybody who comes back at once, by `cluster/rolling.slow.test.ts` where a server
 * is killed and by `cluster/database-away.slow.test.ts` where the database is cut off; a wrong clock and a folder that is deleted, by `crash/crash.slow.test.ts`,
 * `journal/forget-old.test.ts` and `journal/folder.test.ts`.
 */
const ATTACKS: readonly Attack[] = [
  ...unreadRecords,
  readers,
  longGame,
  crowd,
  guesses,
  guessesFromManyNetworks,
  knocking,
  upgrades,
  liveFlood,
  rebinding,
  sameId,
];
const MOST_GROWTH = 1.2;
/** Until answers that nobody reads are given up, and what they held is cleared away. */
const SETTLES_WITHIN = 30_000;
const LONGEST_P99 = 50;
/** Of fewer answers one in a hundred says nothing; they are gathered from the attack's first moment on. */
const ENOUGH = 200;
const OTHER_TABLES = 12;

const [word = ''] = process.argv.slice(2);
const mebibytes = (bytes: number): string => `${(bytes / 2 ** 20).toFixed(0)} MiB`;
let bad = 0;

function tell(says: string, isGood: boolean): void {
  console.log(`  ${isGood ? 'ok ' : 'BAD'} ${says}`);
  if (!isGood) bad++;
}

async function memoryAfter(target: Target, most: number): Promise<Inside> {
  const giveUp = performance.now() + SETTLES_WITHIN;
  for (;;) {
    const inside = await target.inside();
    if (inside.resident <= most || performance.now() > giveUp) return inside;
    await wait(1_000);
  }
}

async function attempt({ name, settings = {}, prepare, run }: Attack): Promise<void> {
  console.log(name);
  const target = await Target.start({ LOG_LEVEL: 'info', ...settings }, async (folder) => {
    await writeLargeRecord(folder);
    await prepare?.(folder);
  });
  try {
    const neighbours = await Neighbours.gather(target, OTHER_TABLES);
    // Once what an attack is about in small, so that what is only ever loaded once is there.
    await (await fetch(`${target.url}/api/tables/LARGE/games/1`)).text();
    // Those of a server that has just started are not of a quiet one.
    await neighbours.takeWaits(ENOUGH);
    let before = await target.inside();
    // Cleaning the memory before it is looked at holds everybody up: that is the measurement's doing, not the attack's.
    await neighbours.takeWaits(ENOUGH);
    const quiet = await neighbours.takeWaits(ENOUGH);
    let peak = before.whole;
    const watching = setInterval(() => {
      void target.residentNow().then((resident) => {
        peak = Math.max(peak, resident);
      });
    }, 200);
    const findings = await run(target, async () => {
      before = await target.inside();
      await neighbours.takeWaits(ENOUGH);
    });
    clearInterval(watching);
    const during = target.isAlive ? await neighbours.takeWaits(ENOUGH) : null;
    for (const { says, isGood } of findings) tell(says, isGood);
    if (during === null || !target.isAlive) return tell('the server is dead', false);
    const after = await memoryAfter(target, before.resident * MOST_GROWTH);
    peak = Math.max(peak, after.whole);
    tell(
      `memory ${mebibytes(before.resident)} before, ${mebibytes(after.resident)} after; with V8's empty space for young objects ${mebibytes(before.whole)} before, ${mebibytes(peak)} at most, ${mebibytes(after.whole)} after`,
      after.resident <= before.resident * MOST_GROWTH,
    );
    tell(
      `other tables: p99 ${during.p99.toFixed(1)} ms, at most ${during.most.toFixed(1)} ms of ${during.count} answers (quiet: p99 ${quiet.p99.toFixed(1)} ms)`,
      during.p99 <= LONGEST_P99,
    );
    await neighbours.goHome();
  } finally {
    await target.stop();
  }
}

const chosen = ATTACKS.filter(({ name }) => name.includes(word));
// The class loads them.
if (chosen.includes(crowd)) await buildWeb();
for (const attack of chosen) await attempt(attack);
console.log(bad === 0 ? 'All attacks failed, as they should.' : `${bad} findings are bad.`);
process.exit(bad === 0 ? 0 : 1);
