import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { readConfig } from '../../src/operate/config.ts';
import { overTls } from '../support/over-tls.ts';
import { Person } from '../support/person.ts';
import { type Seated, TestServer } from '../support/test-server.ts';

/*
 * Valid for a hundred years, for localhost and 127.0.0.1, and for nothing but this test:
 * openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -keyout localhost.key -out localhost.crt -days 36500
 *   -subj /CN=localhost -addext subjectAltName=DNS:localhost,IP:127.0.0.1
 */
const file = (name: string): string => fileURLToPath(new URL(`../fixtures/tls/${name}`, import.meta.url));
const TLS = { TLS_CERT: file('localhost.crt'), TLS_KEY: file('localhost.key') };
const ca = readFileSync(TLS.TLS_CERT);

test('with a certificate tables are opened over https and played over wss', async () => {
  const testServer = await TestServer.open(TLS);
  assert.match(testServer.url, /^https:/);
  const opened = await overTls(`${testServer.url}/api/tables`, { ca, body: { game: 'wink', name: 'Ada' } });
  const { code, token } = JSON.parse(opened.text) as Seated;
  const url = testServer.socketUrl(code);
  assert.match(url, /^wss:/);
  const ada = await new Person({ url, name: 'Ada', token }).connects({ ca });
  assert.equal(ada.seat, 0);
  assert.equal(await ada.client.ask({ ask: 'ready', ready: true }), null);
  await ada.until(() => ada.client.lobby?.seats[0]?.ready === true, 'what she asked for');
  await ada.goes();
  await assert.rejects(fetch(`${testServer.url.replace('https', 'http')}/healthz`), 'and over nothing else');
});

test('a certificate without its key, or the other way round, stops the start with a sentence', () => {
  for (const setting of ['TLS_CERT', 'TLS_KEY'] as const) {
    const read = readConfig({ [setting]: TLS[setting] });
    assert.deepEqual(read, {
      ok: false,
      problems: ['TLS_CERT and TLS_KEY belong together: set both, or neither.'],
    });
  }
});
