/** `npm run test:web`: people in real browsers. With names of files, only those. */
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { seconds } from '../tools/checks.ts';
import { root } from '../tools/root.ts';
import { runTests } from '../tools/run-tests.ts';
import { buildWeb } from '../tools/web-build.ts';
import { findChromium } from './browser.ts';
import { BUILT } from './test-server.ts';

/** Some visit every page, three times over. */
const FILE_TIMEOUT_MS = 40 * 60_000;

const start = performance.now();
const wanted = process.argv.slice(2);
const files = globSync(['e2e/test/*.test.ts', 'examples/*/e2e/*.test.ts'], { cwd: root })
  .filter((file) => wanted.length === 0 || wanted.some((part) => file.includes(part)))
  .sort()
  .map((file) => join(root, file));

await buildWeb();
process.env[BUILT] = 'yes';
console.log(
  `Chromium: ${await findChromium().then(
    ({ path }) => path,
    (error: Error) => error.message,
  )}\n`,
);
const results = await runTests({ files, verbose: true, timeoutMs: FILE_TIMEOUT_MS });
const passed = results.filter((result) => result.passed).length;
const failed = results.length - passed;
console.log(`\n${seconds(performance.now() - start)}\n${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
