import { SHORT } from './short-phone.ts';
import type { Area, Drawn, Slot } from './slot.ts';
import { TALL } from './tall-phone.ts';

/** The least width of the face that I look at: there an eye is 28 pixels wide. */
const LEAST_LIT = 162;

/**
 * Where faces sit on a phone, in a horseshoe from the left below over the top to the right below. `lit` is the one that I look
 * at: it is large, its neighbours move aside, and nobody covers anybody.
 */
export function seatSlots(faces: number, lit: number | null, room: Area): readonly Slot[] {
  // A tall room has larger neighbours; a short one must not make the face that I look at too small.
  const isTall = litWidth(TALL, room) >= Math.min(LEAST_LIT, litWidth(SHORT, room));
  const drawn = isTall ? TALL : SHORT;
  return stretched(drawn, placesIn(drawn, faces, lit), room);
}

function placesIn({ width, seatings }: Drawn, faces: number, lit: number | null): readonly Slot[] {
  const seating = seatings[faces];
  if (!seating) return [];
  if (lit === null) return seating.nobody;
  const beyond = faces - 1 - lit;
  if (beyond >= lit) return seating.lit[lit] ?? seating.nobody;
  return mirrored(seating.lit[beyond] ?? seating.nobody, width);
}

const mirrored = (slots: readonly Slot[], width: number): Slot[] =>
  slots.map(([x, y, w]): Slot => [width - x, y, w]).reverse();

const scaleOf = (drawn: Area, room: Area): number =>
  Math.min(room.width / drawn.width, room.height / drawn.height);

/** The width of the face that I look at; in one drawing it is the same for any number of faces. */
const litWidth = (drawn: Drawn, room: Area): number => drawn.lit * scaleOf(drawn, room);

/**
 * Faces keep their shape, and the room between them takes up what is over. Since places go apart at least as much as faces
 * grow, whoever did not touch as drawn does not touch now.
 */
function stretched(drawn: Drawn, slots: readonly Slot[], room: Area): Slot[] {
  const scale = scaleOf(drawn, room);
  const across = room.width / drawn.width;
  const down = room.height / drawn.height;
  return slots.map(([x, y, width]) => [x * across, y * down, width * scale]);
}
