import { describe } from 'node:test';
import { Memory } from './support/memory.ts';
import { appendContract } from './support/store-contract.ts';

/** What the tests of rooms rest on keeps to what rooms rest on. */
describe('the store in memory of these tests', () => {
  const memory = new Memory();
  let tables = 0;
  appendContract(
    () => memory,
    async () => `S${tables++}`,
  );
});
