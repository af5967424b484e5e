import { request } from 'node:http';
import { CROWDED } from '../../support/some-games.ts';
import { type Attack, expect } from '../attack.ts';

/** A page of another site that has given its own name the server's address. */
export const rebinding: Attack = {
  name: 'a foreign name for the server’s address',
  async run(target) {
    const status = await new Promise<number>((answered, failed) => {
      request(`${target.url}/api/games`, { headers: { host: 'evil.example' } }, (response) => {
        response.resume();
        answered(response.statusCode ?? 0);
      })
        .once('error', failed)
        .end();
    });
    return [expect(`it is answered ${status}`, status === 421)];
  },
};

/** Somebody behind the same address who knows with which id another has opened a table, and wants one under their own name. */
export const sameId: Attack = {
  name: 'the id of somebody else’s request',
  async run(target) {
    const opens = async (name: string): Promise<string> => {
      const body = JSON.stringify({ game: CROWDED, name, id: 'aaaaaaaaaaaaaaaaaaaa' });
      const headers = { 'content-type': 'application/json' };
      const answer = await fetch(`${target.url}/api/tables`, { method: 'POST', headers, body });
      return ((await answer.json()) as { token: string }).token;
    };
    const [ada, eve] = [await opens('Ada'), await opens('Eve')];
    return [expect('it brings a secret of one’s own, not theirs', ada !== eve && eve !== undefined)];
  },
};
