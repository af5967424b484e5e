import { availableParallelism } from 'node:os';
import { run } from 'node:test';
import { root } from './root.ts';
import { type Result, reporter } from './test-reporter.ts';

const FILE_TIMEOUT_MS = 15 * 60_000;

export type Selection = {
  readonly files: readonly string[];
  readonly grep?: RegExp | undefined;
  readonly verbose: boolean;
  /** How long a file may take. */
  readonly timeoutMs?: number;
};

/**
 * Runs the files on node:test, one more at once than there are cores, as most of them wait for servers and pages rather than
 * compute; and tells in their order what came of them.
 */
export async function runTests({ files, grep, verbose, timeoutMs }: Selection): Promise<Result[]> {
  const results: Result[] = [];
  const events = run({
    files: [...files],
    cwd: root,
    concurrency: availableParallelism() + 1,
    timeout: timeoutMs ?? FILE_TIMEOUT_MS,
    ...(grep ? { testNamePatterns: [grep] } : {}),
  });
  const report = reporter({ verbose, emptyFilesFail: !grep, results });
  for await (const text of report(events)) process.stdout.write(text);
  return results;
}
