import assert from 'node:assert/strict';
import { once } from 'node:events';
import { after, before, test } from 'node:test';
import { WebSocket } from 'ws';
import { within } from '../../../../tools/eventually.ts';
import { Databases } from '../journal/databases.ts';
import { Cluster } from './cluster.ts';

let databases: Databases;
before(async () => {
  databases = await Databases.start();
});
after(() => databases.stop());

test('a server passes on what is asked of a table that lives at another', async () => {
  const servers = [{ INTERNAL_URL: 'SELF' }, { INTERNAL_URL: 'SELF' }];
  await Cluster.run(databases, { servers, knock: [1] }, async ({ servers: [owner, other], parties }) => {
    const path = `/api/tables/${parties[0]!.code}`;
    const [direct, passed] = await Promise.all([owner, other].map((one) => fetch(one!.url + path)));
    assert.equal(passed!.status, 200);
    assert.deepEqual(await passed!.json(), await direct!.json());
    const full = await fetch(`${other!.url}${path}/seats`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'Zoe' }),
    });
    assert.deepEqual([full.status, await full.json()], [409, { refused: 'game-running' }]);
    assert.equal(await other!.metric('oeillade_takeovers_total'), 0);
  });
});

test('a server that players can reach is where they are sent', async () => {
  const servers = [{ PUBLIC_URL: 'SELF' }, { PUBLIC_URL: 'SELF' }];
  await Cluster.run(databases, { servers, knock: [1] }, async ({ servers: [owner, other], parties }) => {
    const path = `/api/tables/${parties[0]!.code}`;
    const answer = await fetch(other!.url + path, { redirect: 'manual' });
    assert.deepEqual([answer.status, answer.headers.get('location')], [307, owner!.url + path]);
    const socket = new WebSocket(`${other!.url.replace('http', 'ws')}${path}/socket`);
    const closed = once(socket, 'close');
    const [data] = (await within('where to go instead', once(socket, 'message'))) as [Buffer];
    const url = `${owner!.url.replace('http', 'ws')}${path}/socket`;
    assert.deepEqual(JSON.parse(data.toString()), { m: 'moved', url });
    assert.equal((await within('the end of the socket', closed))[0], 4001);
  });
});

test('a table at a server that nobody can reach is asked for again', async () => {
  await Cluster.run(databases, { servers: [{}, {}] }, async ({ servers: [, other], parties }) => {
    const answer = await fetch(`${other!.url}/api/tables/${parties[0]!.code}`);
    assert.deepEqual([answer.status, await answer.json()], [503, { refused: 'table-elsewhere' }]);
  });
});
