import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { eventually } from '../../../../tools/eventually.ts';
import { Databases } from '../journal/databases.ts';
import { Cluster } from './cluster.ts';
import { TcpProxy } from './tcp-proxy.ts';

let databases: Databases;
before(async () => {
  databases = await Databases.start();
});
after(() => databases.stop());

test('when an owner is killed, another server takes its tables over and everybody finds it', async (context) => {
  await Cluster.run(databases, { servers: [{}, {}] }, async (cluster) => {
    const [owner] = cluster.servers;
    await cluster.playFor(700);
    const killed = Date.now();
    await owner!.end('SIGKILL');
    await cluster.everybodyIsBack(killed);
    context.diagnostic(`everybody back after ${cluster.backAfter(killed)} ms with a lease of 1 s`);
    for (const claims of await cluster.claims()) assert.equal(claims, 1);
  });
});

test('an owner that is cut off from the database gives its tables up, and disturbs nothing when it is back', async (context) => {
  const database = await databases.create();
  const { hostname, port } = new URL(database);
  const proxy = await TcpProxy.to({ host: hostname, port: Number(port) });
  const proxied = new URL(database);
  proxied.host = `127.0.0.1:${proxy.port}`;
  const plan = { servers: [{ DATABASE_URL: proxied.href }, {}] };
  const happen = async (cluster: Cluster): Promise<void> => {
    await cluster.playFor(700);
    const cut = Date.now();
    proxy.cut();
    await cluster.everybodyIsBack(cut);
    context.diagnostic(`everybody back after ${cluster.backAfter(cut)} ms with a lease of 1 s`);
    await cluster.playFor(500);
    // Now what was under way when the connection was cut arrives after all.
    proxy.mend();
    await cluster.playFor(1_500);
    for (const claims of await cluster.claims()) assert.ok(claims >= 1);
  };
  try {
    await Cluster.run(databases, plan, happen, database);
  } finally {
    proxy.close();
  }
});

test('an owner that sleeps past its lease writes nothing when it wakes', async (context) => {
  await Cluster.run(databases, { servers: [{}, {}] }, async (cluster) => {
    const [owner] = cluster.servers;
    await cluster.playFor(700);
    const stopped = Date.now();
    owner!.signal('SIGSTOP');
    await cluster.everybodyIsBack(stopped);
    context.diagnostic(`everybody back after ${cluster.backAfter(stopped)} ms with a lease of 1 s`);
    await cluster.playFor(500);
    owner!.signal('SIGCONT');
    await cluster.playFor(1_000);
    await eventually('the owner to notice', () => /given up|lease lost/.test(owner!.said));
    for (const claims of await cluster.claims()) assert.ok(claims >= 1);
  });
});

test('in a rolling upgrade tables are handed over, and nobody has to wait until a server is taken for dead', async (context) => {
  await Cluster.run(databases, { servers: [{}, {}] }, async (cluster) => {
    for (const server of [cluster.servers[0]!, cluster.servers[1]!]) {
      await cluster.playFor(300);
      const told = Date.now();
      await server.end('SIGTERM');
      await cluster.everybodyIsThere();
      context.diagnostic(`longest gap ${cluster.longestGap(told)} ms`);
      const other = cluster.servers.find((one) => one !== server)!;
      assert.equal(await other.metric('oeillade_takeovers_total'), 0);
      await server.start();
    }
    for (const claims of await cluster.claims()) assert.ok(claims >= 1, 'it has changed hands');
  });
});
