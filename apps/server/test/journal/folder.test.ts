import assert from 'node:assert/strict';
import { chmodSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { eventually } from '../../../../tools/eventually.ts';
import { freePort } from '../../../../tools/postgres/postgres.ts';
import { JournalThread } from '../../src/journal/thread.ts';
import { ServerProcess } from '../crash/server-process.ts';
import { TestServer } from '../support/test-server.ts';

const newFolder = (): string => mkdtempSync(join(tmpdir(), 'oeillade-folder-'));
const rightsOf = (path: string): string => (statSync(path).mode & 0o777).toString(8);

test('nobody else on the machine can read the journal, whatever rights it had before', async () => {
  const folder = newFolder();
  const write = async (): Promise<void> => {
    const journal = await JournalThread.start(folder);
    await journal.append('A', (await journal.read('A')).next, ['a']);
    const files = readdirSync(folder);
    assert.ok(
      ['oeillade.sqlite', 'oeillade.sqlite-wal', 'oeillade.sqlite-shm'].every((file) => files.includes(file)),
    );
    assert.equal(rightsOf(folder), '700');
    for (const file of files) assert.equal(rightsOf(join(folder, file)), '600', file);
    await journal.close();
  };
  await write();
  chmodSync(folder, 0o755);
  writeFileSync(join(folder, 'oeillade.sqlite-wal'), '');
  for (const file of readdirSync(folder)) chmodSync(join(folder, file), 0o644);
  await write();
  rmSync(folder, { recursive: true });
});

test('a folder that is deleted under a running server is noticed: it is not ready, takes nothing and says why', async () => {
  const folder = newFolder();
  const testServer = await TestServer.open({ DATA_DIR: folder });
  const { code } = await testServer.openTable({ game: 'wink' });
  assert.equal((await testServer.request('/readyz')).status, 200);
  rmSync(folder, { recursive: true });
  await eventually('the server to notice', async () => (await testServer.request('/readyz')).status === 503);
  const said = await (await testServer.request('/readyz')).text();
  assert.equal(said, 'not ready: nothing can be kept any more, and the log says why\n');
  assert.match(testServer.server.journal.trouble!, /was deleted.*Stop the server, put the folder back/);
  await assert.rejects(testServer.server.journal.append(code, 2, ['lost']), /was deleted/);
  assert.equal((await testServer.post('/api/tables', { game: 'wink', name: 'Ada' })).status, 503);
});

test('a journal that is put in the place of another is noticed as well', async () => {
  const folder = newFolder();
  const warnings: string[] = [];
  const journal = await JournalThread.start(folder, { warn: (sentence) => warnings.push(sentence) });
  rmSync(folder, { recursive: true });
  const other = await JournalThread.start(folder);
  await eventually('the journal to notice', () => journal.trouble !== null);
  assert.deepEqual(warnings, [journal.trouble]);
  await other.append('A', 0, ['a']);
  await other.close();
  await journal.close();
  rmSync(folder, { recursive: true });
});

for (const how of ['throws', 'exits'] as const) {
  test(`where the journal’s thread ${how} the server ends in words, to be started again`, async () => {
    const folder = newFolder();
    const preload = fileURLToPath(new URL('thread-that-ends.ts', import.meta.url));
    const sign = join(folder, 'the-thread-is-to-end');
    const server = new ServerProcess(await freePort(), {
      DATA_DIR: folder,
      NODE_OPTIONS: `--import=${preload}`,
      THREAD: how,
      THREAD_ENDS_AT: sign,
    });
    try {
      await server.start();
      writeFileSync(sign, '');
      assert.equal(await server.ended(), 1);
      assert.match(
        server.said,
        /The server ends, for it cannot keep anything any more: The journal’s thread/,
      );
      assert.doesNotMatch(server.said, /Unhandled|Uncaught/i);
    } finally {
      await server.remove();
      rmSync(folder, { recursive: true, force: true });
    }
  });
}
