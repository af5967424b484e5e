import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { SETTINGS } from '../../apps/server/src/operate/config.ts';
import { WRONG_CONFIGURATION } from '../../apps/server/src/operate/exit-codes.ts';
import { root } from '../root.ts';

const read = (path: string): string => readFileSync(join(root, path), 'utf8');

describe('deploy/compose.yaml', () => {
  const compose = read('deploy/compose.yaml');
  const servers = compose.slice(compose.indexOf('\nx-settings:'), compose.indexOf('\nservices:'));
  /** Those that follow from the set-up: one database, and two servers behind Caddy, which has the name and the certificate. */
  const FIXED = [
    ...['HOST', 'HOSTS', 'PORT', 'HTTPS', 'HTTPS_PORT', 'TLS_CERT', 'TLS_KEY'],
    ...['DATA_DIR', 'PUBLIC_URL', 'INTERNAL_URL'],
  ];

  /** Settings that both servers have alike, and that operators do not choose. */
  const GIVEN = ['DATABASE_URL', 'TRUST_PROXY'];

  test('hands every setting on that is not part of the set-up', () => {
    const given = [...servers.matchAll(/^ {2}([A-Z_]+):/gm)].map(([, name]) => name!);
    const all = Object.values(SETTINGS).map(({ variable }) => variable as string);
    assert.deepEqual(given.sort(), all.filter((name) => !FIXED.includes(name)).sort());
  });

  test('sets some by itself, and leaves the defaults of the others to the server', () => {
    const values = [...servers.matchAll(/^ {2}([A-Z_]+): *(\S.*)$/gm)].map(([, name]) => name);
    assert.deepEqual(values, GIVEN);
  });

  test('docs/deploy.md names all that whoever runs it cannot set', () => {
    const sentence =
      /are handed on to both servers, but for (.+?)\.\n/s.exec(read('docs/deploy.md'))?.[1] ?? '';
    const named = [...sentence.matchAll(/`([A-Z_]+)`/g)].map(([, name]) => name!);
    assert.deepEqual(named.sort(), [...FIXED, ...GIVEN].sort());
  });
});

describe('deploy/Caddyfile', () => {
  const caddyfile = read('deploy/Caddyfile').replace(/^\s*#.*$/gm, '');
  const site = caddyfile.slice(caddyfile.indexOf('{$SITE'));
  const handles = [...site.matchAll(/^\thandle(.*) \{\n([\s\S]*?)\n\t\}$/gm)].map(([, fits, body]) => ({
    fits: fits!.trim(),
    body: body!,
  }));

  test('everything that answers stands in a handle: Caddy runs those before the rest, whatever the order in the file', () => {
    assert.doesNotMatch(site, /^\t(?:respond|reverse_proxy|redir|file_server)\b/m);
  });

  test('keeps /metrics to itself', () => {
    assert.match(handles.find(({ fits }) => fits === '/metrics')?.body ?? '', /^\s*respond 404$/);
  });

  test('opens tables on the servers in turn, and spreads all else by its path', () => {
    assert.deepEqual(
      handles.flatMap(({ fits, body }) =>
        [...body.matchAll(/lb_policy (.+)/g)].map(([, way]) => [fits, way]),
      ),
      [
        ['@opening', 'round_robin'],
        ['', 'uri_hash'],
      ],
    );
  });
});

describe('deploy/oeillade.service', () => {
  const unit = read('deploy/oeillade.service');
  const valueFor = (key: string): string | undefined => new RegExp(`^${key}=(.*)$`, 'm').exec(unit)?.[1];

  test('starts the server through the launcher, which finds a Node that is new enough', () => {
    assert.equal(valueFor('ExecStart'), 'node tools/launch.mjs serve');
    assert.match(
      read('tools/launch.mjs'),
      /^ {2}serve: \{ file: 'apps\/server\/src\/main\.ts', installs: false \},$/m,
    );
  });

  test('starts it again whatever happens, but not where a setting is wrong', () => {
    assert.equal(valueFor('Restart'), 'always');
    assert.equal(valueFor('RestartPreventExitStatus'), String(WRONG_CONFIGURATION));
    assert.match(
      read('tools/launch.mjs'),
      new RegExp(`^const WRONG_CONFIGURATION = ${WRONG_CONFIGURATION};$`, 'm'),
    );
  });
});

test('the image runs the server itself', () => {
  assert.match(read('deploy/Dockerfile'), /^CMD \["node", "apps\/server\/src\/main\.ts"\]$/m);
});

test('the image’s health is asked by the settings of its server: a port with TLS_CERT speaks TLS alone', () => {
  const checks = /^HEALTHCHECK [^\n]+\\\n +CMD (.+)$/m.exec(read('deploy/Dockerfile'))?.[1];
  assert.equal(checks, '["node", "apps/server/src/health-check.ts"]');
  assert.match(read('apps/server/src/health-check.ts'), /readConfig\(process\.env\)/);
});

test('what asks the servers over plain HTTP belongs to a set-up in which they speak nothing else', () => {
  const [compose, caddyfile] = [read('deploy/compose.yaml'), read('deploy/Caddyfile')];
  assert.match(caddyfile, /reverse_proxy server-1:8080 server-2:8080/);
  assert.match(compose, /INTERNAL_URL: http:\/\/server-1:8080/);
  assert.doesNotMatch(compose, /TLS_CERT|HTTPS/);
});

test('no command in the docs has a flag that Docker does not know', () => {
  // `docker rm` has no --time, and --force kills at once: stop first.
  for (const file of ['docs/deploy.md', 'README.md']) assert.doesNotMatch(read(file), /docker rm -/);
});
