import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { House } from '../support/house.ts';
import { Person } from '../support/person.ts';

async function asleep(house: House): Promise<void> {
  for (let tries = 0; tries < 120 && house.server.rooms.size > 0; tries++) await wait(100);
  assert.equal(house.server.rooms.size, 0, 'The table does not go to sleep.');
}

test('a table that nobody is at leaves the memory, and the next visitor wakes it as it was', async () => {
  const house = await House.open({ SLEEP_AFTER: '1' });
  const { code, token } = await house.openTable({ game: 'wink', name: 'Ada' });
  const url = house.socketUrl(code);
  const ada = await new Person({ url, name: 'Ada', token }).connects();
  assert.equal(await ada.client.addWords('good night'), null);
  const promise = ada.client.lobby?.seats[0]?.promise;
  await wait(6_500);
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
