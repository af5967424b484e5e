import { LEVELS } from '@oeillade/bots';
import { table } from '../print.ts';
import type { Result } from './results.ts';

/** How much one outsider may win among those of a level, as a multiple of the fair share. */
const AIMS: Readonly<Record<string, number>> = { expert: 1.8, shark: 1.3 };
/** The most that an outsider may win: beyond it by more than the interval, it beats sharks. */
const MOST_WON = { among: 'shark', most: 1.5 } as const;

interface Row {
  readonly game: string;
  readonly players: number;
  readonly outsider: string;
}

/** For each outsider a line: what it wins alone among those of each level, and what one of each level wins among such outsiders. */
export function printOutsiders(results: readonly Result[]): void {
  if (results.length === 0) return;
  const levels = LEVELS.filter((level) => results.some(({ match }) => match.others === level));
  const rows = rowsOf(results, levels).map((row) => [
    row.game,
    String(row.players),
    row.outsider,
    ...levels.map((level) => said(find(results, row, row.outsider, level))),
    ...levels.map((level) => said(find(results, row, level, row.outsider))),
  ]);
  const head = [
    'game',
    'players',
    'outsider',
    ...levels.map((level) => `one among ${level}s`),
    ...levels.map((level) => `one ${level} among such`),
  ];
  console.log(table(head, rows, { texts: 3 }));
  console.log(`\n${verdicts(results).join('\n')}`);
}

function rowsOf(results: readonly Result[], levels: readonly string[]): Row[] {
  return results
    .filter(({ match }) => match.others === levels[0])
    .map(({ match }) => ({ game: match.game, players: match.players, outsider: match.one }));
}

const find = (results: readonly Result[], { game, players }: Row, one: string, others: string): Result =>
  results.find(
    ({ match }) =>
      match.game === game && match.players === players && match.one === one && match.others === others,
  )!;

const said = ({ wins, low, high }: Result): string =>
  `${wins.toFixed(2)} (${low.toFixed(2)}–${high.toFixed(2)})`;

/** As a multiple of the fair share, with two players too. */
const multiple = (value: number, { fair }: Result): number => value / fair;

function verdicts(results: readonly Result[]): string[] {
  const among = (level: string): Result[] => results.filter(({ match }) => match.others === level);
  const aims = Object.entries(AIMS).map(([level, most]) => {
    const all = among(level);
    const kept = all.filter((result) => multiple(result.wins, result) <= most).length;
    return `${kept} of ${all.length} outsiders win at most ${most} times their share among ${level}s.`;
  });
  const all = among(MOST_WON.among);
  const beaten = all.filter((result) => multiple(result.low, result) > MOST_WON.most);
  const names = beaten.map(({ match }) => `${match.one} (${match.game}, ${match.players})`).join(', ');
  const gate = `${beaten.length} of ${all.length} beat ${MOST_WON.among}s: over ${MOST_WON.most} beyond the interval`;
  return [...aims, `${gate}${names === '' ? '' : `: ${names}`}.`];
}
