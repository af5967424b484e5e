import type { Posture } from '../posture.ts';
import { rowLedge, rowSlots } from './row-slots.ts';
import { seatSlots } from './seat-slots.ts';
import { type Area, heightOf, type Slot } from './slot.ts';
import { landscapeSlots, TABLE_LEDGE, tabletSlots, wideSlots } from './table-slots.ts';

interface Way {
  readonly slots: (faces: number, lit: number | null, room: Area) => readonly Slot[];
  readonly ledge: (width: number) => number;
}

/** Postures in which faces have places that follow from whom I look at; elsewhere the styles place them. */
const WAYS: Readonly<Partial<Record<Posture, Way>>> = {
  faces: { slots: seatSlots, ledge: () => 32 },
  board: { slots: rowSlots, ledge: rowLedge },
  tablet: { slots: tabletSlots, ledge: () => TABLE_LEDGE },
  landscape: { slots: landscapeSlots, ledge: () => TABLE_LEDGE },
  wide: { slots: wideSlots, ledge: () => TABLE_LEDGE },
};

/** Null where the styles place the faces. */
export function slotsOf(
  posture: Posture,
  faces: number,
  lit: number | null,
  room: Area,
): readonly Slot[] | null {
  return WAYS[posture]?.slots(faces, lit, room) ?? null;
}

/** The middle of a face in its place, and how large its box is. */
export function boxOfSlot(posture: Posture, [x, y, width]: Slot) {
  const height = heightOf(width, WAYS[posture]?.ledge(width));
  return { x, y: y + height / 2, width, height };
}
