import { INKS, NIGHT } from '@oeillade/web/ui/art/kit/inks.ts';
import { memo } from 'react';
import css from './die.module.css';

const PIPS: readonly (readonly (readonly [x: number, y: number])[])[] = [
  [],
  [[20, 20]],
  [
    [11, 11],
    [29, 29],
  ],
  [
    [11, 11],
    [20, 20],
    [29, 29],
  ],
  [
    [11, 11],
    [29, 11],
    [11, 29],
    [29, 29],
  ],
  [
    [11, 11],
    [29, 11],
    [20, 20],
    [11, 29],
    [29, 29],
  ],
  [
    [11, 10],
    [29, 10],
    [11, 20],
    [29, 20],
    [11, 30],
    [29, 30],
  ],
];

/** One die of folded paper; null for one under somebody's cup. */
export const Die = memo(function Die({ face }: { readonly face: number | null }) {
  const [lit, shade] = face === null ? INKS.plum : INKS.paper;
  return (
    <svg className={css.die} data-part="die" viewBox="0 0 40 40" aria-hidden="true">
      <path d="M9 2H20V38H9Q2 38 2 31V9Q2 2 9 2Z" fill={lit} />
      <path d="M20 2H31Q38 2 38 9V31Q38 38 31 38H20Z" fill={shade} />
      {PIPS[face ?? 0]!.map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r="3.8" fill={NIGHT} />
      ))}
    </svg>
  );
});

interface DiceProps {
  /** Null for dice that only their owner sees. */
  readonly dice: readonly (number | null)[];
  /** For those who cannot see them. */
  readonly label: string;
}

export function Dice({ dice, label }: DiceProps) {
  return (
    <span className={css.dice} role="img" aria-label={label}>
      {dice.map((face, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: dice have no names, only places.
        <Die key={place} face={face} />
      ))}
    </span>
  );
}
