import type { CSSProperties } from 'react';
import type { Moment, StoryPart } from '../../../games/contract/replay.ts';
import { t } from '../../../shell/i18n/index.ts';
import { AvatarRound, colourOf, Icon } from '../../../ui/art/index.ts';
import { button } from '../../../ui/button.ts';
import { clockText } from '../../../ui/replay/clock-text.ts';
import type { Teller } from '../../../ui/replay/teller.ts';
import css from './moments.module.css';

interface MomentsProps {
  readonly moments: readonly Moment[];
  readonly part: StoryPart;
  readonly teller: Teller;
  readonly onWatch: (moment: Moment) => void;
}

/** The best of the game, each with a button that plays it. */
export function Moments({ moments, part, teller, onWatch }: MomentsProps) {
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
            <button type="button" {...button()} onClick={() => onWatch(moment)}>
              <Icon name="play" /> {clockText(moment.from)}
              <span className="visually-hidden">
                {t('story.watch')}: {title}
              </span>
            </button>
          </li>
        );
      })}
    </ol>
  );
}
