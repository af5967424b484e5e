import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import type { Attack } from '../attack.ts';
import { now } from '../clock.ts';
import { readAfter } from '../moments.ts';

/** Connections that stay open: what is timed is the answer alone. */
const agent = new Agent({ keepAlive: true, maxSockets: 64 });

/** Anybody who knows the code asks for the table, for its finished games, and for a seat, and times the answers. */
export const overHttp: Attack = {
  name: 'anybody times answers over HTTP',
  acts: ['look', 'wink'],
  try: (trial) =>
    readAfter(trial, async () => {
      const { url } = trial.scene;
      const [table, games, seat] = await Promise.all([
        timeOf(url, 'GET'),
        timeOf(`${url}/games`, 'GET'),
        timeOf(`${url}/seats`, 'POST', { name: 'Fay' }),
      ]);
      return { 'time of the table': table, 'time of its games': games, 'time of no seat': seat };
    }),
};

async function timeOf(url: string, method: 'GET' | 'POST', body?: object): Promise<number> {
  const asked = now();
  const sent = request(url, { method, agent, headers: { 'content-type': 'application/json' } });
  sent.end(body && JSON.stringify(body));
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  const took = now() - asked;
  answer.resume();
  await once(answer, 'end');
  return took;
}
