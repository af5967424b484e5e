import { type GenericSchema, safeParse } from 'valibot';
import { refuse } from '../refuse.ts';
import type { Asked } from './asked.ts';

const NO_ID =
  'The id brings the secret of the seat once more, so nobody may guess it: draw 16 to 40 letters, digits, - and _ at random for each wish.';

/** Reads what is wished for, or refuses what is no wish. */
export async function readWish<T>(context: Asked, schema: GenericSchema<unknown, T>): Promise<T | Response> {
  const body: unknown = await context.req.json().catch(() => null);
  const parsed = safeParse(schema, body);
  if (parsed.success) return parsed.output;
  const isAllButItsId = parsed.issues.every(({ path }) => path?.[0]?.key === 'id');
  return refuse(context, 400, 'malformed', 0, isAllButItsId ? NO_ID : undefined);
}
