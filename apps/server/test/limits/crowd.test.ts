import assert from 'node:assert/strict';
import { Agent, get } from 'node:http';
import { describe, test } from 'node:test';
import { within } from '../../../../tools/eventually.ts';
import { LogLines, limitsOf } from '../support/log-lines.ts';
import { Person } from '../support/person.ts';
import { type Seated, TestServer } from '../support/test-server.ts';

const PHONES = 30;
/** What browsers open to one server. */
const CONNECTIONS = 6;

/** A server with the limits of a real one, not with the wide ones of the other tests. */
const usual = (settings: Record<string, string> = {}, lines = new LogLines()): Promise<TestServer> =>
  TestServer.open(
    { SOCKETS_PER_ADDRESS: '64', REQUESTS_PER_SECOND: '100', TABLES_PER_HOUR: '30', ...settings },
    lines.log,
  );

const statusOf = (testServer: TestServer, agent: Agent): Promise<number> => {
  const status = new Promise<number>((answered) => {
    get(`${testServer.url}/healthz`, { agent }, (response) => {
      response.resume().once('end', () => answered(response.statusCode ?? 0));
    }).once('error', () => answered(0));
  });
  return within('an answer', status);
};

async function seatsFor(testServer: TestServer, people: number): Promise<Seated[]> {
  const seats: Seated[] = [];
  while (seats.length < people) {
    const host = await testServer.openTable({ game: 'wink' });
    seats.push(host);
    for (let seat = 1; seat < 8 && seats.length < people; seat++)
      seats.push(await testServer.takeSeat(host.code, `P${seat}`));
  }
  return seats;
}

const comes = (testServer: TestServer, { code, token }: Seated): Promise<Person> =>
  new Person({ url: testServer.socketUrl(code), name: 'a phone', token }).connects();

describe('a class of thirty phones behind one address', () => {
  test('opens its pages with six connections each', async () => {
    const testServer = await usual();
    const agents = Array.from(
      { length: PHONES },
      () => new Agent({ keepAlive: true, maxSockets: CONNECTIONS, maxFreeSockets: CONNECTIONS }),
    );
    const asked = agents.flatMap((agent) =>
      Array.from({ length: CONNECTIONS }, () => statusOf(testServer, agent)),
    );
    const answers = await Promise.all(asked);
    assert.deepEqual(
      answers.filter((status) => status !== 200),
      [],
    );
    for (const agent of agents) agent.destroy();
  });

  test('is back at once after its network was cut twice, while the dead lines still look open', async () => {
    const testServer = await usual();
    const seats = await seatsFor(testServer, PHONES);
    const all: Person[] = [];
    for (let time = 0; time < 3; time++)
      all.push(...(await Promise.all(seats.map((seat) => comes(testServer, seat)))));
    assert.equal(all.length, 3 * PHONES);
    await Promise.all(all.map((person) => person.goes()));
  });

  test('a crowd of watchers is asked to come back, counted and told of', async () => {
    const lines = new LogLines();
    const testServer = await usual({ SOCKETS_PER_ADDRESS: '3' }, lines);
    const { code } = await testServer.openTable({ game: 'wink' });
    const url = testServer.socketUrl(code);
    const watchers = Array.from({ length: 3 }, () => new Person({ url, name: 'somebody who watches' }));
    await Promise.all(watchers.map((watcher) => watcher.connects()));
    const late = new Person({ url, name: 'one too many' });
    late.opens();
    await late.until(() => late.closings.length > 0, 'the end of the connection');
    assert.deepEqual(late.closings, [1013]);
    assert.deepEqual(await limitsOf(testServer), { sockets: 1 });
    assert.deepEqual(lines.limits, ['sockets 127.0.0.1']);
    await watchers[0]!.goes();
    await new Person({ url, name: 'the next' }).connects().then((next) => next.goes());
    await Promise.all(watchers.slice(1).map((watcher) => watcher.goes()));
  });
});
