import { get } from 'node:http';
import type { Target } from '../../fuzz/target.ts';
import { type Attack, expect } from '../attack.ts';
import { LARGE_TABLE } from '../large-record.ts';

const READERS = 16;
const TIMES = 8;
const WHOLE = 2_900_000;

/** How many bytes come of the record. */
const reads = (target: Target): Promise<number> =>
  new Promise((done) => {
    let bytes = 0;
    get(`${target.url}/api/tables/${LARGE_TABLE}/games/1`, { agent: false }, (response) => {
      response.on('data', (part: Buffer) => {
        bytes += part.length;
      });
      response.once('close', () => done(bytes));
    }).once('error', () => done(0));
  });

async function readsAgainAndAgain(target: Target): Promise<number> {
  let whole = 0;
  for (let time = 0; time < TIMES; time++) if ((await reads(target)) >= WHOLE) whole++;
  return whole;
}

/** No attack either: many who want to see the same long game, and do read it. */
export const readers: Attack = {
  name: `${READERS} readers at once of a record of three megabytes, ${TIMES} times each`,
  async run(target) {
    const whole = await Promise.all(Array.from({ length: READERS }, () => readsAgainAndAgain(target)));
    const sum = whole.reduce((one, other) => one + other, 0);
    return [expect(`${sum} records came whole`, sum === READERS * TIMES)];
  },
};
