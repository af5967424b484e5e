/** One clause of a rules ledger. */
export type Clause = { readonly id: string; readonly text: string };

export type TestName = { readonly name: string; readonly passed: boolean };

/** Finds the clauses: bullets `- W-1 …` and rows of tables `| E-1 | …`. */
export function readClauses(markdown: string): Clause[] {
  const clause = /^(?:- ([A-Z]-\d+) (.*)|\| ([A-Z]-\d+) \| ([^|]*).*)$/gm;
  return [...markdown.matchAll(clause)].map((match) => ({
    id: match[1] ?? match[3] ?? '',
    text: (match[2] ?? match[4] ?? '').trim(),
  }));
}

/** The ids in the name of a test, with the letters that the ledgers use. */
export function idsIn(testName: string, letters: string): string[] {
  return testName.match(new RegExp(`\\b[${letters}]-\\d+\\b`, 'g')) ?? [];
}

const lettersOf = (clauses: readonly Clause[]): string =>
  [...new Set(clauses.map(({ id }) => id[0]))].join('');

/** Says, one sentence each, where the ledgers and the suite disagree. */
export function compareLedger(clauses: readonly Clause[], tests: readonly TestName[]): string[] {
  if (clauses.length === 0) return ['there is no clause in any ledger'];
  const letters = lettersOf(clauses);
  const known = new Set(clauses.map((clause) => clause.id));
  const proved = new Set(tests.filter((test) => test.passed).flatMap(({ name }) => idsIn(name, letters)));
  return [
    ...clauses.filter(isRepeated).map(({ id }) => `${id} stands twice in the ledgers`),
    ...clauses
      .filter(({ id }) => !proved.has(id))
      .map(({ id, text }) => `${id} has no passing test: ${firstWords(text)}`),
    ...tests.flatMap(({ name }) =>
      idsIn(name, letters)
        .filter((id) => !known.has(id))
        .map((id) => `${id} is in no ledger, but in the name of the test "${name}"`),
    ),
  ];
}

function isRepeated(clause: Clause, index: number, all: readonly Clause[]): boolean {
  return all.findIndex((other) => other.id === clause.id) < index;
}

function firstWords(text: string): string {
  const words = text.split(/\s+/);
  return words.length > 10 ? `${words.slice(0, 10).join(' ')} …` : text;
}
