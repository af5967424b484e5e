import type { Plot } from '@oeillade/story/plots';
import type { SpywhereStory } from '@oeillade/story/spywhere';
import { legendOf, pointsPlot } from '../../../features/replay/story/points-plot.ts';
import type { Teller } from '../../../features/replay/teller.ts';
import { t } from '../../../shell/i18n/index.ts';

/** What a game of Spywhere has to show for itself. */
export function spywherePlots(story: SpywhereStory, teller: Teller): Plot[] {
  const percent = new Intl.NumberFormat(teller.language, { style: 'percent', maximumFractionDigits: 0 });
  return [
    {
      kind: 'lines',
      title: t('story.plots.leaks'),
      below: t('story.plots.turns'),
      isStepped: false,
      x: 'count',
      tickX: String,
      tickY: (share) => percent.format(share),
      mostY: 1,
      series: legendOf(teller).map((legend, seat) => ({
        ...legend,
        points: story.leaks.map(({ truth }, turn) => [turn, truth[seat]!]),
      })),
    },
    pointsPlot(story.points(), story.timeline.end, teller),
  ];
}
