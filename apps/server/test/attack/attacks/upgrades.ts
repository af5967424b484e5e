import { request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { Target } from '../../fuzz/target.ts';
import { CROWDED } from '../../support/some-games.ts';
import { type Attack, expect } from '../attack.ts';

const REQUESTS = 600;
const AT_ONCE = 20;
const H2C = { Connection: 'Upgrade, HTTP2-Settings', Upgrade: 'h2c', 'HTTP2-Settings': 'AAMAAABkAAQAAP__' };

/** The status of the answer; 0 where the connection broke, or became something else. */
const asks = (target: Target, path: string): Promise<number> =>
  new Promise((done) => {
    const asked = request(target.url + path, { headers: H2C, agent: false }, (response) => {
      response.resume().once('end', () => done(response.statusCode ?? 0));
    });
    asked
      .once('error', () => done(0))
      .once('upgrade', (_response, socket) => {
        socket.destroy();
        done(0);
      });
    asked.end();
  });

/** What `curl --http2` and Java's client send, without end: answered over HTTP/1.1 within the limits, and no guess at a code. */
export const upgrades: Attack = {
  name: `${REQUESTS} requests that would rather speak HTTP/2`,
  async run(target) {
    const { code } = await target.openTable({ game: CROWDED });
    const paths = ['/api/games', `/api/tables/${code}`, `/api/tables/${code}/socket`];
    const statuses: number[] = [];
    for (let sent = 0; sent < REQUESTS; sent += AT_ONCE) {
      const batch = Array.from({ length: AT_ONCE }, (_, index) => paths[(sent + index) % paths.length]!);
      statuses.push(...(await Promise.all(batch.map((path) => asks(target, path)))));
      await wait(10);
    }
    const answered = statuses.filter((status) => [200, 404, 429].includes(status)).length;
    // Until the address may ask again.
    await wait(2_000);
    const guesses = await target.metric('oeillade_limited_total{limit="guesses"}');
    const { status } = await fetch(`${target.url}/api/tables/${code}`);
    return [
      expect(`${answered} were answered over HTTP/1.1`, answered === REQUESTS),
      expect(
        `${guesses} were taken for guesses; a table is still found: ${status}`,
        guesses === 0 && status === 200,
      ),
    ];
  },
};
