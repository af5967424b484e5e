import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { isUsable, olderThan, wayOf } from '../../src/features/offline/service-worker/ways.ts';
import { listFiles } from '../../vite/service-worker.ts';

const SERVER = 'https://play.example.org';
const asked = (path: string, more: Partial<Request> = {}) =>
  wayOf({ method: 'GET', mode: 'cors', url: new URL(path, SERVER).href, ...more }, SERVER);

describe('what the browser keeps answers', () => {
  test('pages, whatever their address', () => {
    for (const path of ['/', '/alone/ACDE3', '/t/ACDE3', '/rules/wink']) {
      assert.equal(asked(path, { mode: 'navigate' }), 'page');
    }
  });

  test('the files of the app', () => {
    assert.equal(asked('/assets/index-4f.js'), 'file');
    assert.equal(asked('/manifest.webmanifest'), 'file');
  });

  test('never what is asked of the server, nor of another server', () => {
    assert.equal(asked('/api/tables'), 'network');
    assert.equal(asked('/api/tables/ACDE3/games/1', { mode: 'navigate' }), 'network');
    assert.equal(asked('/', { method: 'POST' }), 'network');
    assert.equal(asked('https://elsewhere.example.org/assets/index-4f.js'), 'network');
  });

  test('in place of a server that is broken, but not of one that says no', () => {
    assert.equal(isUsable({ status: 200 }), true);
    assert.equal(isUsable({ status: 404 }), true);
    // A redirection that the browser follows itself has no status here.
    assert.equal(isUsable({ status: 0 }), true);
    assert.equal(isUsable({ status: 502 }), false);
  });
});

test('an active version deletes the caches of earlier ones, never one that is being installed', () => {
  assert.deepEqual(olderThan('second', ['first', 'second', 'third']), ['first']);
  assert.deepEqual(olderThan('second', ['first']), []);
});

describe('the list of what is kept', () => {
  let folder: string;
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  before(() => {
    folder = mkdtempSync(join(tmpdir(), 'oeillade-dist-'));
    write('index.html', 'page');
    write('sw.js', 'worker');
    write('assets/index-4f.js', 'app');
    write('assets/sansita.woff', 'old letters');
    write('assets/sansita.woff2', 'letters');
    write('icons/icon-192.png', 'icon');
    write('.built-from', 'sources');
    write('assets/face-worker-7c.js', 'measures faces');
    write('assets/face_landmarker-b2.task', 'face model');
  });
  after(() => rmSync(folder, { recursive: true }));

  test('has all that the app is made of, the page under its address, and not the worker itself', () => {
    assert.deepEqual(listFiles(folder).files, [
      '/assets/index-4f.js',
      '/assets/sansita.woff2',
      '/icons/icon-192.png',
      '/',
    ]);
  });

  test('has the face model apart: whoever never turns a camera on never keeps it', () => {
    assert.deepEqual(listFiles(folder).keptWhenAskedFor, [
      '/assets/face-worker-7c.js',
      '/assets/face_landmarker-b2.task',
    ]);
  });

  test('has another version when any file is another', () => {
    const { version } = listFiles(folder);
    assert.equal(listFiles(folder).version, version);
    write('icons/icon-192.png', 'another icon');
    assert.notEqual(listFiles(folder).version, version);
  });
});
