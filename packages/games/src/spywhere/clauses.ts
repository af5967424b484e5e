import type { SpywhereEvent } from './events.ts';

/** The clause that each kind of line, or one of its keys, is about. A flaw in a record is told with it. */
const CLAUSES: Readonly<Record<string, string>> = {
  players: 'S-10',
  dealt: 'S-12',
  'dealt.out': 'S-11',
  'dealt.passports': 'S-10',
  'dealt.first': 'S-14',
  drew: 'S-20',
  'drew.why': 'S-25',
  exchanged: 'S-21',
  eliminated: 'S-23',
  filled: 'S-26',
  returned: 'S-27',
  attempted: 'S-29',
  'turn-ended': 'S-33',
  closed: 'S-40',
  'attempted-last': 'S-42',
  ended: 'S-43',
  'ended.scores': 'S-44',
  'ended.own': 'S-44',
  'ended.right': 'S-44',
  'ended.ranks': 'S-45',
};

export const clause = (kind: string, key: string | null): string =>
  CLAUSES[`${kind}.${key}`] ?? CLAUSES[kind] ?? 'format';

/** A card is drawn to begin a turn, or to reward an elimination. */
export const clauseOf = (event: SpywhereEvent, key: string | null): string =>
  event.e === 'drew' && event.why === 'bonus' ? 'S-25' : clause(event.e, key);
