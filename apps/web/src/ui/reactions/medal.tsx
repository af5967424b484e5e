import type { Reaction } from '@oeillade/protocol';
import { memo } from 'react';
import type { Colour } from '../art/guests/colours.ts';
import { clip } from '../art/kit/clips.ts';
import css from './medal.module.css';
import { Reacting } from './reacting.tsx';

interface MedalProps {
  readonly reaction: Reaction;
  readonly face: number;
  readonly colour: Colour;
}

/** My own face as it would be, in a round of paper. */
export const Medal = memo(function Medal({ reaction, face, colour }: MedalProps) {
  return (
    <svg className={css.medal} viewBox="0 0 100 100" aria-hidden="true">
      <circle cx="50" cy="50" r="50" className={css.rim} />
      <g clipPath={clip('round')}>
        <Reacting
          reaction={reaction}
          face={face}
          colour={colour}
          fold={50}
          stands="translate(-18.5 -29) scale(1.37)"
          isStill
        />
      </g>
    </svg>
  );
});
