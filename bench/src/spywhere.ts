import { parseArgs } from 'node:util';
import type { Level } from '@oeillade/bots';
import { table } from './print.ts';
import { type Health, healthOf } from './spywhere/health.ts';

const USAGE = `Usage: npm run bench:spywhere [-- [--games N] [--players N] [--seed TEXT]]

How games of Spywhere go among equals, by the printed rules and with the house rule "finish the round".

  --games N    games at each table; 400 unless told otherwise
  --players N  one size alone
  --seed TEXT  other games`;

const LEVELS: readonly Level[] = ['regular', 'expert', 'shark'];
const SIZES = [2, 3, 4, 5, 6];

const { games, players, seed } = readArguments();
const sizes = players === null ? SIZES : [players];
const rows = sizes.flatMap((size) =>
  LEVELS.flatMap((level) =>
    [false, true].map((finishRound) =>
      row(size, level, healthOf({ players: size, level, finishRound, games, seed })),
    ),
  ),
);
const head = [
  'players',
  'all are',
  'rule',
  'games',
  'first seat wins',
  '95 %',
  'last seat wins',
  'turns',
  'changes of the lead',
  'ties',
  'closed by attempts',
];
console.log('Wins of a seat as a multiple of the fair share; with two players as a share of the games.\n');
console.log(table(head, rows, { texts: 3 }));

function row(size: number, level: Level, health: Health): string[] {
  const { finishRound, first, low, high, last, turns, leadChanges, ties, closed } = health;
  const percent = (share: number): string => `${(100 * share).toFixed(0)} %`;
  return [
    String(size),
    `${level}s`,
    finishRound ? 'finish the round' : 'printed',
    String(health.games),
    first.toFixed(2),
    `${low.toFixed(2)}–${high.toFixed(2)}`,
    last.toFixed(2),
    turns.toFixed(1),
    leadChanges.toFixed(1),
    percent(ties),
    percent(closed),
  ];
}

function readArguments(): { games: number; players: number | null; seed: string } {
  try {
    const text = { type: 'string' } as const;
    const { values } = parseArgs({ options: { games: text, players: text, seed: text } });
    const size = values.players === undefined ? null : Number(values.players);
    if (size !== null && !SIZES.includes(size)) throw new Error('Spywhere has two to six players.');
    const many = Number(values.games ?? 400);
    if (!(Number.isInteger(many) && many > 0)) throw new Error('--games is a number.');
    return { games: many, players: size, seed: values.seed ?? 'figures' };
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : error}\n\n${USAGE}`);
    process.exit(2);
  }
}
