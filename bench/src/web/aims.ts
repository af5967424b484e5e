import { figure } from '../print.ts';

/** One thing that was measured, held against what it should be. */
export interface Measured {
  readonly page: string;
  readonly what: string;
  readonly value: number;
  readonly unit: string;
  readonly aim: { readonly most: number } | { readonly least: number } | null;
}

export const HEADER = ['page', 'what', 'aim', '', 'value', 'by'] as const;

export function rowOf({ page, what, value, unit, aim }: Measured): string[] {
  const said = unit === '' ? figure(value) : `${figure(value)} ${unit}`;
  if (aim === null) return [page, what, '', '', said, ''];
  const room = roomLeft(value, aim);
  const limit = 'most' in aim ? `at most ${figure(aim.most)}` : `at least ${figure(aim.least)}`;
  const by = `${room < 0 ? '−' : '+'}${figure(Math.abs(room))}`;
  return [page, what, limit, room >= 0 ? 'met' : 'missed', said, by];
}

/** How far it is on the good side of its aim; below zero it missed it. */
function roomLeft(value: number, aim: NonNullable<Measured['aim']>): number {
  return 'most' in aim ? aim.most - value : value - aim.least;
}
