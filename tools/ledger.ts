/** One clause of a rules ledger in docs/rules. */
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

export function idsIn(testName: string): string[] {
  return testName.match(/\b[EWSD]-\d+\b/g) ?? [];
}

/** Says, one sentence each, where the ledgers and the suite disagree. */
export function compareLedger(clauses: readonly Clause[], tests: readonly TestName[]): string[] {
  const known = new Set(clauses.map((clause) => clause.id));
  const proved = new Set(tests.filter((test) => test.passed).flatMap((test) => idsIn(test.name)));
  return [
    ...clauses.filter(isRepeated).map(({ id }) => `${id} stands twice in the ledgers`),
    ...clauses
      .filter(({ id }) => !proved.has(id))
      .map(({ id, text }) => `${id} has no passing test: ${firstWords(text)}`),
    ...tests.flatMap(({ name }) =>
      idsIn(name)
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
