import type { LobbySeat } from '@oeillade/table';

const NAMES = ['Ada', 'Ben', 'Cleo', 'Dora', 'Emil', 'Fay', 'Gus', 'Hal'];
const COLOURS = ['vermilion', 'violet', 'emerald', 'sky', 'rose', 'azure', 'ivory', 'lime'];

/** So many people around a table. */
export const people = (count: number): LobbySeat[] =>
  NAMES.slice(0, count).map((name, seat) => ({
    name,
    kind: 'human',
    bot: null,
    colour: COLOURS[seat]!,
    face: seat,
    ready: false,
    away: false,
    promise: null,
    missed: false,
  }));

export const tableOf = (game: string, count: number, options: object = {}) => ({
  game,
  options,
  seats: people(count),
});
