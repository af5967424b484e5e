import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { eventually } from '../../../../tools/eventually.ts';
import { freePorts } from '../../../../tools/postgres/postgres.ts';
import { ServerProcess } from '../crash/server-process.ts';
import { Databases } from '../journal/databases.ts';
import { TcpProxy } from './tcp-proxy.ts';
import { mostConnects, Watcher } from './watcher.ts';

const WATCHERS = 20;
/** How often everybody has tried in vain before the database comes back. */
const TRIES = 5;
const LONGEST = 120_000;
/** The server logs the same trouble once in this many milliseconds. */
const LOGGED_EVERY = 10_000;
/** The tables that are given up, a job that fails, the sockets that are turned away, a table that cannot be read, the database itself. */
const TROUBLES = 5;

let databases: Databases;
before(async () => {
  databases = await Databases.start();
});
after(() => databases.stop());

/** A server whose line to its database can be cut, and a door that counts who comes. */
async function serverWithLine() {
  const database = new URL(await databases.create());
  const line = await TcpProxy.to({ host: database.hostname, port: Number(database.port) });
  database.host = `127.0.0.1:${line.port}`;
  const [port] = await freePorts(1);
  const server = new ServerProcess(port!, {
    DATABASE_URL: database.href,
    LEASE_SECONDS: '2',
    REQUESTS_PER_SECOND: '100000',
  });
  const door = await TcpProxy.to({ host: '127.0.0.1', port: port! });
  return { line, server, door };
}

test('while the database is away, those who come back do not storm the door, and the log stays short', async (context) => {
  const { line, server, door } = await serverWithLine();
  const watchers: Watcher[] = [];
  const areIn = () => watchers.every(({ client }) => client.isWelcome);
  try {
    await server.start();
    const opened = await fetch(`${server.url}/api/tables`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ game: 'wink', name: 'Ada' }),
    });
    const { code } = (await opened.json()) as { code: string };
    const url = `ws://127.0.0.1:${door.port}/api/tables/${code}/socket`;
    while (watchers.length < WATCHERS) watchers.push(new Watcher(url));
    await eventually('everybody to be there', areIn, LONGEST);
    const [connectsBefore, linesBefore] = [door.connections, server.lines];
    const cut = performance.now();
    line.cut();
    const haveTried = () => watchers.every(({ triedInVain }) => triedInVain >= TRIES);
    await eventually('everybody to have tried in vain', haveTried, LONGEST);
    line.mend();
    await eventually('everybody to be back', areIn, LONGEST);
    const lasted = performance.now() - cut;
    const connects = door.connections - connectsBefore;
    const lines = server.lines - linesBefore;
    context.diagnostic(
      `${WATCHERS} watchers, ${Math.round(lasted)} ms: ${connects} connects, ${lines} lines`,
    );
    assert.ok(connects <= WATCHERS * mostConnects(lasted), `${connects} connects in ${lasted} ms`);
    assert.ok(lines > 0, 'it is told');
    const most = TROUBLES * (1 + Math.ceil(lasted / LOGGED_EVERY));
    assert.ok(lines <= most, `${lines} lines in ${lasted} ms:\n${server.said}`);
  } finally {
    for (const watcher of watchers) watcher.leaves();
    door.close();
    line.close();
    await server.remove();
  }
});
