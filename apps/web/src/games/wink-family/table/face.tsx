import { type CSSProperties, memo } from 'react';
import { t } from '../../../shell/i18n/index.ts';
import { type Colour, EXPRESSION_MS, Loge, WatchBadge } from '../../../ui/art/index.ts';
import { Sight } from '../../../ui/table/sight.tsx';
import { say } from '../texts/table.ts';
import css from './face.module.css';
import { isAbove, type Point, toward } from './geometry.ts';
import type { FaceShown, Signal } from './shown.ts';
import type { Places } from './use-places.ts';
import { useShown, useTable } from './use-wink.ts';

/** What a face in sight looks at: somebody's colour, or the board. */
type Target = Colour | 'board' | undefined;

interface FaceProps {
  /** Its place among the faces around me. */
  readonly nth: number;
  readonly place: Point;
  readonly places: Places;
  readonly compact: boolean;
}

/** One box: whoever presses it looks at the face in it. Only a face in the light is alive. */
export const Face = memo(function Face({ nth, place, places, compact }: FaceProps) {
  const { look } = useTable().actions;
  const { face, target, signal } = useShown(({ screen: { faces }, signal }) => ({
    face: faces[nth]!,
    target: targetOf(faces[nth]!, faces),
    signal: signal?.of === faces[nth]!.seat ? (signal.signal as Signal) : undefined,
  }));
  const { seat, name, isLit } = face;
  return (
    <li
      className={css.seat}
      data-part="wink-seat"
      data-lit={isLit || undefined}
      data-above={isAbove(place) || undefined}
      style={{ '--x': `${place.x}%`, '--y': `${place.y}%` } as CSSProperties}
    >
      <button
        type="button"
        className={css.face}
        data-part="wink-face"
        data-seat={seat}
        aria-pressed={isLit}
        aria-label={sayFace(face)}
        onClick={() => look(seat)}
      >
        <span
          className={css.loge}
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
            gaze={gazeOf(face, places)}
            still={!isLit && face.sight === 'hidden' && !signal}
            expression={signal}
            held={signal && isHeld(signal)}
          />
          {face.watchesMe && <WatchBadge colour={face.colour} />}
          {target && <Sight at={target} />}
        </span>
        {face.away && (
          <span className={css.away} data-part="wink-away">
            {t('table.away')}
          </span>
        )}
        <span className={css.digit} aria-hidden="true">
          {face.digit}
        </span>
      </button>
    </li>
  );
});

/** A wink is held for as long as it lasts; a movement of the head is made once. */
const isHeld = (signal: Signal): boolean => EXPRESSION_MS[signal] <= EXPRESSION_MS.wink;

function sayFace({ name, cards, isTurn, watchesMe, away, isBot }: FaceShown): string {
  return [
    name,
    isBot ? 'bot' : null,
    t('table.faceCards', { count: cards }),
    isTurn ? t('table.onTurn') : null,
    away ? t('table.away') : null,
    watchesMe ? say('watchYou') : null,
  ]
    .filter(Boolean)
    .join(', ');
}

/** Whose colour those eyes are turned to, as far as I can see. */
function targetOf({ sight, watchesMe }: FaceShown, faces: readonly FaceShown[]): Target {
  if (sight === 'hidden' || watchesMe) return undefined;
  return sight === 'board' ? 'board' : faces.find(({ seat }) => seat === sight)?.colour;
}

/** Eyes that I cannot see rest in the middle and say nothing. */
function gazeOf({ seat, sight, watchesMe }: FaceShown, places: Places): Point {
  if (sight === 'hidden') return { x: 0, y: 0 };
  const target = watchesMe ? places.eyes : sight === 'board' ? places.board : places.seats.get(sight);
  return toward(places.seats.get(seat), target);
}
