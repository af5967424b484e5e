import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { root } from '../root.ts';

/** What measures the clock on purpose, on a machine with nothing else to do, is no part of `npm test`. */
const MEASURES = /^apps\/server\/test\/timing\//;

const files = ['{packages/*,apps/*,bench,tools}/test/**/*.ts', 'e2e/{test,support}/**/*.ts', 'e2e/*.ts']
  .flatMap((pattern) => globSync(pattern, { cwd: root }))
  .filter((file) => !MEASURES.test(file) && !file.startsWith('e2e/node_modules'));

const linesWith = (pattern: RegExp): string[] =>
  files.flatMap((file) =>
    readFileSync(join(root, file), 'utf8')
      .split('\n')
      .flatMap((line, index) => (pattern.test(line) ? [`${file}:${index + 1}: ${line.trim()}`] : [])),
  );

describe('tests on a machine that is busy with something else', () => {
  test('wait no longer than a deadline: eventually() has one, and says what was waited for', () => {
    assert.ok(files.length > 200, `only ${files.length} files found`);
    assert.deepEqual(linesWith(/\bwhile \(!.*\) await /), []);
  });

  test('expect nothing of how long something took', () => {
    assert.deepEqual(linesWith(/\bassert\b.*\b(?:performance|Date)\.now\(\) - /), []);
  });
});
