import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Disturbances } from '../src/server/load/disturbances.ts';
import { Latencies } from '../src/server/load/latencies.ts';
import { stolen } from '../src/server/load/stolen.ts';
import { shareOf } from '../src/server/load/table.ts';
import { stepFrom } from '../src/server/ramp.ts';
import { record, recording } from '../src/server/script.ts';

test('the recorded table is the same in every process: servers and load must agree on it', () => {
  assert.deepEqual(record(), record());
});

test('the recorded table is in full play', () => {
  const { steps, lasts } = recording();
  const asks = steps.map(({ text }) => JSON.parse(text) as { ask: string; command?: { do: string } });
  const looks = asks.filter(({ ask }) => ask === 'look').length;
  const calls = asks.filter(({ command }) => command?.do === 'call').length;
  const minutes = lasts / 60_000;
  assert.ok(looks > 850 * minutes && looks <= 960 * minutes, `${looks} looks in ${minutes} minutes`);
  assert.ok(calls >= 8 * minutes, `${calls} calls in ${minutes} minutes`);
  assert.ok(steps.some(({ sent }) => sent.some(({ to }) => to === 'all')));
  const records = steps.flatMap(({ sent }) => sent.filter(({ text }) => text.includes('"m":"record"')));
  assert.deepEqual(
    records.map(({ to }) => to),
    ['all'],
    'it is played to its end, once',
  );
  assert.match(steps.at(-1)!.text, /"ask":"start"/, 'and then the next game begins');
  const timed = steps.filter(({ isTimed }) => isTimed);
  for (const { sent } of timed) {
    const views = sent.filter(({ text }) => text.includes('"m":"view"'));
    assert.equal(views.length, 8, 'each seat is shown a view');
  }
});

test('a percentile is a value that was measured', () => {
  const latencies = new Latencies();
  assert.equal(latencies.at(0.99), Number.POSITIVE_INFINITY);
  for (let value = 100; value > 0; value--) latencies.add(0, value);
  assert.equal(latencies.at(0.5), 50);
  assert.equal(latencies.at(0.99), 99);
  assert.equal(latencies.at(1), 100);
});

test('what was measured while the machine was taken away can be left out', () => {
  const latencies = new Latencies();
  for (const [asked, took] of [
    [0, 3],
    [10, 900],
    [20, 800],
    [30, 4],
    [40, 700],
  ] as const)
    latencies.add(asked, asked + took);
  latencies.leaveOut([
    { from: 10, to: 25 },
    { from: 35, to: 50 },
  ]);
  assert.equal(latencies.count, 2);
  assert.equal(latencies.at(1), 4);
});

test('time is quiet but around the moments at which something was stolen', () => {
  // Whole, so that sums of it are exact.
  const now = Math.round(performance.now());
  const disturbances = new Disturbances(now);
  disturbances.stop();
  const before = stolen();
  disturbances.look(now + 1_000, before + 10);
  disturbances.look(now + 1_020, before + 10);
  disturbances.look(now + 1_100, before + 30);
  disturbances.look(now + 3_000, before + 40);
  assert.deepEqual(disturbances.stretches, [
    { from: now + 900, to: now + 1_250 },
    { from: now + 2_900, to: now + 3_150 },
  ]);
  assert.equal(Math.round(disturbances.quiet(now + 4_000)), 4_000 - 350 - 250);
  assert.equal(Math.round(disturbances.quiet(now + 3_000)), 3_000 - 350 - 100);
});

test('a server with much to spare gets many more tables at a time, one at its limit a few', () => {
  assert.equal(stepFrom({ tables: 150, cpu: 0.2 }), 210);
  assert.equal(stepFrom({ tables: 200, cpu: 0.68 }), 220);
  assert.equal(stepFrom({ tables: 500, cpu: 0.97 }), 520);
});

test('tables begin at moments of their own, however many there are', () => {
  for (const tables of [8, 150, 700]) {
    const shares = Array.from({ length: tables }, (_, number) => shareOf(number)).sort((a, b) => a - b);
    const gaps = shares.map((share, index) => (shares[index + 1] ?? 1 + shares[0]!) - share);
    assert.ok(Math.max(...gaps) < 3 / tables, `of ${tables}`);
  }
});
