/** Where somebody sits on a big screen: left or right of the cards, in which row from above. */
export interface SidePlace {
  readonly side: 'left' | 'right';
  readonly row: number;
}

/** Clockwise around the cards: upwards on the left, downwards on the right. */
export function sidePlaces(players: number): readonly SidePlace[] {
  const left = Math.ceil(players / 2);
  return Array.from({ length: players }, (_, seat) =>
    seat < left ? { side: 'left', row: left - 1 - seat } : { side: 'right', row: seat - left },
  );
}

/** In how many rows they sit: the side with more of them decides. */
export const rowsFor = (players: number): number => Math.ceil(players / 2);
