import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { type Config, readConfig } from '../../src/operate/config.ts';
import { startFailure } from '../../src/operate/start-failure.ts';

const config = (settings: Readonly<Record<string, string>>): Config => {
  const read = readConfig(settings);
  if (!read.ok) throw new Error(read.problems.join(' '));
  return read.config;
};
const error = (message: string, more: object): Error => Object.assign(new Error(message), more);

describe('why the server does not start', () => {
  const clustered = config({ DATABASE_URL: 'postgres://ada:quiet@db.example:5433/tables' });

  for (const [code, message] of Object.entries({
    '28P01': 'password authentication failed for user "ada"',
    '3D000': 'database "tables" does not exist',
    '42501': 'permission denied for schema public',
  })) {
    test(`the database refuses: ${message}`, () => {
      assert.deepEqual(startFailure(error(message, { code }), clustered), {
        sentence: `DATABASE_URL: the database at db.example:5433/tables does not let this server in (${message}).`,
        exitCode: 78,
      });
    });
  }

  test('the database is not there, by any of its addresses', () => {
    const none = new AggregateError([new Error('connect ECONNREFUSED ::1:5433')], '');
    const { sentence, exitCode } = startFailure(none, clustered);
    assert.match(sentence, /^DATABASE_URL: .* cannot be reached \(Error: connect ECONNREFUSED ::1:5433\)/);
    assert.equal(exitCode, 1);
  });

  test('the name of the database’s machine is not known, which is not HOST’s fault', () => {
    const unknown = error('getaddrinfo ENOTFOUND db.example', {
      code: 'ENOTFOUND',
      syscall: 'getaddrinfo',
      hostname: 'db.example',
    });
    assert.match(startFailure(unknown, clustered).sentence, /^DATABASE_URL: .*getaddrinfo ENOTFOUND/);
  });

  test('HOST is a name that nobody knows', () => {
    const unknown = error('getaddrinfo ENOTFOUND nowhere', { code: 'ENOTFOUND', hostname: 'nowhere' });
    const { sentence, exitCode } = startFailure(unknown, config({ HOST: 'nowhere' }));
    assert.equal(sentence, 'HOST=nowhere: this machine cannot listen on that address (ENOTFOUND).');
    assert.equal(exitCode, 78);
  });

  test('a port that only root may open', () => {
    const denied = error('listen EACCES', { code: 'EACCES', syscall: 'listen' });
    const { sentence, exitCode } = startFailure(denied, config({ PORT: '80' }));
    assert.match(sentence, /^PORT=80: this user may not open that port/);
    assert.equal(exitCode, 78);
  });

  test('anything else in its own words', () => {
    assert.deepEqual(startFailure(new Error('No space left.'), config({})), {
      sentence: 'Could not start: No space left.',
      exitCode: 1,
    });
  });
});
