import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { eventually } from '../../../../tools/eventually.ts';
import { Person } from '../support/person.ts';
import { TestServer } from '../support/test-server.ts';

const asleep = ({ server }: TestServer): Promise<void> =>
  eventually('the table to go to sleep', () => server.rooms.size === 0);

test('a table that nobody is at leaves the memory, and the next visitor wakes it as it was', async () => {
  const testServer = await TestServer.open({ SLEEP_AFTER: '1' });
  const { code, token } = await testServer.openTable({ game: 'wink', name: 'Ada' });
  const url = testServer.socketUrl(code);
  const ada = await new Person({ url, name: 'Ada', token }).connects();
  assert.equal(await ada.client.addShuffleWords('good night'), null);
  const promise = ada.client.lobby?.seats[0]?.promise;
  // Longer than a table without anybody would have been left awake.
  await wait(1_500);
  await testServer.server.rooms.sleepIdle();
  assert.equal(testServer.server.rooms.size, 1, 'somebody is there: nobody sleeps');
  await ada.goes();
  await asleep(testServer);

  const answer = await testServer.request(`/api/tables/${code}`);
  assert.equal(answer.status, 200);
  assert.deepEqual(((await answer.json()) as { players: unknown }).players, [{ name: 'Ada', kind: 'human' }]);
  assert.equal(testServer.server.rooms.size, 1, 'a question wakes it');
  await asleep(testServer);

  const back = await new Person({ url, name: 'Ada', token }).connects();
  assert.equal(back.seat, 0);
  const [snapshot] = back.of('snapshot');
  assert.ok(promise);
  assert.equal(snapshot?.lobby.seats[0]?.promise, promise);
  await back.goes();
});
