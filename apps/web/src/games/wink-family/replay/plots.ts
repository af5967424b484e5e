import type { Plot } from '@oeillade/story/plots';
import type { WinkStory } from '@oeillade/story/wink-family';
import { legendOf, pointsPlot } from '../../../ui/replay/points-plot.ts';
import type { Teller } from '../../../ui/replay/teller.ts';
import { sayReplay } from '../texts/replay.ts';

/** The plots of a game of the wink family, below its replay. */
export function winkPlots(story: WinkStory, teller: Teller): Plot[] {
  const plots: Plot[] = [pointsPlot(story.points(), story.timeline.end, teller)];
  if (!story.eyes.areKnown) return plots;
  return [...plots, contactsPlot(story, teller), attentionPlot(story, teller), winksPlot(story, teller)];
}

function attentionPlot(story: WinkStory, teller: Teller): Plot {
  const seconds = new Intl.NumberFormat(teller.language, { maximumFractionDigits: 0 });
  return {
    kind: 'matrix',
    title: sayReplay('plots.attention'),
    rows: legendOf(teller),
    columns: [...teller.people.map(({ name }) => name), sayReplay('plots.board')],
    values: story
      .attention()
      .map(({ faces, board }, seat) => [
        ...faces.map((ms, other) => (other === seat ? null : ms / 1_000)),
        board / 1_000,
      ]),
    tick: (value) => seconds.format(value),
  };
}

function contactsPlot(story: WinkStory, teller: Teller): Plot {
  return {
    kind: 'web',
    title: sayReplay('plots.contacts'),
    nodes: legendOf(teller),
    kinds: [
      { label: sayReplay('plots.contact'), ink: 'good' },
      { label: sayReplay('plots.interception'), ink: 'bad' },
    ],
    links: story
      .links()
      .map(({ kind, from, to, times }) => ({ from, to, times, kind: kind === 'contact' ? 0 : 1 })),
  };
}

function winksPlot(story: WinkStory, teller: Teller): Plot {
  return {
    kind: 'bars',
    title: sayReplay('plots.winks'),
    below: sayReplay('plots.players'),
    parts: [
      { label: sayReplay('plots.clean'), ink: 'good' },
      { label: sayReplay('plots.caught'), ink: 'bad' },
      { label: sayReplay('plots.missed'), ink: 'soft' },
    ],
    bars: story.tallies().map(({ clean, caught, missed }, seat) => ({
      label: teller.people[seat]!.name,
      values: [clean, caught, missed],
    })),
    tick: String,
  };
}
