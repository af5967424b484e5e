import { availableParallelism } from 'node:os';
import { relative } from 'node:path';
import { run } from 'node:test';
import { inspect } from 'node:util';
import { seconds } from './checks.ts';
import { root } from './root.ts';
import { type Result, Tally } from './tally.ts';

const FILE_TIMEOUT_MS = 15 * 60_000;

export type Selection = {
  readonly files: readonly string[];
  readonly grep?: RegExp | undefined;
  readonly verbose: boolean;
  /** How long a file may take. */
  readonly timeoutMs?: number;
};

/** Runs the files on node:test: a line for each file, then the failures in detail. */
export async function runTests({
  files,
  grep,
  verbose,
  timeoutMs = FILE_TIMEOUT_MS,
}: Selection): Promise<Result[]> {
  const tally = new Tally({ emptyFilesFail: !grep });
  const printed = new Map<string, string>();
  const events = run({
    files: [...files],
    cwd: root,
    concurrency: availableParallelism(),
    timeout: timeoutMs,
    ...(grep ? { testNamePatterns: [grep] } : {}),
  });

  for await (const { type, data } of events) {
    if (type === 'test:stdout' || type === 'test:stderr') {
      printed.set(data.file, (printed.get(data.file) ?? '') + data.message);
    } else if (type === 'test:pass' || type === 'test:fail') {
      const { details } = data;
      const result = tally.add({
        file: data.file ?? '',
        name: data.name,
        nesting: data.nesting,
        passed: type === 'test:pass',
        isSuite: details.type === 'suite',
        isSkipped: isMarked(data.skip) || isMarked(data.todo),
        error: 'error' in details ? details.error : undefined,
      });
      if (verbose && result) console.log(`  ${result.passed ? 'ok    ' : 'FAILED'} ${shortName(result)}`);
    } else if (type === 'test:summary' && data.file) {
      printFile(data.file, tally.results, data.duration_ms);
    }
  }

  const failures = tally.results.filter((result) => !result.passed);
  for (const failure of failures) printFailure(failure);
  for (const file of new Set(failures.map((failure) => failure.file))) {
    const output = printed.get(file);
    if (output) console.log(`\n--- printed by ${relative(root, file)}\n${output.trimEnd()}`);
  }
  return tally.results;
}

// node:test gives `true`, or the reason as a text that may be empty.
function isMarked(mark: string | boolean | undefined): boolean {
  return mark !== undefined && mark !== false;
}

function printFile(file: string, results: readonly Result[], milliseconds: number): void {
  const own = results.filter((result) => result.file === file);
  if (own.length === 0) return;
  const failed = own.filter((result) => !result.passed).length;
  const tests = own.length === 1 ? '1 test' : `${own.length} tests`;
  const count = failed > 0 ? `${tests}, ${failed} FAILED` : tests;
  console.log(`${relative(root, file)}: ${count} (${seconds(milliseconds)})`);
}

function printFailure(failure: Result): void {
  const reason = failure.reason instanceof Error ? describe(failure.reason) : failure.reason;
  console.log(`\nFAILED ${relative(root, failure.file)}: ${shortName(failure)}`);
  console.log(indent(typeof reason === 'string' ? reason : inspect(reason)));
}

function shortName({ name, file }: Result): string {
  return name === file ? 'the file itself' : name;
}

/** The stack without the runner's own frames, which say nothing about the failure. */
function describe(error: Error): string {
  const text = error.stack ?? error.message;
  const cause = error.cause === undefined ? '' : `\ncause: ${inspect(error.cause)}`;
  return text.replace(/\n\s+at (?:async )?[^\n]*node:internal[^\n]*/g, '') + cause;
}

function indent(text: string): string {
  return text.replace(/^/gm, '  ');
}
