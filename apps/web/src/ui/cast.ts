import type { Colour } from './art/guests/colours.ts';

/** Somebody who plays against people: always with the same name, face and colour. */
export interface CastMember {
  readonly name: string;
  readonly face: number;
  readonly colour: Colour;
}

/** In the order in which they come to a table. Vermilion is left to whoever opens it. */
const CAST: readonly CastMember[] = [
  { name: 'Bo', face: 9, colour: 'sky' },
  { name: 'Mila', face: 4, colour: 'emerald' },
  { name: 'Otto', face: 7, colour: 'violet' },
  { name: 'Ravi', face: 11, colour: 'azure' },
  { name: 'Lou', face: 14, colour: 'rose' },
  { name: 'Nino', face: 20, colour: 'lime' },
  { name: 'Fleur', face: 17, colour: 'ivory' },
  { name: 'Yuki', face: 26, colour: 'vermilion' },
];

/** A bot for whom nobody of the cast is left. */
type Stranger = Pick<CastMember, 'name'>;

/** So many bots beside those who sit there already: nobody has the name of another. */
export function castFor(taken: readonly string[], count: number): readonly (CastMember | Stranger)[] {
  const free = CAST.filter(({ name }) => !taken.includes(name));
  return Array.from({ length: count }, (_, index) => free[index] ?? { name: `Bot ${index + 1}` });
}

export const namesFor = (taken: readonly string[], count: number): string[] =>
  castFor(taken, count).map(({ name }) => name);
