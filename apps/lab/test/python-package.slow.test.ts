import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { hasPython } from './python.ts';

const path = (name: string): string => fileURLToPath(new URL(name, import.meta.url));

/** The lab as the tests run it: on this very Node. */
const OEILLADE_LAB = `${process.execPath} --disable-warning=ExperimentalWarning ${path('../src/main.ts')}`;

test('the Python package keeps what it promises', async () => {
  if (!hasPython) return;
  const args = ['-m', 'unittest', 'discover', '-s', 'tests', '-t', '.'];
  const { stdout, stderr } = await promisify(execFile)('python3', args, {
    cwd: path('../../../python'),
    env: { ...process.env, OEILLADE_LAB, PYTHONDONTWRITEBYTECODE: '1' },
  });
  if (stdout.includes('not installed')) console.log(stdout.trim());
  assert.match(stderr, /\nOK\n$/);
});
