import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { servePages } from '../src/http/pages.ts';

const SCRIPT = 'console.log("wink");'.repeat(50);

describe('the pages', () => {
  const folder = mkdtempSync(join(tmpdir(), 'oeillade-pages-'));
  const server = createServer();
  const get = (path: string, encoding = 'identity') =>
    fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, {
      headers: { 'accept-encoding': encoding },
    });

  before(async () => {
    mkdirSync(join(folder, 'assets'));
    const files: Record<string, string> = { 'index.html': '<p>page</p>', 'assets/wink-1a2b.js': SCRIPT };
    for (const [name, text] of Object.entries(files)) {
      writeFileSync(join(folder, name), text);
      writeFileSync(join(folder, `${name}.br`), brotliCompressSync(text));
      writeFileSync(join(folder, `${name}.gz`), gzipSync(text));
    }
    const app = new Hono();
    app.use((_context, next) => next());
    app.get('*', servePages(folder)!);
    server.on('request', getRequestListener(app.fetch));
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  });
  after(() => {
    server.closeAllConnections();
    server.close();
    rmSync(folder, { recursive: true });
  });

  test('are sent in the packed form that lies beside them, to browsers that can unpack it', async () => {
    for (const encoding of ['br', 'gzip']) {
      const answer = await get('/assets/wink-1a2b.js', encoding);
      assert.equal(answer.headers.get('content-encoding'), encoding);
      assert.match(answer.headers.get('vary') ?? '', /accept-encoding/i);
      assert.equal(await answer.text(), SCRIPT);
    }
    const plain = await get('/assets/wink-1a2b.js');
    assert.equal(plain.headers.get('content-encoding'), null);
    assert.match(plain.headers.get('content-type') ?? '', /^text\/javascript/);
  });

  test('are kept for ever where their name has a hash, and asked for each time where it has none', async () => {
    const script = await get('/assets/wink-1a2b.js');
    assert.equal(script.headers.get('cache-control'), 'public, max-age=31536000, immutable');
    for (const path of ['/', '/t/QWKYU', '/t/qw%20kyu', '/rules/wink']) {
      const answer = await get(path, 'br');
      assert.equal(answer.headers.get('cache-control'), 'no-cache', path);
      assert.match(answer.headers.get('content-type') ?? '', /^text\/html/);
      assert.equal(await answer.text(), '<p>page</p>');
    }
  });

  test('that are not there, or lie elsewhere, are not found', async () => {
    for (const path of ['/nothing.js', '/assets/other.js', '/api/nothing', '/..%2f..%2fetc/host.conf'])
      assert.equal((await get(path)).status, 404, path);
  });

  test('are not served where they were not built', () => {
    assert.equal(servePages(join(folder, 'assets')), null);
  });
});
