/** How often a seat did each thing that is counted in its game. */
export type Deeds = Readonly<Record<string, number>>;

/** What is shown of each bot's deeds: as often as in a game for each of its seats. */
export type Columns<Deed extends string = string> = readonly (readonly [deed: Deed, heading: string])[];

/** What all bots of a tournament did together. */
export interface DeedsOfAll<Deed extends string = string> {
  readonly games: number;
  did(deed: Deed): number;
}

/** What each seat did, while a game is gone through. */
export class DeedCount<Kind extends string> {
  readonly seats: Record<Kind, number>[];

  constructor(players: number, kinds: readonly Kind[]) {
    const none = Object.fromEntries(kinds.map((kind) => [kind, 0])) as Record<Kind, number>;
    this.seats = Array.from({ length: players }, () => ({ ...none }));
  }

  add(seat: number, kind: Kind, times = 1): void {
    this.seats[seat]![kind] += times;
  }
}
