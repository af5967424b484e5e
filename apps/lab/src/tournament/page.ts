import type { GameId } from '@oeillade/games';
import { htmlDocument } from '../plots/document.ts';
import { distributed } from '../plots/figure.ts';
import type { Bar, Panel } from '../plots/panel.ts';
import type { Report } from '../statistics/report.ts';
import { COLUMNS, meanOf } from './report.ts';
import type { Standings } from './standings.ts';

/** The report of a tournament as one file that needs nothing else. */
export const tournamentPage = (id: GameId, report: Report, standings: Standings): string =>
  htmlDocument('a tournament', [{ report, panels: panelsOf(id, standings) }]);

function panelsOf(id: GameId, tournament: Standings): Panel[] {
  const { standings } = tournament;
  return [
    winsPanel(tournament),
    distributed('Length of a game', 'turns', tournament.turns),
    distributed('Time at the table', 'seconds', tournament.seconds),
    ...standings.map(({ level, points }) => distributed(`Points: ${level}`, 'points', points)),
    ...COLUMNS[id].map(([deed]) =>
      barPanel(
        capitalised(deed),
        standings.map((standing) => ({ label: standing.level, value: meanOf(standing, deed) })),
      ),
    ),
  ];
}

function winsPanel(tournament: Standings): Panel {
  const bars = tournament.standings.map(({ level }) => {
    const { share, fair, low, high } = tournament.wins(level);
    return { label: level, value: share / fair, interval: { low: low / fair, high: high / fair } };
  });
  return { ...barPanel('Wins × fair share, with 95 % intervals', bars), below: 'bot', even: 1 };
}

const barPanel = (title: string, bars: readonly Bar[]): Panel => ({
  title,
  below: 'a game and seat',
  bars,
  tick: (value) => String(Math.round(value * 100) / 100),
});

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
