import type { Line } from '@oeillade/kernel';
import { type Counted, rate } from '@oeillade/lab/games/counted.ts';
import type { DiceEvent } from '../rules/index.ts';

export function count(lines: readonly Line<DiceEvent>[]): Counted {
  const doubts = lines.filter((line) => line.e === 'doubted');
  const ended = lines.find((line) => line.e === 'ended');
  return {
    turns: doubts.length + lines.filter(({ e }) => e === 'bid').length,
    end: ended?.why ?? 'one left',
    rates: [
      rate(
        'doubts',
        'right',
        doubts.map(({ right }) => right),
      ),
    ],
  };
}
