import type { Story } from '@oeillade/story';
import { type CSSProperties, Suspense } from 'react';
import type { Moment, StoryPart } from '../../../games/contract/replay.ts';
import { t } from '../../../shell/i18n/index.ts';
import { AvatarRound, colourOf, Icon } from '../../../ui/art/index.ts';
import { button } from '../../../ui/button.ts';
import { clockText } from '../../../ui/replay/clock-text.ts';
import type { Teller } from '../../../ui/replay/teller.ts';
import { ShareMoment } from '../share/index.ts';
import css from './moments.module.css';

interface MomentsProps {
  readonly story: Story;
  readonly moments: readonly Moment[];
  readonly part: StoryPart;
  readonly teller: Teller;
  /** Where others find the game; null while it goes on, when nothing of it is for others. */
  readonly path: string | null;
  readonly onWatch: (moment: Moment) => void;
}

/** The best of the game, each with a button that plays it, and one that passes it on. */
export function Moments({ story, moments, part, teller, path, onWatch }: MomentsProps) {
  return (
    <ol className={css.moments} data-part="replay-moments">
      {moments.map((moment) => {
        const { title, words } = part.sayMoment(moment, teller);
        return (
          <li key={moment.kind}>
            <p className={css.momentFaces} aria-hidden="true">
              {moment.seats.map((seat) => {
                const { face, colour } = teller.people[seat]!;
                return (
                  <span key={seat} style={{ '--pc': colourOf(colour) } as CSSProperties}>
                    <AvatarRound guest={face} colour={colour} />
                  </span>
                );
              })}
            </p>
            <h4>{title}</h4>
            <p>{words}</p>
            <div className={css.ways}>
              <button type="button" {...button()} onClick={() => onWatch(moment)}>
                <Icon name="play" /> {clockText(moment.from)}
                <span className="visually-hidden">
                  {t('story.watch')}: {title}
                </span>
              </button>
              {path !== null && (
                <Suspense fallback={null}>
                  <ShareMoment story={story} moment={moment} part={part} teller={teller} path={path} />
                </Suspense>
              )}
            </div>
          </li>
        );
      })}
    </ol>
  );
}
