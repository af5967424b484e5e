import { type Trait, traitsOf } from '../traits.ts';
import type { SpywhereLine } from './leaks.ts';

/** Who was read, by whom, and who was not. */
export function spywhereTraits(lines: readonly SpywhereLine[]): Trait[] {
  const passports = lines.find((line) => line.e === 'dealt')?.passports ?? [];
  const guesses = lines.flatMap((line) => {
    if (line.e === 'attempted') return [line];
    return line.e === 'attempted-last'
      ? line.attempts.map((attempt) => ({ ...attempt, seat: line.seat }))
      : [];
  });
  const right = guesses.filter(({ at, nation }) => passports[at]?.includes(nation));
  return traitsOf({
    'saw-through': right.map(({ seat }) => seat),
    'seen-through': right.map(({ at }) => at),
    unread: [...passports.keys()].filter((seat) => !right.some(({ at }) => at === seat)),
  });
}
