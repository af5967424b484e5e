import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { describe, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { TestServer } from '../support/test-server.ts';

const program = fileURLToPath(new URL('../../src/health-check.ts', import.meta.url));
const file = (name: string): string => fileURLToPath(new URL(`../fixtures/tls/${name}`, import.meta.url));
const TLS = { TLS_CERT: file('localhost.crt'), TLS_KEY: file('localhost.key') };

/** The code with which it ends, in a container with these settings. */
const checks = (settings: Readonly<Record<string, string>>): Promise<number> =>
  new Promise((ended) => {
    const env = { ...process.env, ...settings };
    execFile(process.execPath, [program], { env, timeout: 60_000 }, (error) =>
      ended(error ? Number(error.code) : 0),
    );
  });

describe('a container’s health', () => {
  for (const [door, settings] of [
    ['over HTTP', {}],
    ['over TLS, where the port speaks nothing else', TLS],
    ['over HTTP, where HTTPS has a door of its own', { HTTPS: 'self', HTTPS_PORT: '0' }],
  ] as const) {
    test(`is asked ${door}`, async () => {
      const { server } = await TestServer.open(settings);
      const here = { ...settings, PORT: String(server.port) };
      assert.equal(await checks({ ...here, HOST: '0.0.0.0' }), 0);
      assert.equal(await checks({ ...here, HOST: '127.0.0.1' }), 0);
    });
  }

  test('is bad where nobody answers, or in another language', async () => {
    const { server } = await TestServer.open(TLS);
    assert.equal(await checks({ PORT: String(server.port) }), 1);
    await server.stop();
    assert.equal(await checks({ ...TLS, PORT: String(server.port) }), 1);
  });
});
