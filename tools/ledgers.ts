import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Clause, readClauses } from './ledger.ts';
import { root } from './root.ts';

/** The ledgers of the games that are offered, and those that examples bring. */
const LEDGERS = ['docs/rules/*.md', 'examples/*/RULES.md'];

/** All clauses of all ledgers. */
export const readLedgers = (): Clause[] =>
  globSync(LEDGERS, { cwd: root })
    .sort()
    .flatMap((file) => readClauses(readFileSync(join(root, file), 'utf8')));

const known = new Set(readLedgers().map(({ id }) => id));

export const isClause = (id: string): boolean => known.has(id);
