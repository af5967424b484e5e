import assert from 'node:assert/strict';
import { test } from 'node:test';
import { aimsOf, type Measured } from '../src/server/aims.ts';
import type { Held, Reading } from '../src/server/ramp.ts';

const names = { ours: 'ours', limit: 'bare', peers: ['peer'] };

const reading = (tables: number, p50: number): Reading => ({
  ...{ tables, p50, p99: 20, commands: 100, cpu: 0.5, loadCpu: 0.5 },
  ...{ memoryEach: 0, sentEach: 0, wasQuiet: true },
});
const held = (contender: string, ...readings: Reading[]): Held => ({
  ...{ contender, readings, best: readings.at(-1) ?? null, cost: 0 },
});

const measured = (change: Partial<Measured>): Measured => ({
  held: [
    held('bare', reading(200, 1), reading(600, 40)),
    held('ours', reading(200, 5.5), reading(280, 9), reading(400, 30)),
    held('peer', reading(200, 1), reading(300, 2)),
  ],
  costs: new Map([
    ['bare', 900],
    ['ours', 1_200],
    ['peer', 1_500],
  ]),
  idle: { asleep: { memory: 140e6, cpu: 0.005 }, awake: { memory: 200e6, cpu: 0.1 } },
  restore: { tables: 1_000, seconds: 2 },
  ...change,
});

const shown = (change: Partial<Measured> = {}) =>
  aimsOf(measured(change), names).map(
    ({ name, met, value }) => `${name}: ${met ? 'met' : 'missed'}, ${value}`,
  );

test('more tables than a peer, at less of the processor for each; quick, asleep for little, soon back', () => {
  assert.deepEqual(shown(), [
    'tables / peer: met, 133 %',
    'CPU a table / peer: met, 80 %',
    'p50 at half load: met, 5.5 and 1.0 ms',
    '10,000 tables asleep: memory: met, 140 MB',
    '10,000 tables asleep: CPU: met, 0.50 % of a core',
    '1,000 games restored: met, 2.00 s',
  ]);
});

test('as many tables as a peer are not more, and as much of the processor is not less', () => {
  const same = [held('ours', reading(300, 2)), held('peer', reading(300, 2)), held('bare', reading(300, 2))];
  const costs = new Map([
    ['ours', 1_500],
    ['peer', 1_500],
  ]);
  assert.deepEqual(shown({ held: same, costs }).slice(0, 2), [
    'tables / peer: missed, 100 %',
    'CPU a table / peer: missed, 100 %',
  ]);
});

test('a server that the machine did not let hold a single step proves nothing', () => {
  const none = [held('ours', reading(300, 2)), held('peer'), held('bare')];
  assert.deepEqual(shown({ held: none }).slice(0, 3), [
    'tables / peer: missed, not measured',
    'CPU a table / peer: met, 80 %',
    'p50 at half load: missed, not measured',
  ]);
});
