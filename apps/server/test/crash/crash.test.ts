import { test } from 'node:test';
import { crashRounds } from './rounds.ts';

for (const journal of ['sqlite', 'postgres'] as const) {
  test(`killed again and again on ${journal}, a server loses nothing that it told`, async (context) => {
    context.diagnostic(await crashRounds({ journal, rounds: 5, seed: 'short' }));
  });
}
