/** What is needed of a `test:pass` or `test:fail` event of node:test. */
export type Outcome = {
  readonly file: string;
  readonly name: string;
  readonly nesting: number;
  readonly passed: boolean;
  readonly isSuite: boolean;
  readonly isSkipped: boolean;
  readonly error?: { readonly failureType?: string; readonly cause?: unknown } | undefined;
};

export type Result = {
  readonly file: string;
  readonly name: string;
  readonly passed: boolean;
  readonly reason?: unknown;
};

/**
 * Turns the outcomes of node:test into results of leaf tests. What groups other tests (a suite, a test with
 * subtests) is no result of its own unless it failed by itself, as when one of its hooks throws.
 */
export class Tally {
  readonly results: Result[] = [];
  readonly #children = new Map<string, number[]>();
  readonly #emptyFilesFail: boolean;

  constructor(options: { readonly emptyFilesFail: boolean }) {
    this.#emptyFilesFail = options.emptyFilesFail;
  }

  add(outcome: Outcome): Result | undefined {
    const result = this.#judge(outcome);
    if (result) this.results.push(result);
    return result;
  }

  #judge(outcome: Outcome): Result | undefined {
    const { file, name, passed, error } = outcome;
    const fail = (reason: unknown): Result => ({ file, name, passed: false, reason });

    // node:test reports a file under its own name when it crashed or held no test.
    if (name === file) {
      if (!passed) return fail(error?.cause ?? 'the file failed');
      return this.#emptyFilesFail ? fail('the file holds no test') : undefined;
    }

    const isGroup = this.#countChildren(outcome) > 0 || outcome.isSuite;
    if (outcome.isSkipped) return fail('skipped or left to do');
    if (!passed) return isGroup && error?.failureType === 'subtestsFailed' ? undefined : fail(error?.cause);
    return isGroup ? undefined : { file, name, passed };
  }

  /** Children are reported before their parent, one level deeper. */
  #countChildren({ file, nesting }: Outcome): number {
    const counts = this.#children.get(file) ?? [];
    this.#children.set(file, counts);
    const children = counts[nesting + 1] ?? 0;
    counts[nesting + 1] = 0;
    counts[nesting] = (counts[nesting] ?? 0) + 1;
    return children;
  }
}
