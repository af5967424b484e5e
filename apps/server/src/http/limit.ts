import type { Limit } from '../operate/refusals.ts';
import { refuse } from '../refuse.ts';
import type { AppNeeds } from './app-needs.ts';
import type { Asked } from './asked.ts';

/** Refuses an address that has reached a limit; it is told when to come back. */
export function limit(
  { refusals, addressOf }: Pick<AppNeeds, 'refusals' | 'addressOf'>,
  context: Asked,
  which: Limit,
  code: string,
  wait = 0,
): Response {
  refusals.count(which, addressOf(context.env.incoming));
  return refuse(context, 429, code, wait);
}
