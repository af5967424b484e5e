import type { Seat } from '@oeillade/kernel';
import { type Trait, traitsOf } from '../traits.ts';
import type { WinkLine } from './lines.ts';

/** Catches, pairs, and the winks that nobody saw but the one for whom they were. */
export function winkTraits(lines: readonly WinkLine[]): Trait[] {
  const caught = lines.flatMap((line) => (line.e === 'accused' && line.right ? [line] : []));
  return traitsOf({
    'saw-through': caught.map(({ seat }) => seat),
    'seen-through': caught.map(({ named }) => named),
    paired: lines.flatMap((line) => (line.e === 'designated' && line.right ? [line.seat, line.named] : [])),
    unseen: lines.flatMap((line) =>
      line.e === 'signalled' && isOnly(line.to, line.seenBy) ? [line.seat, line.to] : [],
    ),
  });
}

const isOnly = (seat: Seat, seenBy: readonly Seat[] | undefined): boolean =>
  seenBy?.length === 1 && seenBy[0] === seat;
