import type { Seat } from '@oeillade/kernel';
import { memo, Suspense } from 'react';
import { t } from '../../../shell/i18n/index.ts';
import { type Colour, EXPRESSION_MS, Loge, WatchBadge } from '../../../ui/art/index.ts';
import { LivingBox } from '../../../ui/living/lazy.ts';
import { Sight } from '../../../ui/table/sight.tsx';
import { say } from '../texts/table.ts';
import css from './face.module.css';
import { type Point, toward } from './geometry.ts';
import { plateOf } from './seats/name-plate.ts';
import type { Seats } from './seats/use-seats.ts';
import type { FaceShown, Signal } from './shown.ts';
import type { Places } from './use-places.ts';
import { useShown, useTable } from './use-wink.ts';

/** What a face in sight looks at: somebody's colour, or the board. */
type Target = Colour | 'board' | undefined;

interface FaceProps {
  /** Its place among the faces around me. */
  readonly nth: number;
  /** How wide its box is; where the styles say that, nothing. */
  readonly width: number | undefined;
  readonly seats: Seats;
}

/** Where the styles size the boxes, names are set for this width. */
const USUAL_WIDTH = 132;

/** One box: whoever presses it looks at the face in it. Only a face in the light is alive. */
export const Face = memo(function Face({ nth, width, seats }: FaceProps) {
  const { look } = useTable().actions;
  const { face, target, signal, isForMe, lit, isLiving } = useShown(({ screen, signal }) => {
    const { faces, me } = screen;
    const own = signal?.of === faces[nth]!.seat ? signal : null;
    return {
      face: faces[nth]!,
      target: targetOf(faces[nth]!, faces),
      signal: own ? (own.signal as Signal) : undefined,
      isForMe: own !== null && own.to === me?.seat,
      // Only a face whose eyes I see has to know where everybody sits.
      lit: faces[nth]!.sight === 'hidden' ? null : (faces.find(({ isLit }) => isLit)?.seat ?? null),
      isLiving: screen.isLiving,
    };
  });
  const { seat, name, isLit, sight } = face;
  const { ledge, nameSize, nameLeast, tightName, showsCards } = plateOf(
    seats.posture,
    width ?? USUAL_WIDTH,
    name,
  );
  const drawn = {
    seat,
    guest: face.face,
    colour: face.colour,
    name,
    cards: showsCards ? face.cards : undefined,
    ledge,
    nameSize,
    nameLeast,
    tightName,
    lit: isLit,
    gaze: sight === 'hidden' ? AT_REST : gazeOf(face, seats.places(lit)),
    expression: signal,
  };
  const loge = (
    <Loge
      {...drawn}
      isBot={face.isBot}
      still={!isLit && sight === 'hidden' && !signal}
      held={signal && isHeld(signal)}
      forMe={isForMe}
    />
  );
  return (
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
        {isLiving ? (
          <Suspense fallback={loge}>
            <LivingBox {...drawn} seesGaze={sight !== 'hidden'} drawn={loge} />
          </Suspense>
        ) : (
          loge
        )}
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
const AT_REST: Point = { x: 0, y: 0 };

function gazeOf({ seat, sight, watchesMe }: FaceShown, places: Places): Point {
  const target = watchesMe ? places.eyes : sight === 'board' ? places.board : places.seats.get(sight as Seat);
  return toward(places.seats.get(seat), target);
}
