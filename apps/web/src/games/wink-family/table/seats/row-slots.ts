import { type Area, heightOf, type Slot } from './slot.ts';

/** As drawn for a phone of 390: the one that I look at, and the others. */
const LIT = 82;
const OTHER = 68;
const BETWEEN = 5;
/** A box that is smaller has a higher ledge: its name is still to be read. */
const SMALL = 60;

/** How high the ledge of a box of this width is. */
export const rowLedge = (width: number): number => (width < SMALL ? 46 : 34);

/** Where faces sit above the board that is open on a phone: in a row, their ledges on one line. */
export function rowSlots(faces: number, lit: number | null, room: Area): readonly Slot[] {
  const wished = lit === null ? faces * OTHER : (faces - 1) * OTHER + LIT;
  const free = room.width - (faces + 1) * BETWEEN;
  const scale = Math.min(1, free / wished, room.height / heightOf(LIT, rowLedge(LIT)));
  const between = (room.width - wished * scale) / (faces + 1);
  let left = between;
  return Array.from({ length: faces }, (_, nth): Slot => {
    const width = (nth === lit ? LIT : OTHER) * scale;
    const slot: Slot = [left + width / 2, room.height - heightOf(width, rowLedge(width)), width];
    left += width + between;
    return slot;
  });
}
