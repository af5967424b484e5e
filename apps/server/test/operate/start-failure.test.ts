import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { JournalRefused, stepFailed } from '../../src/journal/refused.ts';
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

  for (const [setting, where] of [
    ['DATABASE_URL', clustered],
    ['DATA_DIR=./data', config({})],
  ] as const) {
    test(`${setting}: a journal of a newer program stays so however often this one is started`, () => {
      const newer = new JournalRefused('JOURNAL_NEWER', 'The journal is of a newer program.');
      assert.deepEqual(startFailure(newer, where), {
        sentence: `${setting}: The journal is of a newer program.`,
        exitCode: 78,
      });
    });

    test(`${setting}: a journal whose new form could not be made, or has to wait, may be tried again`, () => {
      const inUse = new JournalRefused('JOURNAL_IN_USE', 'Stop them all, then start this one.');
      assert.deepEqual(startFailure(inUse, where), { sentence: `${setting}: ${inUse.message}`, exitCode: 1 });
      const { sentence, exitCode } = startFailure(stepFailed(2, new Error('no room on the disk')), where);
      assert.match(sentence, /^DATA\S+: The journal .* version 2 to 3 \(no room on the disk\)/);
      assert.equal(exitCode, 1);
    });
  }

  test('the database does not let this user make the journal’s tables', () => {
    const denied = error('permission denied for schema public', { code: '42501' });
    const { sentence, exitCode } = startFailure(stepFailed(0, denied), clustered);
    assert.match(sentence, /^DATABASE_URL: .* does not let this server in \(permission denied for schema/);
    assert.equal(exitCode, 78);
  });

  test('the database was reached, and says that something is wrong', () => {
    const broken = error('the database system is starting up', { code: '57P03', severity: 'FATAL' });
    assert.deepEqual(startFailure(broken, clustered), {
      sentence:
        'DATABASE_URL: the database at db.example:5433/tables answers with an error (the database system is starting up).',
      exitCode: 1,
    });
  });

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
