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

/** Runs the files on node:test, as many at once as there are cores, and tells in their order what came of them. */
export async function runTests({ files, grep, verbose, timeoutMs }: Selection): Promise<Result[]> {
  const results: Result[] = [];
  const events = run({
    files: [...files],
    cwd: root,
    concurrency: availableParallelism(),
    timeout: timeoutMs ?? FILE_TIMEOUT_MS,
    ...(grep ? { testNamePatterns: [grep] } : {}),
  });
  const report = reporter({ verbose, emptyFilesFail: !grep, results });
  for await (const text of report(events)) process.stdout.write(text);
  return results;
}
