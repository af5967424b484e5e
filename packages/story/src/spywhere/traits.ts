import { type Trait, traitsOf } from '../traits.ts';
import type { SpywhereLine } from './leaks.ts';

/** Who identified opponents rightly, who was identified, and whom nobody identified. */
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
