import type { Line } from '@oeillade/kernel';
import { type Trait, traitsOf } from '@oeillade/story';
import type { DiceEvent } from '../rules/index.ts';

/** Who called a bluff, and whose was called. */
export function diceTraits(lines: readonly Line<DiceEvent>[]): Trait[] {
  const bluffs = lines.flatMap((line) => (line.e === 'doubted' && line.right ? [line] : []));
  return traitsOf({
    'saw-through': bluffs.map(({ seat }) => seat),
    'seen-through': bluffs.map(({ of }) => of),
  });
}
