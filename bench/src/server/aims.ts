import type { IdleTables } from './many-tables.ts';
import type { Held } from './ramp.ts';

export interface Aim {
  readonly name: string;
  readonly aim: string;
  readonly value: string;
  readonly met: boolean;
  /** By how much: over 1 is better than the aim. */
  readonly ratio: number;
}

const MEBIBYTE = 2 ** 20;

/** How many tables a house holds; 0 where not even the first step held. */
export const heldBy = (houses: readonly Held[], name: string): number =>
  houses.find(({ house }) => house === name)?.best?.tables ?? 0;

export function aimsOf(
  houses: readonly Held[],
  names: { readonly ours: string; readonly limit: string; readonly peers: readonly string[] },
  idle: IdleTables,
  restore: { readonly tables: number; readonly seconds: number },
): Aim[] {
  const ours = heldBy(houses, names.ours);
  const over = (name: string, least: number, aim: string): Aim => {
    const theirs = heldBy(houses, name);
    // Nothing is proved by a rival that the machine did not let hold a single step.
    if (theirs === 0)
      return { name: `tables / ${name}`, aim, value: 'not measured', met: false, ratio: Number.NaN };
    const ratio = ours / theirs;
    return {
      name: `tables / ${name}`,
      aim,
      value: `${Math.round(ratio * 100)} %`,
      // As many as a peer is not more.
      met: least === 1 ? ratio > 1 : ratio >= least,
      ratio: ratio / least,
    };
  };
  const under = (name: string, value: number, most: number, unit: string): Aim => ({
    name,
    aim: `under ${most} ${unit}`,
    value: `${value.toFixed(value < 10 ? 2 : 0)} ${unit}`,
    met: value < most,
    ratio: most / value,
  });
  return [
    over(names.limit, 0.85, 'at least 85 %'),
    ...names.peers.map((peer) => over(peer, 1, 'more than it')),
    under('10,000 tables asleep: memory', idle.asleep.memory / MEBIBYTE, 150, 'MiB'),
    under('10,000 tables asleep: CPU', idle.asleep.cpu * 100, 1, '% of a core'),
    under(`${restore.tables.toLocaleString('en-GB')} games restored`, restore.seconds, 3, 's'),
  ];
}
