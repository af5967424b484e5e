import '../../../styles/replay/story.css';
import type { ToldStory as Story } from '@oeillade/story';
import type { Plot } from '@oeillade/story/plots';
import { type CSSProperties, useMemo } from 'react';
import { spywherePlots } from '../../../games/spywhere/replay/plots.ts';
import { winkPlots } from '../../../games/wink-family/replay/plots.ts';
import { t } from '../../../shell/i18n/index.ts';
import { colourOf } from '../../../ui/art/index.ts';
import type { Person } from '../../../ui/table/people.ts';
import type { Teller } from '../teller.ts';
import { type Moment, Moments } from './moments.tsx';
import { PlotFigure } from './plot-figure.tsx';

interface StoryPartProps {
  readonly story: Story;
  readonly teller: Teller;
  readonly onWatch: (moment: Moment) => void;
}

/** The story of the whole game: its best moments, and what the numbers say. */
export default function StoryPart({ story, teller, onWatch }: StoryPartProps) {
  const moments = useMemo(() => story.moments(), [story]);
  const plots = useMemo(() => plotsOf(story, teller), [story, teller]);
  return (
    <section className="rp-story" aria-labelledby="rp-story" style={inksOf(teller.people)}>
      <h2 id="rp-story">{t('story.title')}</h2>
      {moments.length > 0 && (
        <>
          <h3>{t('story.moments')}</h3>
          <Moments moments={moments} teller={teller} onWatch={onWatch} />
        </>
      )}
      {story.kind === 'wink' && !story.eyes.areKnown && <p>{t('story.noEyes')}</p>}
      <div className="rp-plots">
        {plots.map(({ plot, note }) => (
          <PlotFigure key={plot.title} plot={plot} note={note} />
        ))}
      </div>
    </section>
  );
}

interface Noted {
  readonly plot: Plot;
  readonly note?: string;
}

function plotsOf(story: Story, teller: Teller): Noted[] {
  if (story.kind === 'wink') return winkPlots(story, teller).map((plot) => ({ plot }));
  const [leaks, points] = spywherePlots(story, teller);
  return [
    { plot: leaks!, note: t('story.leaksNote') },
    { plot: points!, note: t('story.pointsNote') },
  ];
}

/** The colours of the seats, for whatever is drawn in them. */
const inksOf = (people: readonly Person[]): CSSProperties =>
  Object.fromEntries(people.map(({ seat, colour }) => [`--seat-${seat}`, colourOf(colour)])) as CSSProperties;
