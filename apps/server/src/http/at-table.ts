import { readCode } from '@oeillade/protocol';
import type { Room } from '@oeillade/room';
import { sendOn } from '../cluster/proxy.ts';
import { refuse } from '../refuse.ts';
import type { AppNeeds } from './app-needs.ts';
import type { Asked } from './asked.ts';
import { limit } from './limit.ts';

/** Finds the table of the address, or answers why not. A request for a table of another server is passed on. */
export async function atTable(
  needs: AppNeeds,
  context: Asked,
  then: (room: Room) => Promise<Response>,
): Promise<Response> {
  const { rooms } = needs;
  const { guesses } = needs.rateLimits;
  const address = needs.addressOf(context.env.incoming);
  const code = readCode(context.req.param('code') ?? '');
  const attempt = guesses.attempt(address, code);
  if (!attempt) return limit(needs, context, 'guesses', 'too-many-guesses', guesses.waitOf(address));
  const found = code ? await rooms.find(code) : ({ at: 'nowhere' } as const);
  if (found.at === 'nowhere') attempt.missed();
  else if (found.at === 'moving') attempt.unknown();
  else attempt.found();
  if (found.at === 'here') return then(found.room);
  if (found.at === 'elsewhere') return sendOn(context, found.lease, address);
  if (found.at === 'moving') return refuse(context, 503, 'table-elsewhere');
  return refuse(context, 404, 'no-such-table');
}
