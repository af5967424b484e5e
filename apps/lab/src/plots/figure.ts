import { grouped } from '../cli/text.ts';
import { letter } from '../draw/ink.ts';
import type { Distribution } from '../statistics/distribution.ts';
import type { Group } from '../statistics/group.ts';
import { panelGrid, ROW } from './grid.ts';
import { histogram } from './histogram.ts';
import type { Panel } from './panel.ts';
import { element, STYLE, text } from './svg.ts';

const HEADING = 30;

export function panelsOf(group: Group): Panel[] {
  return [
    distributed('Points of a player', 'points', group.points),
    {
      title: 'Wins by seat, with 95 % intervals',
      below: 'seat',
      bars: group.wins.map(({ mean, margin }, seat) => ({
        label: letter(seat),
        value: mean,
        interval: { low: Math.max(0, mean - margin), high: mean + margin },
      })),
      tick: (share) => `${Math.round(share * 1000) / 10} %`,
      even: 1 / group.players,
    },
    distributed('Length of a game', 'turns', group.turns),
  ];
}

export function distributed(title: string, unit: string, distribution: Distribution): Panel {
  const { bars, width } = histogram(distribution);
  return { title, below: width === 1 ? unit : `${unit}, ${width} to a bar`, bars, tick: grouped };
}

/** The plots of all the groups, one above the other, as a file of its own. */
export function figure(groups: readonly Group[]): string {
  const height = groups.length * (HEADING + ROW.height) + 10;
  const rows = groups.map((group, index) => {
    const heading = text(
      14,
      22,
      `${group.title}, ${group.players} players: ${grouped(group.finished)} games`,
      'heading',
    );
    const row = element('g', { transform: `translate(0 ${HEADING})` }, panelGrid(panelsOf(group)));
    return element('g', { transform: `translate(0 ${index * (HEADING + ROW.height)})` }, heading + row);
  });
  const frame = {
    xmlns: 'http://www.w3.org/2000/svg',
    class: 'oeillade',
    viewBox: `0 0 ${ROW.width} ${height}`,
  };
  return `${element('svg', { ...frame, width: ROW.width, height }, [element('style', {}, STYLE), ...rows])}\n`;
}
