import { globSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { BROWSER_TESTS, IN_SLOW_LANE, prepareBrowserTests } from './browser-tests.ts';
import { runChecks } from './checks.ts';
import { compareLedger } from './ledger.ts';
import { readLedgers } from './ledgers.ts';
import { root } from './root.ts';
import { runTests } from './run-tests.ts';
import type { Result } from './test-reporter.ts';

const usage = `Usage: npm test [-- [options] [folder or file]…]

Without a folder, a file or --grep: type-check, lint, architecture, all the tests but the slow ones, the rules ledgers.
With one of them: the tests chosen, slow ones too, and nothing else.

  --grep PATTERN   only the tests whose name matches, such as --grep W-20
  --slow           the slow ones alone: the files called *.slow.test.ts
  --verbose        the name of every test
  --help           this text`;

const { paths, grep, verbose, slow } = readArguments();
const isChoice = paths.length > 0 || grep !== undefined;
const everything = !isChoice && !slow;
const counts = everything ? await runChecks() : { passed: 0, failed: 0 };

console.log('\n== tests');
const results = await runTests({ files: await selectFiles(), grep, verbose });
if (results.length === 0) fail('No test ran.');
for (const result of results) counts[result.passed ? 'passed' : 'failed'] += 1;

if (everything) checkLedger(results);

console.log(`\n${counts.passed} passed, ${counts.failed} failed`);
process.exitCode = counts.failed > 0 ? 1 : 0;

function fail(sentence: string): void {
  console.log(sentence);
  counts.failed += 1;
}

async function selectFiles(): Promise<string[]> {
  const places = '{packages/*,apps/*,examples/*,bench,tools}/test/**/*.test.ts';
  const isInLane = (file: string) => file.endsWith('.slow.test.ts') === slow;
  const chosen = (file: string) =>
    ((isChoice && !slow) || isInLane(file)) &&
    (paths.length === 0 || paths.some((path) => file === path || file.startsWith(`${path}/`)));
  const files = globSync(places, { cwd: root }).filter(chosen).sort();
  // Whoever looks for one rule by its number does not wait for a browser.
  const played = [...BROWSER_TESTS.filter(chosen), ...(slow && paths.length === 0 ? IN_SLOW_LANE : [])];
  const inBrowser = grep && paths.length === 0 ? [] : played;
  if (inBrowser.length > 0 && (await isBrowserReady())) files.unshift(...inBrowser);
  return files.map((file) => join(root, file));
}

async function isBrowserReady(): Promise<boolean> {
  try {
    return await prepareBrowserTests();
  } catch (error) {
    fail(`FAILED: the pages cannot be built. ${error instanceof Error ? error.message : error}`);
    return false;
  }
}

function checkLedger(all: readonly Result[]): void {
  console.log('\n== rules ledgers');
  const clauses = readLedgers();
  // The tools' own tests speak of ids without proving a rule.
  const tests = all.filter(({ file }) => !relative(root, file).startsWith('tools'));
  const complaints = compareLedger(clauses, tests);
  for (const complaint of complaints) console.log(complaint);
  if (complaints.length > 0) {
    fail(`FAILED: ledgers and tests disagree ${complaints.length} times`);
  } else {
    counts.passed += 1;
    console.log(`ok (${clauses.length} clauses)`);
  }
}

interface Arguments {
  readonly paths: readonly string[];
  readonly grep: RegExp | undefined;
  readonly verbose: boolean;
  readonly slow: boolean;
}

function readArguments(): Arguments {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        grep: { type: 'string' },
        verbose: { type: 'boolean', default: false },
        slow: { type: 'boolean', default: false },
        help: { type: 'boolean' },
      },
    });
    if (values.help) {
      console.log(usage);
      process.exit(0);
    }
    return {
      paths: positionals.map((path) => relative(root, resolve(path)).replaceAll('\\', '/')),
      grep: values.grep === undefined ? undefined : new RegExp(values.grep),
      verbose: values.verbose,
      slow: values.slow,
    };
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    process.exit(2);
  }
}
