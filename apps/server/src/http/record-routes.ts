import { fingerprint } from '@oeillade/kernel';
import type { Room } from '@oeillade/room';
import { isSame } from '../connection/secrets.ts';
import { refuse } from '../refuse.ts';
import type { AppNeeds } from './app-needs.ts';
import type { App, Asked } from './asked.ts';
import { atTable } from './at-table.ts';
import { inSlices } from './slices.ts';

/** The records of games that are over: which there are, to read one, and for the host to delete it. */
export function recordRoutes(app: App, needs: AppNeeds): void {
  const { journal, records, refusals, addressOf } = needs;

  app.get('/api/tables/:code/games', (context) =>
    atTable(needs, context, async (room) => context.json(await journal.listGames(room.code))),
  );

  app.get('/api/tables/:code/games/:round', (context) =>
    atTable(needs, context, async (room) => {
      const { incoming, outgoing } = context.env;
      const address = addressOf(incoming);
      const round = roundOf(context);
      const read = (): Promise<string | null> => journal.readGame(room.code, round);
      const record = await records.lend(recordKey(room, round), address, outgoing, read);
      if (record === 'missing') return refuse(context, 404, 'no-such-game');
      if (record === 'busy') refusals.count('records', address);
      if (record === 'busy' || record === 'gone') return refuse(context, 503, 'busy');
      // A record never changes, but the host may delete it: caches have to ask each time whether it is still there.
      const headers = { ETag: `"${record.hash}"`, 'Cache-Control': 'no-cache' };
      if (hasAlready(context, record.hash)) return context.body(null, 304, headers);
      return context.body(inSlices(record.bytes), 200, {
        ...headers,
        'Content-Type': 'application/jsonl; charset=utf-8',
        'Content-Length': String(record.bytes.length),
      });
    }),
  );

  app.delete('/api/tables/:code/games/:round', (context) =>
    atTable(needs, context, async (room) => {
      if (!isHost(room, context.req.header('Authorization'))) return refuse(context, 403, 'host-only');
      const round = roundOf(context);
      const deleted = await journal.deleteGame(room.code, round);
      records.forget(recordKey(room, round));
      await room.forgetGame(round);
      return deleted ? context.body(null, 204) : refuse(context, 404, 'no-such-game');
    }),
  );
}

function isHost({ table }: Room, authorization: string | undefined): boolean {
  const token = /^Bearer ([0-9a-f]{32})$/.exec(authorization ?? '')?.[1];
  const { host } = table.seating;
  const kept = host === null ? null : table.seating.sitter(host)?.token;
  if (!token || !kept) return false;
  return isSame(kept, fingerprint(token));
}

/** A record's name within one stay of its table in memory: after that another server may have deleted the record. */
const recordKey = ({ code, epoch }: Room, round: number): string => `${code}/${epoch}/${round}`;

const hasAlready = (context: Asked, hash: string): boolean =>
  (context.req.header('If-None-Match') ?? '').includes(`"${hash}"`);

/** Rounds count from 1; 0 is none. */
const roundOf = (context: Asked): number =>
  Number(/^\d{1,9}$/.exec(context.req.param('round') ?? '')?.[0] ?? 0);
