import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { assertsElapsedTime } from '../elapsed.ts';
import { root } from '../root.ts';
import { endlessWaits } from '../waits.ts';

/** What measures the clock on purpose, on a machine with nothing else to do, is no part of `npm test`. */
const MEASURES = /^apps\/server\/test\/(?:attack|timing)\//;

/** What belongs to a lane of its own may hold a count against the time that it really took. */
const IS_SLOW = /\.slow\.test\.ts$/;

const files = [
  '{packages/*,apps/*,examples/*,bench,tools}/test/**/*.{ts,tsx}',
  'packages/*/testkit/**/*.ts',
  '{e2e,examples/*/e2e}/**/*.ts',
  'tools/{plug-in,postgres}/**/*.ts',
]
  .flatMap((pattern) => globSync(pattern, { cwd: root }))
  .filter((file) => !MEASURES.test(file) && !file.includes('node_modules'));

const read = (file: string): string => readFileSync(join(root, file), 'utf8');

describe('tests on a machine that is busy with something else', () => {
  test('wait no longer than a deadline: within() and eventually() have one, and say what was waited for', () => {
    assert.ok(files.length > 500, `only ${files.length} files found`);
    assert.deepEqual(
      files.flatMap((file) => endlessWaits(file, read(file))),
      [],
    );
  });

  test('expect nothing of how long something took', () => {
    assert.deepEqual(
      files.filter((file) => !IS_SLOW.test(file) && assertsElapsedTime(read(file))),
      [],
    );
  });
});

test('how long something took is found on the spot and behind a name, and nowhere else', () => {
  const NOW = 'performance.now()';
  for (const source of [
    `assert.ok(${NOW} - began < 500);`,
    `const took = ${NOW} - began;\nassert.ok(took < 500);`,
    `let took: number = Math.round(${NOW} - began);\nawait ends();\nassert.equal(took, 500);`,
  ])
    assert.ok(assertsElapsedTime(source), source);
  for (const source of [
    `const took = ${NOW} - began;\nconsole.log(took);`,
    `const yesterday = ${NOW} - DAY;\nstore.prune(yesterday);\nassert.equal(store.count, 0);`,
    `const took = clock.now() - began;\nassert.equal(took, 500);`,
  ])
    assert.ok(!assertsElapsedTime(source), source);
});

describe('what waits without an end', () => {
  for (const [what, source] of Object.entries({
    'for an event': `await once(socket, 'open');`,
    'for an event that was asked for before': `const closed = once(socket, 'close');\nawait closed;`,
    'for several events': `await Promise.all(all.map((one) => once(one, 'open')));`,
    'for what a listener is told': `await new Promise((done) => child.on('close', done));`,
    'for what a function listens for': `const end = () => new Promise((done) => child.once('exit', done));`,
    'for what somebody else is given to call': `const told = new Promise((shown) => {\n  shownOut = shown;\n});\nawait told;`,
    'for what is called in the place of something else': `const begins = new Promise((begin) => {\n  instead.release = () => begin();\n});\nawait begins;`,
    'for what is put in a list': `const turn = new Promise((next) => queue.push(next));\nawait turn;`,
    'for a promise with its resolver': `const { promise: told, resolve } = Promise.withResolvers();\nawait told;`,
    'for one that is kept with its resolver': `const told = Promise.withResolvers();\nawait told.promise;`,
    'in a loop on one line': `while (!isThere()) await pause(10);`,
    'in a loop over several lines': `while (list.length === 0) {\n  look();\n  await pause(10);\n}`,
    'in a loop that ends after a wait': `do {\n  await pause(10);\n} while (!isThere());`,
    'in a loop that never ends': `for (;;) {\n  if (await isThere()) break;\n}`,
  })) {
    test(`${what} is found`, () => {
      assert.equal(endlessWaits('a.test.ts', source).length, 1, source);
    });
  }

  test('is named with its place', () => {
    const source = `\nwhile (!isThere())\n  await pause(10);\n`;
    assert.deepEqual(endlessWaits('a.test.ts', source), ['a.test.ts:2: while (!isThere())']);
  });

  test('is nothing that has a deadline, or comes to its end', () => {
    for (const source of [
      `await within('an answer', once(socket, 'message'));`,
      `const closed = once(socket, 'close');\nconst [code] = await within('the end', closed);`,
      `await once(socket, 'pong', { signal });`,
      `const end = new Promise((done) => child.on('close', done));\nexport const ends = () => within('the end', end);`,
      `const told = new Promise((shown) => { shownOut = shown; });\nassert.equal(await within('a word', told), 'so');`,
      `const { promise, resolve } = Promise.withResolvers();\ngate = promise;\nopens(resolve);`,
      `const turn = new Promise((done) => setImmediate(done));\nawait turn;`,
      `await new Promise((done) => { child.once('exit', done); setTimeout(done, 100); });`,
      `while (!isThere()) {\n  assert.ok(tries++ < 9);\n  await pause(10);\n}`,
      `while (seats.length < 8) seats.push(await takesSeat());`,
      `while (next < 8) await attack(next++);`,
      `for (let round = 1; round < 3; round++) await plays(round);`,
      `while (moves.length > 0) moves.pop();`,
      `while (isOn()) later(async () => { await pause(10); });`,
      `export const loads = once(async () => (await import('./part.ts')).part);`,
    ])
      assert.deepEqual(endlessWaits('a.test.ts', source), [], source);
  });
});
