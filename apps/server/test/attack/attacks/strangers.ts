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

/**
 * Somebody who knows with which id another has opened a table asks with it: from another address for the very same table,
 * behind a proxy, for a machine has no such addresses of its own; and behind the same address under their own name.
 */
export const sameId: Attack = {
  name: 'the id of somebody else’s request',
  settings: { TRUST_PROXY: 'yes' },
  async run(target) {
    const opens = async (address: string, name: string): Promise<string> => {
      const body = JSON.stringify({ game: CROWDED, name, id: 'aaaaaaaaaaaaaaaaaaaa' });
      const headers = { 'content-type': 'application/json', 'x-forwarded-for': address };
      const answer = await fetch(`${target.url}/api/tables`, { method: 'POST', headers, body });
      return ((await answer.json()) as { token: string }).token;
    };
    const ada = await opens('192.0.2.1', 'Ada');
    const isOwn = (token: string | undefined): boolean => token !== undefined && token !== ada;
    const again = await opens('192.0.2.1', 'Ada');
    const [neighbour, stranger] = [await opens('192.0.2.1', 'Eve'), await opens('192.0.2.2', 'Ada')];
    return [
      expect('it brings whoever asked the same secret again', again === ada),
      expect('it brings a neighbour a secret of their own', isOwn(neighbour)),
      expect('it brings somebody at another address a secret of their own', isOwn(stranger)),
    ];
  },
};
