import { inTab } from '../../../shell/storage.ts';

const KEY = 'oeillade/series';

/** Who has won which round at a table, by their names: from game to game they may sit elsewhere. */
interface Series {
  readonly code: string;
  readonly winners: Readonly<Record<number, readonly string[]>>;
}

/** Notes who won this round, as often as its page is opened; gives how often each has won in this tab. */
export function noteRound(code: string, round: number, winners: readonly string[]): Map<string, number> {
  const kept = inTab.readValue<Series>(KEY);
  const before = kept?.code === code ? kept.winners : {};
  const series: Series = { code, winners: { ...before, [round]: winners } };
  inTab.writeValue(KEY, series);
  const wins = new Map<string, number>();
  for (const name of Object.values(series.winners).flat()) wins.set(name, (wins.get(name) ?? 0) + 1);
  return wins;
}
