import { CAST, type CastMember } from '@oeillade/table';
import { LEVELS, type Level } from '../shell/levels.ts';

/**
 * `count` free members of the cast: no name stands twice at a table. Where a level is wished for, the members nearest to it
 * come first.
 */
export function castFor(taken: readonly string[], count: number, level?: Level): readonly CastMember[] {
  const free = CAST.filter(({ name }) => !taken.includes(name));
  const distance = (member: CastMember) =>
    level === undefined ? 0 : Math.abs(LEVELS.indexOf(level) - LEVELS.indexOf(member.level));
  return [...free].sort((one, other) => distance(one) - distance(other)).slice(0, count);
}

export const namesFor = (taken: readonly string[], count: number): string[] =>
  castFor(taken, count).map(({ name }) => name);
