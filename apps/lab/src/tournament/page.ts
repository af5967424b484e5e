import type { BarsPlot } from '@oeillade/story/plots';
import { partOf } from '../games/part-of.ts';
import { htmlDocument } from '../plots/document.ts';
import { distributed } from '../plots/figure.ts';
import type { Report } from '../statistics/report.ts';
import { meanOf } from './report.ts';
import type { Standings } from './standings.ts';

/** The report of a tournament as one file that needs nothing else. */
export const tournamentPage = (id: string, report: Report, standings: Standings): string =>
  htmlDocument('a tournament', [{ report, plots: plotsOf(id, standings) }]);

function plotsOf(id: string, tournament: Standings): BarsPlot[] {
  const { standings, labels } = tournament;
  return [
    winsPlot(tournament),
    distributed('Length of a game', 'turns', tournament.turns),
    distributed('Time at the table', 'seconds', tournament.seconds),
    ...standings.map(({ bot, points }) => distributed(`Points: ${labels.get(bot)}`, 'points', points)),
    ...partOf(id).columns.map(([deed]) =>
      barsPlot(
        capitalised(deed),
        standings.map((standing) => ({ label: labels.get(standing.bot)!, values: [meanOf(standing, deed)] })),
      ),
    ),
  ];
}

function winsPlot(tournament: Standings): BarsPlot {
  const { labels } = tournament;
  const bars = tournament.standings.map(({ bot }) => {
    const { share, fair, low, high } = tournament.wins(bot);
    return {
      label: labels.get(bot)!,
      values: [share / fair],
      interval: { low: low / fair, high: high / fair },
    };
  });
  return { ...barsPlot('Wins × fair share, with 95 % intervals', bars), below: 'bot', even: 1 };
}

const barsPlot = (title: string, bars: BarsPlot['bars']): BarsPlot => ({
  kind: 'bars',
  title,
  below: 'a game and seat',
  bars,
  parts: [{ label: title, ink: 'bar' }],
  tick: (value) => String(Math.round(value * 100) / 100),
});

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
