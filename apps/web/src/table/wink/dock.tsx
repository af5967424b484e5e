import { type CSSProperties, memo } from 'react';
import { AvatarRound, ColourSymbol, colourOf, Icon, Loge } from '../../art/index.ts';
import { t } from '../../i18n/index.ts';
import type { Person } from '../common/people.ts';
import type { Point } from './geometry.ts';
import type { FaceShown, Signal } from './shown.ts';

interface MeProps {
  readonly me: Person;
  readonly cards: number;
  readonly gaze: Point;
  readonly giving: Signal | null;
  /** Round and small where there is little room. */
  readonly small: boolean;
}

/** My own portrait: it looks where I look and winks when I do. */
export const Me = memo(
  function Me({ me, cards, gaze, giving, small }: MeProps) {
    const { face, colour, name } = me;
    return (
      <div className="wk-me" data-anchor="me">
        {small ? (
          <AvatarRound
            guest={face}
            colour={colour}
            gaze={gaze}
            expression={giving ?? undefined}
            label={name}
          />
        ) : (
          <Loge
            guest={face}
            colour={colour}
            name={name}
            cards={cards}
            plain
            gaze={gaze}
            expression={giving ?? undefined}
            held={giving !== null}
          />
        )}
      </div>
    );
  },
  (before, after) =>
    before.me.face === after.me.face &&
    before.me.colour === after.me.colour &&
    before.me.name === after.me.name &&
    before.cards === after.cards &&
    before.giving === after.giving &&
    before.small === after.small &&
    before.gaze.x === after.gaze.x &&
    before.gaze.y === after.gaze.y,
);

/** Whoever I know to look at me. */
export function Watchers({ faces }: { readonly faces: readonly FaceShown[] }) {
  const watching = faces.filter(({ watchesMe }) => watchesMe);
  return (
    <div className="wk-watchers">
      {watching.length > 0 && (
        <>
          <p>{t(watching.length > 1 ? 'table.watchersTitle' : 'table.watchYou')}</p>
          <ul>
            {watching.map(({ seat, name, colour }) => (
              <li key={seat} style={{ '--pc': colourOf(colour) } as CSSProperties}>
                <Icon name="eye" /> <ColourSymbol colour={colour} size={14} inked /> {name}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
