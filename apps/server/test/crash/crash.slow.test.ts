import { test } from 'node:test';
import { crashRounds } from './rounds.ts';
import { wrongClock } from './troubles.ts';

for (const journal of ['sqlite', 'postgres'] as const) {
  test(`killed again and again on ${journal}, a server loses nothing that it told`, async (context) => {
    context.diagnostic(await crashRounds({ journal, rounds: 5, seed: 'short' }));
  });
}

test('a server that starts in 1970 keeps what it stamps, also when its clock is right again', async (context) => {
  context.diagnostic(await wrongClock('sqlite', 1970));
});
