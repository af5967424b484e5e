/** How somebody looked at the table: a record holds neither. */
export interface Look {
  readonly face: number;
  readonly colour: string;
}

/** Somebody at the table, with name and looks. */
export interface Dressed extends Look {
  readonly name: string;
}

interface Named {
  readonly name: string;
}

/** Everybody's looks; null once others sit at the table than those who played. */
export function looksOf(players: readonly Named[], seated: readonly Dressed[]): readonly Look[] | null {
  if (players.length !== seated.length) return null;
  if (players.some(({ name }, seat) => seated[seat]!.name !== name)) return null;
  return seated.map(({ face, colour }) => ({ face, colour }));
}
