import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { eventually } from '../../../../tools/eventually.ts';
import { House } from '../support/house.ts';
import { Person } from '../support/person.ts';

const asleep = ({ server }: House): Promise<void> =>
  eventually('the table to go to sleep', () => server.rooms.size === 0);

test('a table that nobody is at leaves the memory, and the next visitor wakes it as it was', async () => {
  const house = await House.open({ SLEEP_AFTER: '1' });
  const { code, token } = await house.openTable({ game: 'wink', name: 'Ada' });
  const url = house.socketUrl(code);
  const ada = await new Person({ url, name: 'Ada', token }).connects();
  assert.equal(await ada.client.addWords('good night'), null);
  const promise = ada.client.lobby?.seats[0]?.promise;
  // Longer than a table without anybody would have been left awake.
  await wait(1_500);
  await house.server.rooms.sleepIdle();
  assert.equal(house.server.rooms.size, 1, 'somebody is there: nobody sleeps');
  await ada.goes();
  await asleep(house);

  const answer = await house.request(`/api/tables/${code}`);
  assert.equal(answer.status, 200);
  assert.deepEqual(((await answer.json()) as { players: unknown }).players, [{ name: 'Ada', kind: 'human' }]);
  assert.equal(house.server.rooms.size, 1, 'a question wakes it');
  await asleep(house);

  const back = await new Person({ url, name: 'Ada', token }).connects();
  assert.equal(back.seat, 0);
  const [snapshot] = back.of('snapshot');
  assert.ok(promise);
  assert.equal(snapshot?.lobby.seats[0]?.promise, promise);
  await back.goes();
});
