import type { Line } from '@oeillade/kernel';
import type { Moment } from '@oeillade/story';
import type { DiceEvent } from '../rules/index.ts';

type Doubted = Extract<Line<DiceEvent>, { e: 'doubted' }>;

/** A bluff that was found out, or a bid that nobody believed and that was true. */
export interface DiceMoment extends Moment {
  readonly kind: 'boldest-bluff' | 'doubted-in-vain';
  readonly doubted: Doubted;
}

/** How long before a doubt one begins to watch it again. */
const BEFORE = 4_000;
const AFTER = 2_000;

/** The bluff that was farthest off, and the true bid that had most to spare. */
export function momentsOf(lines: readonly Line<DiceEvent>[]): DiceMoment[] {
  const doubts = lines.filter((line) => line.e === 'doubted');
  const over = ({ count, counted }: Doubted): number => count - counted;
  const end = lines.at(-1)?.t ?? 0;
  const byBluff = [...doubts].sort((one, other) => over(other) - over(one));
  return [
    ...momentOf(
      'boldest-bluff',
      byBluff.find(({ right }) => right),
      end,
    ),
    ...momentOf(
      'doubted-in-vain',
      byBluff.findLast(({ right }) => !right),
      end,
    ),
  ].sort((one, other) => one.from - other.from);
}

function momentOf(kind: DiceMoment['kind'], doubted: Doubted | undefined, end: number): DiceMoment[] {
  if (!doubted) return [];
  const { t, seat, of } = doubted;
  return [
    { kind, seats: [of, seat], from: Math.max(0, t - BEFORE), until: Math.min(end, t + AFTER), doubted },
  ];
}
