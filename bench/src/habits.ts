import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { FittedHabits } from '@oeillade/bots/spywhere/habits';
import { fitAgain, SIZES } from './habits/fit.ts';
import { STARTS } from './habits/start.ts';

/*
 * Counts how the bots of Spywhere play, and writes it where they read it. What they do depends on what they hold likely of
 * each other, so that it is counted several times over, each time with what was counted before.
 */

const FILE = new URL('../../packages/bots/src/spywhere/habits/fitted.ts', import.meta.url);

const { values } = parseArgs({
  options: { games: { type: 'string', default: '120' }, rounds: { type: 'string', default: '2' } },
});
const games = Number(values.games);
const rounds = Number(values.rounds);

let habits: FittedHabits = STARTS;
for (let round = 0; round < rounds; round++) {
  habits = fitAgain(habits, games, round);
  console.log(`Round ${round + 1} of ${rounds}: ${SIZES.length * games} games counted.`);
}
writeFileSync(FILE, text(habits));

function text(fitted: FittedHabits): string {
  const short = (_: string, value: unknown): unknown =>
    typeof value === 'number' ? Number(value.toPrecision(2)) : value;
  return `import type { FittedHabits } from './habits.ts';

/*
 * Written by \`npm run fit:habits\`, which plays and counts games, and put into form by \`npm run fix\`;
 * what the kinds are says habits.ts.
 * ${rounds} rounds of ${games} games for each number of players.
 */

export const FITTED: FittedHabits = ${JSON.stringify(fitted, short)};
`;
}
