import type { Reaction } from '@oeillade/protocol';
import { memo, useEffect, useState } from 'react';
import type { DrawnGaze } from '../art/eyes/eye-style.ts';
import type { Colour } from '../art/guests/colours.ts';
import { faceOf } from '../art/guests/faces.ts';
import { lit, shade } from '../art/kit/inks.ts';
import { Bust } from '../stage/art/bust.tsx';
import { calmsMotion } from '../stage/calm.ts';
import { DRAWN, type DrawnReaction, gazeAt, lastGaze } from './drawn.ts';
import css from './reacting.module.css';

export interface ReactingProps {
  readonly reaction: Reaction;
  readonly face: number;
  readonly colour: Colour;
  readonly isBare?: boolean | undefined;
  readonly fold: number;
  readonly stands: string;
  /** In wheels and menus nothing moves. */
  readonly isStill?: boolean | undefined;
}

/**
 * A face that reacts, with the wall behind it, in place of whatever the eyes of that face do. The wall is of paper, which it
 * is at no other time: a reaction is told from a signal at a glance.
 */
export const Reacting = memo(function Reacting(props: ReactingProps) {
  const { reaction, face, colour, isBare, fold, stands, isStill = false } = props;
  const drawn = DRAWN[reaction];
  const gaze = useGazes(drawn, isStill);
  return (
    <g data-part="reaction" data-reaction={reaction} data-still={isStill || undefined}>
      <path d={`M-60 -60H${fold}V240H-60Z`} fill={shade('paper')} />
      <path d={`M${fold} -60H240V240H${fold}Z`} fill={lit('paper')} />
      <g transform={stands}>
        <g className={css.bust}>
          <Bust
            face={face}
            colour={colour}
            mood={drawn.mood}
            isBare={isBare}
            gaze={gaze}
            pose={drawn.areEyesShut ? 'blink' : 'open'}
          />
          {drawn.front && <g className={css.front}>{drawn.front(faceOf(face).skin)}</g>}
        </g>
      </g>
    </g>
  );
});

/** Eyes hold until the face has come up, and then look where the reaction has them look. */
function useGazes(drawn: DrawnReaction, isStill: boolean): DrawnGaze {
  const [isCalm] = useState(() => isStill || calmsMotion());
  const [gaze, setGaze] = useState(() => (isCalm ? lastGaze(drawn) : gazeAt(drawn, 0)));
  useEffect(() => {
    if (isCalm) return setGaze(lastGaze(drawn));
    const timers = drawn.gazes.map(({ from }) => setTimeout(() => setGaze(gazeAt(drawn, from)), from));
    return () => timers.forEach(clearTimeout);
  }, [drawn, isCalm]);
  return gaze;
}
