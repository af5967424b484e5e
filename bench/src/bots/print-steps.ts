import { table } from '../print.ts';
import type { Result } from './results.ts';

/** What one of each level is to win among those of the level below: so many times the fair share, or with two players this share of the games. */
const AIM = { multiple: 1.5, ofTwo: 0.6 } as const;

const aimOf = ({ match }: Result): number => (match.players === 2 ? AIM.ofTwo : AIM.multiple);

export function printSteps(results: readonly Result[]): void {
  const head = ['game', 'players', 'one', 'against all', 'games', 'wins', '95 %', 'aim', ''];
  console.log(table(head, results.map(row), { texts: 4 }));
  const met = results.filter((result) => result.wins >= aimOf(result)).length;
  const better = results.filter(({ low, fair }) => low > fair).length;
  console.log(
    `\n${met} of ${results.length} steps meet their aim; ${better} win more than their fair share beyond the interval.`,
  );
}

function row(result: Result): string[] {
  const { match, wins, low, high, fair } = result;
  return [
    match.game,
    String(match.players),
    match.one,
    match.others,
    String(match.games),
    wins.toFixed(2),
    `${low.toFixed(2)}–${high.toFixed(2)}`,
    aimOf(result).toFixed(1),
    wins >= aimOf(result) ? 'met' : low > fair ? 'missed, but better' : 'not better',
  ];
}
