import { type BarsPlot, element, escaped } from '@oeillade/story/plots';
import { letter } from '../draw/ink.ts';
import type { Distribution } from '../statistics/distribution.ts';
import type { Group } from '../statistics/group.ts';
import { grouped } from '../text.ts';
import { plotGrid, ROW } from './grid.ts';
import { histogram } from './histogram.ts';
import { STYLE } from './style.ts';

const HEADING = 30;

export function plotsOf(group: Group): BarsPlot[] {
  return [
    distributed('Points of a player', 'points', group.points),
    {
      kind: 'bars',
      title: 'Wins by seat, with 95 % intervals',
      below: 'seat',
      bars: group.wins.map(({ mean, margin }, seat) => ({
        label: letter(seat),
        values: [mean],
        interval: { low: Math.max(0, mean - margin), high: mean + margin },
      })),
      parts: [{ label: 'wins', ink: 'bar' }],
      tick: (share) => `${Math.round(share * 1000) / 10} %`,
      even: 1 / group.players,
    },
    distributed('Length of a game', 'turns', group.turns),
  ];
}

export function distributed(title: string, unit: string, distribution: Distribution): BarsPlot {
  const { bars, width } = histogram(distribution);
  return {
    kind: 'bars',
    title,
    below: width === 1 ? unit : `${unit}, ${width} to a bar`,
    bars: bars.map(({ label, value }) => ({ label, values: [value] })),
    parts: [{ label: 'times', ink: 'bar' }],
    tick: grouped,
  };
}

/** The plots of all the groups, one above the other, as a file of its own. */
export function figure(groups: readonly Group[]): string {
  const height = groups.length * (HEADING + ROW.height) + 10;
  const rows = groups.map((group, index) => {
    const words = `${group.title}, ${group.players} players: ${grouped(group.finished)} games`;
    const heading = element('text', { x: 14, y: 22, class: 'heading' }, escaped(words));
    const row = element('g', { transform: `translate(0 ${HEADING})` }, plotGrid(plotsOf(group)));
    return element('g', { transform: `translate(0 ${index * (HEADING + ROW.height)})` }, heading + row);
  });
  const frame = {
    xmlns: 'http://www.w3.org/2000/svg',
    class: 'oeillade',
    viewBox: `0 0 ${ROW.width} ${height}`,
  };
  return `${element('svg', { ...frame, width: ROW.width, height }, [element('style', {}, STYLE), ...rows])}\n`;
}
