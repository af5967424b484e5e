import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { describe, test } from 'node:test';
import { codeFrom } from '@oeillade/protocol';
import { Guesses, MOST_GUESSERS } from '../../src/operate/guesses.ts';
import { TestServer } from '../support/test-server.ts';

/** The moment at which all of this happens: the clock of the limits stands still. */
const AT = 1_700_000_000_000;

function anyCode(): string {
  for (;;) {
    const code = codeFrom(randomBytes(16));
    if (code) return code;
  }
}

const statuses = (answers: readonly Response[], status: number): number =>
  answers.filter((answer) => answer.status === status).length;

describe('guessing codes', () => {
  test('four hundred at once are twenty guesses, and the rest is told when to come back', async () => {
    const testServer = await TestServer.open({}, undefined, { limitClock: () => AT });
    const tries = Array.from({ length: 400 }, () => testServer.request(`/api/tables/${anyCode()}`));
    const answers = await Promise.all(tries);
    assert.equal(statuses(answers, 404), 20);
    assert.equal(statuses(answers, 429), 380);
    assert.equal(answers.find(({ status }) => status === 429)!.headers.get('retry-after'), '60');
  });

  test('a class that opens the same link at once has guessed nothing', async () => {
    const testServer = await TestServer.open({ TRUST_PROXY: 'yes' });
    const { code } = await testServer.openTable({ game: 'wink' });
    const headers = { 'x-forwarded-for': '192.0.2.1' };
    const tries = Array.from({ length: 60 }, () => testServer.request(`/api/tables/${code}`, { headers }));
    assert.equal(statuses(await Promise.all(tries), 200), 60);
    const wrong = Array.from({ length: 20 }, () =>
      testServer.request(`/api/tables/${anyCode()}`, { headers }),
    );
    assert.equal(statuses(await Promise.all(wrong), 404), 20, 'all guesses are still there');
  });

  test('the networks of one customer guess as one', async () => {
    const testServer = await TestServer.open({ TRUST_PROXY: 'yes' });
    const from = (network: number) => ({ headers: { 'x-forwarded-for': `2001:db8:7:${network}::1` } });
    const tries = Array.from({ length: 60 }, (_, index) =>
      testServer.request(`/api/tables/${anyCode()}`, from(index)),
    );
    assert.equal(statuses(await Promise.all(tries), 404), 20);
    const other = { headers: { 'x-forwarded-for': '2001:db8:8:1::1' } };
    assert.equal((await testServer.request(`/api/tables/${anyCode()}`, other)).status, 404);
  });

  test('of very many networks the oldest are forgotten within their minute, and no other', () => {
    const guesses = new Guesses(1, () => 0);
    const isLetIn = (network: number): boolean => {
      const attempt = guesses.attempt(`network ${network}`, 'AAAAA');
      attempt?.missed();
      return attempt !== null;
    };
    for (let network = 0; network < MOST_GUESSERS; network++) assert.ok(isLetIn(network));
    assert.ok(!isLetIn(0), 'so many are remembered');
    assert.ok(isLetIn(MOST_GUESSERS), 'one more takes the place of the oldest');
    assert.deepEqual([isLetIn(1), isLetIn(0)], [false, true]);
  });

  test('what nobody can tell right now is no guess, and is not remembered as found', () => {
    let now = 0;
    const guesses = new Guesses(1, () => now);
    guesses.attempt('a', 'AAAAA')!.unknown();
    guesses.attempt('a', 'CCCCC')!.missed();
    assert.equal(guesses.attempt('a', 'AAAAA'), null);
    assert.equal(guesses.waitOf('a'), 60_000);
    now = 60_000;
    guesses.attempt('a', 'AAAAA')!.found();
    guesses.attempt('a', 'CCCCC')!.missed();
    assert.ok(guesses.attempt('a', 'AAAAA'), 'what was found stays open');
  });
});
