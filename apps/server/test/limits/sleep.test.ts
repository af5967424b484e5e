import assert from 'node:assert/strict';
import { mock, test } from 'node:test';
import { eventually } from '../../../../tools/eventually.ts';
import { Person } from '../support/person.ts';
import { TestServer } from '../support/test-server.ts';

const SLEEP_AFTER = 60;

/** It is so much later for all who ask what time it is; timers go on as before. */
let ahead = 0;
const passes = (seconds: number): void => {
  ahead += seconds * 1_000;
};
const real = performance.now.bind(performance);
mock.method(performance, 'now', () => real() + ahead);

test('a table that nobody is at leaves the memory, and the next visitor wakes it as it was', async () => {
  const testServer = await TestServer.open({ SLEEP_AFTER: String(SLEEP_AFTER) });
  const { rooms } = testServer.server;
  const fallsAsleep = (): Promise<void> =>
    eventually('the table to go to sleep', async () => {
      passes(SLEEP_AFTER);
      await rooms.sleepIdle();
      return rooms.size === 0;
    });
  const { code, token } = await testServer.openTable({ game: 'wink', name: 'Ada' });
  const url = testServer.socketUrl(code);
  const ada = await new Person({ url, name: 'Ada', token }).connects();
  assert.equal(await ada.client.addShuffleWords('good night'), null);
  const promise = ada.client.lobby?.seats[0]?.promise;
  // Longer than a table without anybody would have been left awake.
  passes(2 * SLEEP_AFTER);
  await rooms.sleepIdle();
  assert.equal(rooms.size, 1, 'somebody is there: nobody sleeps');
  await ada.goes();
  await fallsAsleep();

  const answer = await testServer.request(`/api/tables/${code}`);
  assert.equal(answer.status, 200);
  assert.deepEqual(((await answer.json()) as { players: unknown }).players, [{ name: 'Ada', kind: 'human' }]);
  assert.equal(rooms.size, 1, 'a question wakes it');
  await fallsAsleep();

  const back = await new Person({ url, name: 'Ada', token }).connects();
  assert.equal(back.seat, 0);
  const [snapshot] = back.of('snapshot');
  assert.ok(promise);
  assert.equal(snapshot?.lobby.seats[0]?.promise, promise);
  await back.goes();
});
