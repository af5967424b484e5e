import { type Area, heightOf, type Slot } from './slot.ts';

/** A tablet: the board in the middle below, faces above it and on both sides. As drawn for 820 by 798. */
const DRAWN: Area = { width: 820, height: 798 };
const OTHER = 172;
const LIT = 224;
/** Beside the board there is less room to grow. */
const LIT_BESIDE = 190;
const BOARD_TOP = 284;
export const TABLE_LEDGE = 28;

type Place = readonly [x: number, y: number];

const UPPER: Place = [102, 310];
const LOWER: Place = [102, 520];
const BESIDE: Place = [102, 344];
const CORNER: Place = [170, 62];
const TOP: Place = [410, 40];

const mirrored = ([x, y]: Place): Place => [DRAWN.width - x, y];
const both = (...left: readonly Place[]): Place[] => [...left, ...left.map(mirrored).reverse()];
const withTop = (...left: readonly Place[]): Place[] => both(...left).toSpliced(left.length, 0, TOP);

const PLACES: Readonly<Record<number, readonly Place[]>> = {
  1: withTop(),
  2: both(BESIDE),
  3: withTop(BESIDE),
  4: both(BESIDE, CORNER),
  5: withTop(BESIDE, CORNER),
  6: both(LOWER, UPPER, [230, 48]),
  7: withTop(LOWER, UPPER, CORNER),
  8: both(LOWER, UPPER, [134, 56], [318, 40]),
};

/** Where faces sit around the board of a tablet: the one that I look at grows where it sits. */
export function tableSlots(faces: number, lit: number | null, room: Area): readonly Slot[] {
  const [across, down] = [room.width / DRAWN.width, room.height / DRAWN.height];
  const scale = Math.min(across, down);
  return (PLACES[faces] ?? []).map(([x, y], nth): Slot => {
    const width = nth !== lit ? OTHER : y < BOARD_TOP ? LIT : LIT_BESIDE;
    const grown = (heightOf(width, TABLE_LEDGE) - heightOf(OTHER, TABLE_LEDGE)) / 2;
    return [x * across, Math.max(0, y - grown) * down, width * scale];
  });
}
