import { type Area, heightOf, type Slot } from './slot.ts';

/** How high the ledge of a box is, in units of the drawing. */
export const TABLE_LEDGE = 28;

type Place = readonly [x: number, y: number];

/** How wide a face is: usually, and while I look at it. */
type Widths = readonly [other: number, lit: number];

/** Faces around a board, as drawn for one room: above the board and on both sides of it. */
interface Table extends Area {
  readonly places: Readonly<Record<number, readonly Place[]>>;
  /** Faces that begin higher than this are above the board. */
  readonly boardTop: number;
  readonly above: Widths;
  /** Beside the board there may be less room to grow. */
  readonly beside: (faces: number) => Widths;
}

/** Nothing beside the board grows wider than this part of the room: else it would cover cards. */
const MOST_BESIDE = 190 / 820;

const mirroredIn = (width: number) => {
  const mirrored = ([x, y]: Place): Place => [width - x, y];
  return (...left: readonly Place[]): Place[] => [...left, ...left.map(mirrored).reverse()];
};

const standing = mirroredIn(820);
const withHead = (...left: readonly Place[]): Place[] =>
  standing(...left).toSpliced(left.length, 0, [410, 40]);
const UPPER: Place = [102, 310];
const LOWER: Place = [102, 520];
const BESIDE: Place = [102, 332];
const CORNER: Place = [170, 62];

/** A tablet that stands: the board below, and room above it. */
const TABLET: Table = {
  width: 820,
  height: 798,
  boardTop: 284,
  above: [172, 224],
  beside: () => [172, 203],
  places: {
    1: withHead(),
    2: standing(BESIDE),
    3: withHead(BESIDE),
    4: standing(BESIDE, CORNER),
    5: withHead(BESIDE, CORNER),
    6: standing(LOWER, UPPER, [230, 48]),
    7: withHead(LOWER, UPPER, CORNER),
    8: standing(LOWER, UPPER, [134, 56], [318, 40]),
  },
};

const lying = mirroredIn(1024);
const withTop = (...left: readonly Place[]): Place[] => lying(...left).toSpliced(left.length, 0, [512, 22]);
const PAIR: Place = [426, 22];
const ALONE: Place = [150, 132];
const TWO: readonly Place[] = [
  [124, 356],
  [176, 94],
];
const THREE: readonly Place[] = [
  [140, 440],
  [108, 256],
  [158, 72],
];

/** A tablet in landscape: the board is as high as the table, and most of the room is on both sides of it. */
const LANDSCAPE: Table = {
  width: 1024,
  height: 632,
  boardTop: 60,
  above: [140, 164],
  beside: (faces) => (faces < 7 ? [172, 212] : [148, 168]),
  places: {
    1: withTop(),
    2: lying(ALONE),
    3: withTop(ALONE),
    4: lying(ALONE, PAIR),
    5: withTop(...TWO),
    6: lying(...TWO, PAIR),
    7: withTop(...THREE),
    8: lying(...THREE, PAIR),
  },
};

const low = mirroredIn(1366);
const atHead = (...left: readonly Place[]): Place[] => low(...left).toSpliced(left.length, 0, [683, 22]);
const ONE: Place = [170, 88];
const BOTH: readonly Place[] = [
  [90, 112],
  [252, 92],
];
const STACKED: readonly Place[] = [
  [90, 294],
  [90, 82],
];

/** A low laptop: four rows of cards, and beside them room for two faces next to each other. */
const WIDE: Table = {
  width: 1366,
  height: 497,
  boardTop: 60,
  above: [140, 176],
  beside: (faces) => (faces < 4 ? [172, 212] : [140, 176]),
  places: {
    1: atHead(),
    2: low(ONE),
    3: atHead(ONE),
    4: low(...BOTH),
    5: atHead(...BOTH),
    6: low(...STACKED, [252, 188]),
    7: atHead(...STACKED, [252, 188]),
    8: low(...STACKED, [252, 82], [252, 294]),
  },
};

/** Where faces sit around the board of a tablet: the one that I look at grows where it sits. */
export const tabletSlots = slotsAt(TABLET);
export const landscapeSlots = slotsAt(LANDSCAPE);
export const wideSlots = slotsAt(WIDE);

function slotsAt(table: Table) {
  return (faces: number, lit: number | null, room: Area): readonly Slot[] => {
    const [across, down] = [room.width / table.width, room.height / table.height];
    const scale = Math.min(across, down);
    return (table.places[faces] ?? []).map(([x, y], nth): Slot => {
      const isAbove = y < table.boardTop;
      const [other, most] = isAbove ? table.above : table.beside(faces);
      if (nth !== lit) return [x * across, y * down, other * scale];
      const grown = heightOf(most - other, TABLE_LEDGE) / 2;
      const width = most * scale;
      return [
        x * across,
        Math.max(0, y - grown) * down,
        isAbove ? width : Math.min(width, MOST_BESIDE * room.width),
      ];
    });
  };
}
