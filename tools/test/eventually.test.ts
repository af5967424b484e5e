import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { eventually, within } from '../eventually.ts';

const never = new Promise<never>(() => {});

describe('a wait in a test', () => {
  test('gives what was promised', async () => {
    assert.equal(await within('a word', Promise.resolve('wink')), 'wink');
  });

  test('fails as what was promised fails', async () => {
    await assert.rejects(within('a word', Promise.reject(new Error('No word.'))), { message: 'No word.' });
  });

  test('says what it has waited for in vain', async () => {
    const message = 'Waited 0.02 seconds in vain for a word.';
    await assert.rejects(within('a word', never, 20), { message });
    await assert.rejects(
      eventually('a word', () => false, 20),
      { message },
    );
  });

  test('comes to its end where even the look at what is waited for does not', async () => {
    await assert.rejects(
      eventually('a word', () => never, 20),
      { message: 'Waited 0.02 seconds in vain for a word.' },
    );
  });

  test('looks no further when it is over', async () => {
    let looks = 0;
    await assert.rejects(eventually('a word', () => ++looks < 0, 20));
    const before = looks;
    await new Promise(setImmediate);
    await eventually('a moment to pass', () => true);
    assert.ok(looks - before <= 1, `${looks - before} looks`);
  });

  test('goes by the time of the machine where a test has taken hold of the timers', async (context) => {
    context.mock.timers.enable({ apis: ['setTimeout', 'Date'] });
    let looks = 0;
    await eventually('a third look', () => ++looks === 3);
    await assert.rejects(within('a word', never, 20), /in vain/);
  });
});
