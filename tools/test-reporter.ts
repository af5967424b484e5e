/**
 * How the tests of this repo are told: a line for each file, then the failures in detail. `npm test` uses it, and so can
 * Node itself: `node --test --test-reporter ./tools/test-reporter.ts packages/table/test/start.test.ts`.
 */
import { relative, resolve } from 'node:path';
import type { TestEvent } from 'node:test/reporters';
import { inspect } from 'node:util';
import { seconds } from './checks.ts';
import { root } from './root.ts';

export type Result = {
  readonly file: string;
  readonly name: string;
  readonly passed: boolean;
  /** Where the test stands; a helper may hold the tests of several files. */
  readonly place: string;
  readonly reason?: unknown;
};

export type Telling = {
  /** Tells every test, not only those that failed. */
  readonly verbose: boolean;
  /** A file without tests is a mistake, unless they were chosen by name. */
  readonly emptyFilesFail: boolean;
  /** Takes each result as it comes. */
  readonly results: Result[];
};

type Outcome = Extract<TestEvent, { type: 'test:pass' | 'test:fail' }>;
type Events = AsyncIterable<TestEvent>;

export default async function* reportAll(events: Events): AsyncGenerator<string> {
  const results: Result[] = [];
  yield* reporter({ verbose: false, emptyFilesFail: true, results })(events);
  const failed = results.filter(({ passed }) => !passed).length;
  yield `\n${results.length - failed} passed, ${failed} failed\n`;
}

/** Node counts in the same way as tests tell figures. */
const OF_NODE = /^(?:tests|suites|pass|fail|cancelled|skipped|todo|duration_ms) [\d.]+$/;

export function reporter({ verbose, emptyFilesFail, results }: Telling) {
  return async function* report(events: Events): AsyncGenerator<string> {
    const printed = new Map<string, string>();
    const groups = new Set<string>();
    /** What tests have to say although they pass: figures that they hold to a limit. */
    const noted = new Map<string, readonly string[]>();
    for await (const event of events) {
      const { type, data } = event;
      if (type === 'test:stdout' || type === 'test:stderr') {
        const file = entryOf(data);
        printed.set(file, (printed.get(file) ?? '') + data.message);
      } else if (type === 'test:pass' || type === 'test:fail') {
        const result = judge(event, { groups, emptyFilesFail });
        if (!result) continue;
        results.push(result);
        if (verbose) yield `  ${result.passed ? 'ok    ' : 'FAILED'} ${result.name}\n`;
      } else if (type === 'test:diagnostic' && data.file !== undefined && !OF_NODE.test(data.message)) {
        noted.set(entryOf(data), [...(noted.get(entryOf(data)) ?? []), data.message]);
      } else if (type === 'test:summary' && data.file !== undefined) {
        yield* describeFile(entryOf(data), results, data.duration_ms);
        for (const note of noted.get(entryOf(data)) ?? []) yield `    ${note}\n`;
      }
    }

    const failures = results.filter(({ passed }) => !passed);
    for (const failure of failures) yield describeFailure(failure);
    for (const file of new Set(failures.map((failure) => failure.file))) {
      const output = printed.get(file);
      if (output) yield `\n--- printed by ${relative(root, file)}\n${output.trimEnd()}\n`;
    }
  };
}

/**
 * Only tests are results. What groups others, a suite or a test with subtests, is one if it failed by itself, as when one of
 * its hooks throws.
 */
function judge(
  { type, data }: Outcome,
  { groups, emptyFilesFail }: { groups: Set<string>; emptyFilesFail: boolean },
): Result | null {
  const file = entryOf(data);
  const passed = type === 'test:pass';
  const place = `${relative(root, data.file ?? file)}${data.line === undefined ? '' : `:${data.line}`}`;
  const error: { failureType?: string; cause?: unknown } = (!passed && data.details.error) || {};
  const fail = (reason: unknown, name = data.name): Result => ({ file, name, place, passed: false, reason });

  // Node reports a file under its own name when it crashed or held no test.
  if (resolve(root, data.name) === file) {
    if (!passed) return fail(error.cause ?? 'the file failed', 'the file itself');
    return emptyFilesFail ? fail('the file holds no test', 'the file itself') : null;
  }
  // Subtests are told before the test that holds them.
  if (data.parentId !== undefined) groups.add(`${file} ${data.parentId}`);
  const isGroup = data.details.type === 'suite' || groups.has(`${file} ${data.testId}`);
  if (isMarked(data.skip) || isMarked(data.todo)) return fail('skipped or left to do');
  if (!passed) return isGroup && error.failureType === 'subtestsFailed' ? null : fail(error.cause);
  return isGroup ? null : { file, name: data.name, place, passed };
}

/** Newer versions of Node tell apart the file that was run and the one in which a test stands. */
const entryOf = (data: { readonly file?: string | undefined; readonly entryFile?: string }): string =>
  resolve(root, data.entryFile ?? data.file ?? '');

// `true`, or the reason as a text that may be empty.
const isMarked = (mark: string | boolean | undefined): boolean => mark !== undefined && mark !== false;

function* describeFile(file: string, results: readonly Result[], milliseconds: number): Generator<string> {
  const own = results.filter((result) => result.file === file);
  if (own.length === 0) return;
  const failed = own.filter(({ passed }) => !passed).length;
  const tests = own.length === 1 ? '1 test' : `${own.length} tests`;
  const count = failed > 0 ? `${tests}, ${failed} FAILED` : tests;
  yield `${relative(root, file)}: ${count} (${seconds(milliseconds)})\n`;
}

function describeFailure({ place, name, reason }: Result): string {
  const text = reason instanceof Error ? describeError(reason) : reason;
  const indented = (typeof text === 'string' ? text : inspect(text)).replace(/^/gm, '  ');
  return `\nFAILED ${place}: ${name}\n${indented}\n`;
}

/** The stack without the runner's own frames, which say nothing about the failure. */
function describeError(error: Error): string {
  const text = error.stack ?? error.message;
  const cause = error.cause === undefined ? '' : `\ncause: ${inspect(error.cause)}`;
  return text.replace(/\n\s+at (?:async )?[^\n]*node:internal[^\n]*/g, '') + cause;
}
