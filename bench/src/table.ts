import { cpus } from 'node:os';
import { fairSeed } from '@oeillade/kernel';
import { median } from './measure.ts';
import { figure, table } from './print.ts';
import {
  EXPERT,
  type PlayedGame,
  playAndKeep,
  playWithBots,
  replayAtTable,
  replayInEngine,
  setupOf,
  withoutEyes,
} from './table-games.ts';
import { thinkingTimes } from './table-thoughts.ts';

const EDITIONS = ['zwinkern', 'wink-agents', 'wink'] as const;
const PLAYERS = 5;
const AIM = 200;
const PLAN = { rounds: 7, sample: 30, turnMs: 400 };

interface Lane {
  readonly edition: string;
  readonly way: string;
  readonly play: (index: number) => void;
  readonly speeds: number[];
}

console.log(
  `Table benchmark of ${new Date().toISOString().slice(0, 10)}, one core of ${cpus()[0]?.model.trim()}`,
);
console.log(`Node ${process.versions.node}, V8 ${process.versions.v8}`);
const lanes = EDITIONS.flatMap(lanesOf);
for (const { play } of lanes) for (let index = 0; index < PLAN.sample; index++) play(index);
for (let round = 1; round <= PLAN.rounds; round++) {
  if (process.stderr.isTTY) process.stderr.write(`\rround ${round} of ${PLAN.rounds} `);
  for (const { play, speeds } of lanes) speeds.push(speedOf(play));
}
if (process.stderr.isTTY) process.stderr.write('\r\x1b[K');
console.log(
  `Five experts, whole games; medians of ${PLAN.rounds} interleaved rounds, ${PLAN.turnMs} ms for each way in each.\n`,
);
printSpeeds();
console.log();
printThoughts();

/** All the ways play the same games: what the bots did in the first is repeated in the others. */
function lanesOf(edition: string): Lane[] {
  const plan = { game: edition, setup: setupOf(edition, PLAYERS), level: EXPERT };
  const games = Array.from({ length: PLAN.sample }, (_, index) => playAndKeep(plan, String(index)));
  const eyeless = games.map(withoutEyes);
  const seeds = games.map(({ secret, setup }) =>
    fairSeed({ secret, words: Array.from({ length: setup.players }, () => '') }),
  );
  const at = <T>(items: readonly T[], index: number): T => items[index % items.length]!;
  const lane = (way: string, play: (index: number) => void): Lane => ({ edition, way, play, speeds: [] });
  return [
    lane('bots, table, eyes', (index) => playWithBots(at(games, index))),
    lane('table, eyes (what the bots did, repeated)', (index) => replayAtTable(at(games, index))),
    lane('table, no looks, no signals', (index) => replayAtTable(at(eyeless, index))),
    lane('rules alone, no looks, no signals', (index) =>
      replayInEngine(at(eyeless, index) as PlayedGame, at(seeds, index)),
    ),
  ];
}

/** Games a second of this thread's own time. */
function speedOf(play: (index: number) => void): number {
  const before = process.threadCpuUsage();
  const until = performance.now() + PLAN.turnMs;
  let games = 0;
  while (performance.now() < until) play(games++);
  const { user, system } = process.threadCpuUsage(before);
  return games / ((user + system) / 1e6);
}

function printSpeeds(): void {
  const rows = lanes.map(({ edition, way, speeds }) => {
    const whole = lanes.find((lane) => lane.edition === edition)!;
    const speed = median(speeds);
    const isWhole = way === whole.way;
    return [
      edition,
      way,
      isWhole ? `at least ${AIM}` : '',
      isWhole ? (speed >= AIM ? 'met' : 'not met') : '',
      figure(speed),
      (speed / median(whole.speeds)).toFixed(1),
    ];
  });
  console.log(table(['edition', 'way', 'aim', '', 'games a second', 'ratio'], rows, { texts: 4 }));
}

function printThoughts(): void {
  const rows = thinkingTimes().map(({ game, players, acts, typical, rare, most }) => [
    game,
    String(players),
    acts.toLocaleString('en-GB'),
    typical.toFixed(2),
    rare.toFixed(1),
    most.toFixed(1),
  ]);
  console.log('How long one act of an expert takes, in milliseconds (aim: at most 50 at a stretch).\n');
  console.log(table(['game', 'players', 'acts', 'median', '99.9 %', 'longest'], rows, { texts: 2 }));
}
