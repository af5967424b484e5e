import type { Seat } from '@oeillade/kernel';
import { memo } from 'react';
import { t } from '../../../shell/i18n/index.ts';
import type { SeenSignal } from '../../../shell/session/model.ts';
import { Face, type Target } from './face.tsx';
import { isAbove, type Point, placesAround, toward } from './geometry.ts';
import type { FaceShown, Signal } from './shown.ts';
import { useHover } from './use-hover.ts';
import type { Places } from './use-places.ts';

interface FacesProps {
  readonly faces: readonly FaceShown[];
  readonly places: Places;
  /** What I see on the face that I look at. */
  readonly signal: SeenSignal | null;
  readonly compact: boolean;
  /** Where eyes go through the software, a mouse turns them too. */
  readonly carriesEyes: boolean;
  readonly onLook: (seat: Seat) => void;
}

/** Everybody else in their boxes, around the felt or in a row. */
export const Faces = memo(function Faces(props: FacesProps) {
  const { faces, places, signal, compact, carriesEyes, onLook } = props;
  const around = placesAround(faces.length);
  const hover = useHover(carriesEyes ? onLook : null);
  return (
    <ul className="wk-faces" aria-label={t('table.others')} data-faces={faces.length} {...hover}>
      {faces.map((face, index) => (
        <Face
          key={face.seat}
          face={face}
          place={around[index]!}
          isAbove={isAbove(around[index]!)}
          gaze={gazeOf(face, places)}
          target={targetOf(face, faces)}
          signal={signal?.of === face.seat ? (signal.signal as Signal) : undefined}
          compact={compact}
          onLook={onLook}
        />
      ))}
    </ul>
  );
});

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
