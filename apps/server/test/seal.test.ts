import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sealOf as kernelsSealOf } from '@oeillade/kernel';
import { sealOf } from '../src/room/seal.ts';

test('the server seals a record as the kernel does, whatever is in it', () => {
  for (const text of ['', 'a wink', 'un clin d’œil 👁', 'half a sign: \ud83d', 'looked\n'.repeat(100_000)])
    assert.deepEqual(sealOf(text), kernelsSealOf(text));
});
