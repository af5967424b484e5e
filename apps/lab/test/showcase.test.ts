import assert from 'node:assert/strict';
import { test } from 'node:test';
import { library } from '@oeillade/catalogue/testkit';
import { lab } from './support.ts';

test('the showcase plays and verifies every game, draws one, and says what to try next', async () => {
  const { code, stdout, stderr } = await lab(['showcase', '--games', '25']);
  assert.deepEqual({ code, stderr }, { code: 0, stderr: '' });
  for (const facts of library.labels) assert.match(stdout, new RegExp(`\\n {2}${facts.title} +\\d–\\d +\\d`));
  assert.match(stdout, /every line of every record keeps the rules/);
  assert.match(stdout, /The game is over: /);
  assert.match(stdout, /npm run -s lab -- simulate .*\n.*verify .*\n.*replay .*\n.*stats /);
});
