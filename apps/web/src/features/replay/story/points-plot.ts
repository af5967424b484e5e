import type { Points } from '@oeillade/story';
import type { Legend, LinesPlot } from '@oeillade/story/plots';
import { t } from '../../../shell/i18n/index.ts';
import { clockText } from '../clock-text.ts';
import type { Teller } from '../teller.ts';

/** Every seat with its name, in its colour. */
export const legendOf = ({ people }: Teller): Legend[] =>
  people.map(({ name, seat }) => ({ label: name, ink: `seat-${seat}` }));

export function pointsPlot(points: readonly Points[], end: number, teller: Teller): LinesPlot {
  const last = points.at(-1);
  return {
    kind: 'lines',
    title: t('story.plots.points'),
    below: t('story.plots.time'),
    isStepped: true,
    x: 'time',
    tickX: (ms) => clockText(ms),
    tickY: String,
    series: legendOf(teller).map((legend, seat) => ({
      ...legend,
      points: [...points, ...(last ? [{ ...last, t: end }] : [])].map(({ t: at, scores }) => [
        at,
        scores[seat]!,
      ]),
    })),
  };
}
