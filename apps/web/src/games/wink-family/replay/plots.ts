import type { Plot } from '@oeillade/story/plots';
import type { WinkStory } from '@oeillade/story/wink-family';
import { legendOf, pointsPlot } from '../../../features/replay/story/points-plot.ts';
import type { Teller } from '../../../features/replay/teller.ts';
import { t } from '../../../shell/i18n/index.ts';

/** What a game of winks has to show for itself. */
export function winkPlots(story: WinkStory, teller: Teller): Plot[] {
  const plots: Plot[] = [pointsPlot(story.points(), story.timeline.end, teller)];
  if (!story.eyes.areKnown) return plots;
  return [...plots, contactsPlot(story, teller), attentionPlot(story, teller), winksPlot(story, teller)];
}

function attentionPlot(story: WinkStory, teller: Teller): Plot {
  const seconds = new Intl.NumberFormat(teller.language, { maximumFractionDigits: 0 });
  return {
    kind: 'matrix',
    title: t('story.plots.attention'),
    rows: legendOf(teller),
    columns: [...teller.people.map(({ name }) => name), t('story.plots.board')],
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
    title: t('story.plots.contacts'),
    nodes: legendOf(teller),
    kinds: [
      { label: t('story.plots.contact'), ink: 'good' },
      { label: t('story.plots.interception'), ink: 'bad' },
    ],
    links: story
      .links()
      .map(({ kind, from, to, times }) => ({ from, to, times, kind: kind === 'contact' ? 0 : 1 })),
  };
}

function winksPlot(story: WinkStory, teller: Teller): Plot {
  return {
    kind: 'bars',
    title: t('story.plots.winks'),
    below: t('story.plots.players'),
    parts: [
      { label: t('story.plots.clean'), ink: 'good' },
      { label: t('story.plots.caught'), ink: 'bad' },
      { label: t('story.plots.missed'), ink: 'soft' },
    ],
    bars: story.tallies().map(({ clean, caught, missed }, seat) => ({
      label: teller.people[seat]!.name,
      values: [clean, caught, missed],
    })),
    tick: String,
  };
}
