import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { runOffered, suitesOverGames } from '../../../tools/plug-in/suites.ts';

/**
 * The tests that go over all offered games know nothing of this one. With its three lines in the registries, in the
 * memory of the process that runs them, they play it: bots, stories, records, sockets, the lab, the pages.
 */
describe('with its three lines', { concurrency: 2 }, () => {
  for (const file of suitesOverGames()) {
    test(`${file} holds of it`, async () => {
      const own = await runOffered('examples/liars-dice', file, 'liars-dice');
      // Some go over all games within one test.
      const { passed, failed, output } = own.passed > 0 ? own : await runOffered('examples/liars-dice', file);
      assert.ok(failed === 0 && passed > 0, output);
    });
  }
});
