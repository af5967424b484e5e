import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Random, seedFrom } from '@oeillade/kernel';
import { attractions, type Choice } from '../src/habits/choices.ts';

test('how attractive things are is found again from what was chosen', () => {
  const truth = [1, 3, 8];
  const random = new Random(seedFrom('choices'), 'test');
  const choices: Choice[] = Array.from({ length: 3_000 }, () => {
    const open = [0, 1, 2].filter(() => random.happens(0.7));
    if (open.length === 0) open.push(0);
    // Each kind has as many lots as it is attractive.
    const lots = open.flatMap((kind) => Array.from({ length: truth[kind]! }, () => kind));
    return { open, chosen: random.pick(lots) };
  });
  const [, second, third] = attractions(choices, [1, 1, 1]);
  assert.ok(Math.abs(second! - 3) < 0.4 && Math.abs(third! - 8) < 1);
});

test('what hardly ever came up stays as it was held likely', () => {
  const [, never] = attractions([{ open: [0], chosen: 0 }], [1, 5]);
  assert.ok(Math.abs(never! - 5) < 0.5);
});
