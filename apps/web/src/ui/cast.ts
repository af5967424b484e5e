import { CAST, type CastMember } from '@oeillade/table';
import { LEVELS, type Level } from '../shell/levels.ts';

/**
 * So many of the cast beside those who sit there already: nobody has the name of another. Where a level is wished for, those come first who
 * play at it, and then those who are nearest to it.
 */
export function castFor(taken: readonly string[], count: number, level?: Level): readonly CastMember[] {
  const free = CAST.filter(({ name }) => !taken.includes(name));
  const distance = (member: CastMember) =>
    level === undefined ? 0 : Math.abs(LEVELS.indexOf(level) - LEVELS.indexOf(member.level));
  return [...free].sort((one, other) => distance(one) - distance(other)).slice(0, count);
}

export const namesFor = (taken: readonly string[], count: number): string[] =>
  castFor(taken, count).map(({ name }) => name);
