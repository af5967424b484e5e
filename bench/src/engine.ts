import { cpus } from 'node:os';
import { version as boardgameIo } from './boardgame-io/library.ts';
import { measure, type Speed } from './measure.ts';
import { figure, table } from './print.ts';
import { type Ratio, ratios } from './ratios.ts';
import { checkSameGame } from './sanity.ts';
import { allWays } from './ways.ts';

const PLAN = { rounds: 7, warmUpMs: 300, turnMs: 150 };

console.log(
  `Engine benchmark of ${new Date().toISOString().slice(0, 10)}, one core of ${cpus()[0]?.model.trim()}`,
);
console.log(`Node ${process.versions.node}, V8 ${process.versions.v8}, boardgame.io ${boardgameIo}`);

const ways = allWays();
checkSameGame(ways);
console.log('Checked: the ways of each table play the same game.');

const speeds = await measure(ways, PLAN, (round) => {
  if (process.stderr.isTTY) process.stderr.write(`\rround ${round} of ${PLAN.rounds} `);
});
if (process.stderr.isTTY) process.stderr.write('\r\x1b[K');
console.log(`Medians of ${PLAN.rounds} interleaved rounds, ${PLAN.turnMs} ms for each way in each.\n`);
printSpeeds(speeds);
console.log();
printRatios(ratios(speeds));

function printSpeeds(measured: readonly Speed[]): void {
  const rows = measured.map(({ way, movesPerSecond, gamesPerSecond }) => [
    way.game,
    String(way.players),
    way.name,
    figure(movesPerSecond),
    figure(gamesPerSecond),
  ]);
  console.log(table(['game', 'players', 'way', 'moves a second', 'games a second'], rows, { texts: 3 }));
}

function printRatios(found: readonly Ratio[]): void {
  const rows = found.map(({ name, aim, met, value }) => [
    name,
    aim,
    met ? 'met' : 'not met',
    value.toFixed(1),
  ]);
  console.log(table(['moves a second of zwinkern', 'aim', '', 'ratio'], rows, { texts: 3 }));
}
