import type { Plot } from '@oeillade/story/plots';
import type { SpywhereStory } from '@oeillade/story/spywhere';
import { legendOf, pointsPlot } from '../../../ui/replay/points-plot.ts';
import type { Teller } from '../../../ui/replay/teller.ts';
import type { NotedPlot } from '../../contract/replay.ts';
import { sayReplay } from '../texts/replay.ts';

/** The plots of a game of Spywhere, below its replay. */
export function spywherePlots(story: SpywhereStory, teller: Teller): NotedPlot[] {
  const percent = new Intl.NumberFormat(teller.language, { style: 'percent', maximumFractionDigits: 0 });
  const leaks: Plot = {
    kind: 'lines',
    title: sayReplay('plots.leaks'),
    below: sayReplay('plots.turns'),
    isStepped: false,
    x: 'count',
    tickX: String,
    tickY: (share) => percent.format(share),
    mostY: 1,
    series: legendOf(teller).map((legend, seat) => ({
      ...legend,
      points: story.leaks.map(({ truth }, turn) => [turn, truth[seat]!]),
    })),
  };
  return [
    { plot: leaks, note: sayReplay('leaksNote') },
    { plot: pointsPlot(story.points(), story.timeline.end, teller), note: sayReplay('pointsNote') },
  ];
}
