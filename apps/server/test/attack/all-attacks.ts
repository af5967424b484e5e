import { setTimeout as wait } from 'node:timers/promises';
import { Target } from '../fuzz/target.ts';
import type { Attack } from './attack.ts';
import { crowd } from './attacks/crowd.ts';
import { guesses } from './attacks/guesses.ts';
import { knocking } from './attacks/knocking.ts';
import { liveFlood } from './attacks/live-flood.ts';
import { rebinding, sameId } from './attacks/strangers.ts';
import { unreadRecords } from './attacks/unread-records.ts';
import { writeLargeRecord } from './large-record.ts';
import { Neighbours } from './neighbours.ts';

/**
 * `npm run test:attack`: each attack against a server of its own, with the limits as they are and people at other tables.
 * A word as argument takes the attacks with that word in their name.
 */
const ATTACKS: readonly Attack[] = [...unreadRecords, crowd, guesses, knocking, liveFlood, rebinding, sameId];
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

async function memoryAfter(target: Target, most: number): Promise<number> {
  const giveUp = performance.now() + SETTLES_WITHIN;
  for (;;) {
    const { resident } = await target.inside();
    if (resident <= most || performance.now() > giveUp) return resident;
    await wait(1_000);
  }
}

async function attempt({ name, run }: Attack): Promise<void> {
  console.log(name);
  const target = await Target.start({ LOG_LEVEL: 'info' }, writeLargeRecord);
  try {
    const neighbours = await Neighbours.gather(target, OTHER_TABLES);
    // Once what an attack is about in small, so that what is only ever loaded once is there.
    await (await fetch(`${target.url}/api/tables/LARGE/games/1`)).text();
    // Those of a server that has just started are not of a quiet one.
    await neighbours.takeWaits(ENOUGH);
    const before = (await target.inside()).resident;
    // Cleaning the memory before it is looked at holds everybody up: that is the measurement's doing, not the attack's.
    await neighbours.takeWaits(ENOUGH);
    const quiet = await neighbours.takeWaits(ENOUGH);
    let peak = before;
    const watching = setInterval(() => {
      void target.residentNow().then((resident) => {
        peak = Math.max(peak, resident);
      });
    }, 200);
    const findings = await run(target);
    clearInterval(watching);
    const during = target.isAlive ? await neighbours.takeWaits(ENOUGH) : null;
    for (const { says, isGood } of findings) tell(says, isGood);
    if (during === null || !target.isAlive) return tell('the server is dead', false);
    const after = await memoryAfter(target, before * MOST_GROWTH);
    peak = Math.max(peak, after);
    tell(
      `memory ${mebibytes(before)} before, ${mebibytes(peak)} at most, ${mebibytes(after)} after`,
      after <= before * MOST_GROWTH,
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

for (const attack of ATTACKS.filter(({ name }) => name.includes(word))) await attempt(attack);
console.log(bad === 0 ? 'All attacks failed, as they should.' : `${bad} findings are bad.`);
process.exit(bad === 0 ? 0 : 1);
