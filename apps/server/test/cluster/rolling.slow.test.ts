import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { after, before, test } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import { waitBefore } from '@oeillade/protocol';
import { eventually } from '../../../../tools/eventually.ts';
import { freePorts } from '../../../../tools/postgres/postgres.ts';
import { ServerProcess } from '../crash/server-process.ts';
import { Databases } from '../journal/databases.ts';
import { RoundRobin } from './round-robin.ts';
import { TcpProxy } from './tcp-proxy.ts';
import { mostConnects, Watcher } from './watcher.ts';

const OPENERS = 6;
const CLIENTS = 24;
const LONGEST = 120_000;

let databases: Databases;
before(async () => {
  databases = await Databases.start();
});
after(() => databases.stop());

async function twoServers(leaseSeconds: string): Promise<readonly [ServerProcess, ServerProcess]> {
  const [database, ports] = [await databases.create(), await freePorts(2)];
  const [first, second] = ports.map(
    (port) =>
      new ServerProcess(port, {
        DATABASE_URL: database,
        LEASE_SECONDS: leaseSeconds,
        INTERNAL_URL: `http://127.0.0.1:${port}`,
        REQUESTS_PER_SECOND: '100000',
      }),
  );
  await Promise.all([first!.start(), second!.start()]);
  return [first!, second!];
}

/** What passes: a server that is about to stop, and a balancer whose server is gone. */
const PASSING = [502, 503];
const MOST_TRIES = 5;

interface Opened {
  readonly status: number;
  readonly code: string;
}

/** With its body: an answer that breaks off is none. */
async function ask(url: string, wish: RequestInit): Promise<Opened> {
  const answer = await fetch(url, wish);
  const text = await answer.text();
  const { code = '' } = answer.ok ? (JSON.parse(text) as { code?: string }) : {};
  return { status: answer.status, code };
}

/** As the pages ask (`insist.ts`): with an id, and again, five times in all, where a server is about to stop or the connection breaks. */
async function open(url: string): Promise<Opened> {
  const body = JSON.stringify({ game: 'wink', name: 'Ada', id: randomBytes(16).toString('hex') });
  const headers = { 'content-type': 'application/json' };
  for (let tries = 1; ; tries++) {
    const answer = await ask(`${url}/api/tables`, { method: 'POST', headers, body }).catch(() => null);
    if (answer && (!PASSING.includes(answer.status) || tries === MOST_TRIES)) return answer;
    assert.ok(tries < MOST_TRIES, 'nobody answers');
    await delay(waitBefore(tries - 1, Math.random()));
  }
}

test('opening a table never fails while one server after the other is restarted', async (context) => {
  const servers = await twoServers('5');
  const balancer = await RoundRobin.before(servers.map(({ url }) => url));
  const codes: string[] = [];
  let isOver = false;
  const opener = async (): Promise<void> => {
    while (!isOver) {
      const { status, code } = await open(balancer.url);
      assert.equal(status, 201);
      codes.push(code);
    }
  };
  try {
    const opening = Promise.all(Array.from({ length: OPENERS }, opener)).finally(() => {
      isOver = true;
    });
    for (const server of [...servers, ...servers]) {
      const before = codes.length;
      await eventually('some tables', () => isOver || codes.length > before + OPENERS, LONGEST);
      await server.end('SIGTERM');
      const without = codes.length;
      await eventually('more, at the other', () => isOver || codes.length > without + OPENERS, LONGEST);
      await server.start();
    }
    isOver = true;
    await opening;
    for (const code of codes.slice(-20)) {
      const isThere = async () => (await fetch(`${balancer.url}/api/tables/${code}`)).status === 200;
      await eventually(`the table ${code}`, isThere, LONGEST);
    }
    context.diagnostic(`${codes.length} tables opened in four restarts, none refused`);
  } finally {
    isOver = true;
    balancer.close();
    await Promise.all(servers.map((server) => server.remove()));
  }
});

test('while a takeover waits for a lease, those who come back do not storm the door', async (context) => {
  const [owner, other] = await twoServers('4');
  const proxy = await TcpProxy.to({ host: '127.0.0.1', port: Number(new URL(other.url).port) });
  const { code } = await open(owner.url);
  const url = `ws://127.0.0.1:${proxy.port}/api/tables/${code}/socket`;
  const watchers = Array.from({ length: CLIENTS }, () => new Watcher(url));
  const areIn = () => watchers.every(({ client }) => client.isWelcome);
  try {
    await eventually('everybody to be there', areIn, LONGEST);
    const before = proxy.connections;
    const killed = performance.now();
    await owner.end('SIGKILL');
    await eventually(
      'everybody to be sent away',
      () => watchers.every(({ client }) => !client.isWelcome),
      LONGEST,
    );
    await eventually('everybody to be back', areIn, LONGEST);
    const lasted = performance.now() - killed;
    const connects = proxy.connections - before;
    context.diagnostic(`${CLIENTS} clients, ${connects} connects in ${Math.round(lasted)} ms`);
    assert.ok(connects <= CLIENTS * mostConnects(lasted), `${connects} connects in ${lasted} ms`);
    assert.ok(mostConnects(6_000) <= 7, 'few tries in the time that a takeover takes');
  } finally {
    for (const watcher of watchers) watcher.leaves();
    proxy.close();
    await Promise.all([owner.remove(), other.remove()]);
  }
});
