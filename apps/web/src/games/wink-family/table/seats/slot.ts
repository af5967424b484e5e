/** Where a face sits: the middle of its box from left to right, its upper edge, and its width. */
export type Slot = readonly [x: number, y: number, width: number];

/** The room in which faces sit. */
export interface Area {
  readonly width: number;
  readonly height: number;
}

/** Everybody's places: as drawn while I look at nobody, and while I look at the first, the second and so on. */
export interface DrawnSeats {
  readonly nobody: readonly Slot[];
  /** Only the places up to the middle: those beyond it are their mirror. */
  readonly lit: readonly (readonly Slot[])[];
}

/** Places that were drawn for one room, by how many faces there are. */
export interface Drawn extends Area {
  /** How wide the face that I look at is. */
  readonly lit: number;
  readonly seatings: Readonly<Record<number, DrawnSeats>>;
}

/** How high a close-up is, as a part of its width; `ledge` is the height of its ledge. */
export const heightOf = (width: number, ledge = 32): number => (width * (120 + ledge)) / 132;
