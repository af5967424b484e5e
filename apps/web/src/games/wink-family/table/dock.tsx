import { memo } from 'react';
import { FeltMedal } from '../../../ui/art/felt.ts';
import { AvatarRound, Loge } from '../../../ui/art/index.ts';
import type { Person } from '../../../ui/table/people.ts';
import type { Felt } from './felt.ts';
import type { Point } from './geometry.ts';
import type { Signal } from './shown.ts';

interface MeProps {
  readonly me: Person;
  readonly cards: number;
  readonly gaze: Point;
  readonly giving: Signal | null;
  /** Round and small where there is little room. */
  readonly small: boolean;
  /** The eyes that rest on it; null where nobody feels any. */
  readonly felt: Felt | null;
}

/** My own portrait: it looks where I look, winks when I do, and shows the eyes that are on it. */
export const Me = memo(
  function Me({ me, cards, gaze, giving, small, felt }: MeProps) {
    const { face, colour, name } = me;
    return (
      <div className="wk-me" data-anchor="me">
        {felt ? (
          <FeltMedal
            guest={face}
            colour={colour}
            gaze={gaze}
            expression={giving ?? undefined}
            label={name}
            {...felt}
          />
        ) : small ? (
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
    before.felt?.count === after.felt?.count &&
    before.felt?.mode === after.felt?.mode &&
    before.gaze.x === after.gaze.x &&
    before.gaze.y === after.gaze.y,
);
