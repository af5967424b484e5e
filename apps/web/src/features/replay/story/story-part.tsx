import type { Story } from '@oeillade/story';
import { type CSSProperties, use, useMemo } from 'react';
import type { GamePart } from '../../../games/contract/game-part.ts';
import type { Moment } from '../../../games/contract/replay.ts';
import { t } from '../../../shell/i18n/index.ts';
import { colourOf } from '../../../ui/art/index.ts';
import type { Teller } from '../../../ui/replay/teller.ts';
import type { Person } from '../../../ui/table/people.ts';
import { Moments } from './moments.tsx';
import { PlotFigure } from './plot-figure.tsx';
import css from './story-part.module.css';

interface StoryPartProps {
  readonly game: GamePart;
  readonly story: Story;
  readonly teller: Teller;
  /** Where others find the game; null while it goes on. */
  readonly path: string | null;
  readonly onWatch: (moment: Moment) => void;
}

/** The story of the whole game: its best moments, and what the numbers say. */
export default function StoryPart({ game, story, teller, path, onWatch }: StoryPartProps) {
  const part = use(game.story());
  const moments = useMemo(() => story.moments(), [story]);
  const plots = useMemo(() => part.plots(story, teller), [part, story, teller]);
  const note = part.sayNote(story);
  return (
    <section className={css.story} aria-labelledby="rp-story" style={inksOf(teller.people)}>
      <h2 id="rp-story">{t('story.title')}</h2>
      {moments.length > 0 && (
        <>
          <h3>{t('story.moments')}</h3>
          <Moments
            story={story}
            moments={moments}
            part={part}
            teller={teller}
            path={path}
            onWatch={onWatch}
          />
        </>
      )}
      {note && <p>{note}</p>}
      <div className={css.plots}>
        {plots.map(({ plot, note: reading }) => (
          <PlotFigure key={plot.title} plot={plot} note={reading} />
        ))}
      </div>
    </section>
  );
}

/** The colours of the seats, for whatever is drawn in them. */
const inksOf = (people: readonly Person[]): CSSProperties =>
  Object.fromEntries(people.map(({ seat, colour }) => [`--seat-${seat}`, colourOf(colour)])) as CSSProperties;
