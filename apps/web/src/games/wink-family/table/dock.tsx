import { memo } from 'react';
import { FeltMedal } from '../../../ui/art/felt.ts';
import { AvatarRound, Loge } from '../../../ui/art/index.ts';
import css from './dock.module.css';
import { toward } from './geometry.ts';
import type { Places } from './use-places.ts';
import { useShown } from './use-wink.ts';

interface MeProps {
  readonly places: Places;
  /** Round and small where there is little room. */
  readonly small: boolean;
}

/** My own portrait: it looks where I look, winks when I do, and shows the eyes that are on it. */
export const Me = memo(function Me({ places, small }: MeProps) {
  const { me, cards, looking, giving, felt } = useShown(({ screen, giving, felt }) => ({
    me: screen.me,
    cards: screen.hand.length,
    looking: screen.looking?.seat ?? null,
    giving,
    felt,
  }));
  if (!me) return null;
  const { face, colour, name } = me;
  const gaze = toward(places.me, looking === null ? places.board : places.seats.get(looking));
  return (
    <div className={css.me} data-part="wink-me" data-anchor="me">
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
        <AvatarRound guest={face} colour={colour} gaze={gaze} expression={giving ?? undefined} label={name} />
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
});
