import type { Seat } from '@oeillade/kernel';
import { type CSSProperties, memo } from 'react';
import { t } from '../../../shell/i18n/index.ts';
import { type Colour, EXPRESSION_MS, Loge, WatchBadge } from '../../../ui/art/index.ts';
import { Sight } from '../../../ui/table/sight.tsx';
import type { Point } from './geometry.ts';
import type { FaceShown, Signal } from './shown.ts';

/** What a face in sight looks at: somebody's colour, or the board. */
export type Target = Colour | 'board' | undefined;

interface FaceProps {
  readonly face: FaceShown;
  readonly place: Point;
  readonly isAbove: boolean;
  readonly gaze: Point;
  readonly target: Target;
  readonly signal: Signal | undefined;
  readonly compact: boolean;
  readonly onLook: (seat: Seat) => void;
}

/** One box: whoever presses it looks at the face in it. Only a face in the light is alive. */
export const Face = memo(
  function Face({ face, place, isAbove, gaze, target, signal, compact, onLook }: FaceProps) {
    const { seat, name, isLit } = face;
    return (
      <li
        className="wk-seat"
        data-lit={isLit || undefined}
        data-above={isAbove || undefined}
        style={{ '--x': `${place.x}%`, '--y': `${place.y}%` } as CSSProperties}
      >
        <button
          type="button"
          className="wk-face"
          data-seat={seat}
          aria-pressed={isLit}
          aria-label={sayFace(face)}
          onClick={() => onLook(seat)}
        >
          <span
            className="wk-loge"
            aria-hidden="true"
            data-turn={face.isTurn || undefined}
            data-away={face.away || undefined}
          >
            <Loge
              guest={face.face}
              colour={face.colour}
              name={name}
              cards={compact ? undefined : face.cards}
              nameSize={compact ? 26 : 21}
              lit={isLit}
              isBot={face.isBot}
              gaze={gaze}
              still={!isLit && face.sight === 'hidden' && !signal}
              expression={signal}
              held={signal && isHeld(signal)}
            />
            {face.watchesMe && <WatchBadge colour={face.colour} />}
            {target && <Sight at={target} />}
          </span>
          {face.away && <span className="wk-away">{t('table.away')}</span>}
          <span className="wk-digit" aria-hidden="true">
            {face.digit}
          </span>
        </button>
      </li>
    );
  },
  (before, after) =>
    before.gaze.x === after.gaze.x &&
    before.gaze.y === after.gaze.y &&
    before.signal === after.signal &&
    before.target === after.target &&
    before.compact === after.compact &&
    before.onLook === after.onLook &&
    before.place === after.place &&
    (Object.keys(before.face) as (keyof FaceShown)[]).every((key) => before.face[key] === after.face[key]),
);

/** A wink is held for as long as it lasts; a movement of the head is made once. */
const isHeld = (signal: Signal): boolean => EXPRESSION_MS[signal] <= EXPRESSION_MS.wink;

function sayFace({ name, cards, isTurn, watchesMe, away, isBot }: FaceShown): string {
  return [
    name,
    isBot ? 'bot' : null,
    t('table.faceCards', { count: cards }),
    isTurn ? t('table.onTurn') : null,
    away ? t('table.away') : null,
    watchesMe ? t('table.watchYou') : null,
  ]
    .filter(Boolean)
    .join(', ');
}
