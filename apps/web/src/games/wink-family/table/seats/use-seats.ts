import type { Seat } from '@oeillade/kernel';
import { type RefObject, useMemo } from 'react';
import { isAbove, placesAround } from '../geometry.ts';
import type { Posture } from '../posture.ts';
import { type Box, type Places, usePlaces } from '../use-places.ts';
import { useShown } from '../use-wink.ts';
import { inLight } from './in-light.ts';
import type { Slot } from './slot.ts';
import { boxOfSlot, slotsOf } from './slots-of.ts';

/** Where everybody sits while I look at somebody, or at nobody. */
export interface Seats {
  readonly posture: Posture;
  /** A face's own place, in pixels of the room for faces; null where the styles place it. */
  slots(lit: Seat | null): readonly Slot[] | null;
  /** The same among all else on the page. */
  places(lit: Seat | null): Places;
}

/** The middle of my portrait in the medal around it, as a part of the medal's height. */
const PORTRAIT = 88 / 146;

/** Follows the layout of the page; the very same object until that changes, however often eyes go from face to face. */
export function useSeats(root: RefObject<HTMLElement | null>, posture: Posture, layout: string): Seats {
  const faces = useShown(({ screen }) => screen.faces.map(({ seat }) => seat));
  const measured = usePlaces(root, `${posture} ${layout} ${faces.length}`);
  return useMemo(() => seatsIn(posture, faces, measured), [posture, faces, measured]);
}

function seatsIn(posture: Posture, faces: readonly Seat[], measured: Places): Seats {
  const known = new Map<Seat | null, { slots: readonly Slot[] | null; places: Places }>();
  const look = (lit: Seat | null) => {
    const before = known.get(lit);
    if (before) return before;
    const nth = lit === null ? -1 : faces.indexOf(lit);
    const room = measured.faces ?? { width: 0, height: 0 };
    const slots = slotsOf(posture, faces.length, nth === -1 ? null : nth, room);
    const places = slots
      ? withSlots(posture, faces, slots, measured)
      : posture === 'around' && lit !== null
        ? withLight(faces, lit, measured)
        : measured;
    const found = { slots, places };
    known.set(lit, found);
    return found;
  };
  return { posture, slots: (lit) => look(lit).slots, places: (lit) => look(lit).places };
}

/** Places are measured while nobody is in the light. */
function withLight(faces: readonly Seat[], lit: Seat, measured: Places): Places {
  const box = measured.seats.get(lit);
  const place = placesAround(faces.length)[faces.indexOf(lit)];
  if (!box || !place) return measured;
  return { ...measured, seats: new Map(measured.seats).set(lit, inLight(box, faces.length, isAbove(place))) };
}

/** Faces may still be sliding, so places are computed for where they will be, not measured where they are. */
function withSlots(
  posture: Posture,
  faces: readonly Seat[],
  slots: readonly Slot[],
  measured: Places,
): Places {
  const { faces: room, me } = measured;
  if (!room) return measured;
  const [left, top] = [room.x - room.width / 2, room.y - room.height / 2];
  const seats = new Map<Seat, Box>(
    faces.map((seat, nth) => {
      const box = boxOfSlot(posture, slots[nth]!);
      return [seat, { ...box, x: left + box.x, y: top + box.y }];
    }),
  );
  // A watcher has no portrait: their rays begin at the text that says whom they look at.
  const eyes = me ? { ...me, y: me.y + (PORTRAIT - 0.5) * me.height } : measured.eyes;
  return { ...measured, seats, eyes };
}
