import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { compareLedger, idsIn, readClauses } from '../ledger.ts';

const sample = `# Rules

| id | point | here |
|---|---|---|
| E-1 | players | 3-6 |

Ruling on E-1: none.

- W-1 Each player has a colour.
- W-10 One two three four five six seven eight nine ten eleven twelve.
- D-3 Looking takes time.
- \`zwinkern\`: not a clause
`;

const passing = (...names: string[]) => names.map((name) => ({ name, passed: true }));

describe('reading a ledger', () => {
  test('bullets and rows of tables are clauses, prose is not', () => {
    assert.deepEqual(
      readClauses(sample).map(({ id }) => id),
      ['E-1', 'W-1', 'W-10', 'D-3'],
    );
    assert.equal(readClauses(sample)[0]?.text, 'players');
  });

  test('an id is a whole word with a letter of the ledgers', () => {
    assert.deepEqual(idsIn('W-1, E-22: both; not NEW-3, not X-4', 'EW'), ['W-1', 'E-22']);
  });
});

describe('comparing it with the suite', () => {
  const clauses = readClauses(sample);

  test('nothing to say when every clause has a test, those of digital play too', () => {
    assert.deepEqual(compareLedger(clauses, passing('E-1 W-1 together', 'W-10 alone', 'D-3')), []);
    assert.deepEqual(compareLedger(clauses, passing('E-1 W-1 together', 'W-10 alone')), [
      'D-3 has no passing test: Looking takes time.',
    ]);
  });

  test('a clause without a test is named with its first words', () => {
    assert.deepEqual(compareLedger(clauses, passing('E-1', 'W-1', 'D-3')), [
      'W-10 has no passing test: One two three four five six seven eight nine ten …',
    ]);
  });

  test('a longer number does not prove a shorter one', () => {
    assert.deepEqual(compareLedger(clauses, passing('E-1', 'W-10', 'D-3')), [
      'W-1 has no passing test: Each player has a colour.',
    ]);
  });

  test('a failed test proves nothing', () => {
    const tests = [...passing('E-1', 'W-10', 'D-3'), { name: 'W-1', passed: false }];
    assert.equal(compareLedger(clauses, tests).length, 1);
  });

  test('an id that no ledger has is an error', () => {
    const complaints = compareLedger(clauses, passing('E-1', 'W-1', 'W-10', 'D-3', 'W-99 gone'));
    assert.deepEqual(complaints, ['W-99 is in no ledger, but in the name of the test "W-99 gone"']);
  });

  test('a clause that stands twice is an error', () => {
    const twice = [...clauses, { id: 'W-1', text: 'again' }];
    assert.deepEqual(compareLedger(twice, passing('E-1', 'W-1', 'W-10', 'D-3')), [
      'W-1 stands twice in the ledgers',
    ]);
  });
});
