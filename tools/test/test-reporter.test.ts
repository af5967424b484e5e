import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { root } from '../root.ts';

const REPORTER = join(root, 'tools', 'test-reporter.ts');

const HELPER = `import { test } from 'node:test';
export const contract = () => {
  test('in a helper', () => { throw new Error('no'); });
};`;

/** What Node shows of a file with these tests, through the reporter. */
function shown(source: string): { readonly text: string; readonly closing: string } {
  const folder = mkdtempSync(join(tmpdir(), 'reporter-'));
  try {
    const file = join(folder, 'a.test.mjs');
    writeFileSync(join(folder, 'helper.mjs'), HELPER);
    writeFileSync(file, `import { describe, test, before } from 'node:test';\n${source}`);
    // Node does not run tests within tests, and knows by this that it would.
    const { NODE_TEST_CONTEXT: _, ...env } = process.env;
    const args = ['--disable-warning=ExperimentalWarning', '--test', '--test-reporter', REPORTER, file];
    const { stdout } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8', env });
    return { text: stdout, closing: stdout.trimEnd().split('\n').at(-1) ?? '' };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

describe('what is shown of tests', () => {
  test('only tests count, not what groups them', () => {
    const { text, closing } = shown(`
      describe('suite', () => {
        test('with subtests', async (t) => { await t.test('leaf', () => {}); });
        test('second leaf', () => {});
      });
      test('third leaf', () => {});`);
    assert.match(text, /a\.test\.mjs: 3 tests \(\d+\.\d s\)/);
    assert.equal(closing, '3 passed, 0 failed');
  });

  test('a failure is told with its place, its message and what the file printed, and counts once', () => {
    const { text, closing } = shown(
      `console.log('before it failed');\ndescribe('suite', () => {\n  test('wrong', () => { throw new Error('no luck'); });\n});`,
    );
    assert.match(text, /a\.test\.mjs: 1 test, 1 FAILED/);
    assert.match(text, /\nFAILED \S+a\.test\.mjs:4: wrong\n {2}Error: no luck\n/);
    assert.match(text, /\n--- printed by \S+a\.test\.mjs\nbefore it failed\n/);
    assert.doesNotMatch(text, /node:internal/);
    assert.equal(closing, '0 passed, 1 failed');
  });

  test('a suite that failed by itself counts', () => {
    const { closing } = shown(
      `describe('suite', () => { before(() => { throw new Error('no'); }); test('leaf', () => {}); });`,
    );
    assert.match(closing, /^0 passed, [12] failed$/);
  });

  test('a test that is skipped or left to do is a failure', () => {
    const { text, closing } = shown(`test.skip('later', () => {}); test.todo('some day', () => {});`);
    assert.match(text, /later\n {2}skipped or left to do/);
    assert.equal(closing, '0 passed, 2 failed');
  });

  test('a file without tests fails', () => {
    const { text, closing } = shown('');
    assert.match(text, /FAILED \S+a\.test\.mjs\S*: the file itself\n {2}the file holds no test/);
    assert.equal(closing, '0 passed, 1 failed');
  });

  test('a file that crashes fails', () => {
    const { text, closing } = shown(`throw new Error('before any test');`);
    assert.match(text, /the file itself\n/);
    assert.equal(closing, '0 passed, 1 failed');
  });

  test('what fails in a helper is told with its place there', () => {
    const { text } = shown(`import { contract } from './helper.mjs';\ncontract();`);
    assert.match(text, /FAILED \S+helper\.mjs:3: in a helper/);
  });
});
