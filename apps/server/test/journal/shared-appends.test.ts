import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { eventually } from '../../../../tools/eventually.ts';
import { Fenced } from '../../src/journal/port.ts';
import { SharedAppends } from '../../src/journal/shared-appends.ts';

/** A database that takes its time: each write waits until it is let through. */
class Slow {
  readonly batches: string[][] = [];
  readonly #through: (() => void)[] = [];
  stale = new Set<string>();
  taken = new Set<string>();

  readonly appends = new SharedAppends(async (appends) => {
    const codes = appends.map(({ code }) => code);
    this.batches.push(codes);
    await new Promise<void>((through) => this.#through.push(through));
    const taken = codes.find((code) => this.taken.has(code));
    if (taken) throw new Fenced(taken, 0);
    return new Set(codes.filter((code) => !this.stale.has(code)));
  });

  append(code: string): Promise<void> {
    return this.appends.append({ code, from: 0, events: ['{}'] });
  }

  async letThrough(): Promise<void> {
    await eventually('a write', () => this.#through.length > 0);
    this.#through.shift()!();
    await new Promise(setImmediate);
  }
}

describe('appends of many tables', () => {
  test('what comes while one is on its way goes out together with the next, each table once, in one order', async () => {
    const slow = new Slow();
    const first = slow.append('C');
    await new Promise(setImmediate);
    const rest = Promise.all(['D', 'A', 'D', 'B'].map((code) => slow.append(code)));
    await slow.letThrough();
    await first;
    await slow.letThrough();
    await slow.letThrough();
    await rest;
    assert.deepEqual(slow.batches, [['C'], ['A', 'B', 'D'], ['D']]);
  });

  test('one that is not right behind the last event is fenced, the others are kept', async () => {
    const slow = new Slow();
    slow.stale.add('B');
    const all = Promise.allSettled(['A', 'B', 'C'].map((code) => slow.append(code)));
    await slow.letThrough();
    assert.deepEqual(
      (await all).map(({ status }) => status),
      ['fulfilled', 'rejected', 'fulfilled'],
    );
  });

  test('one whose place is taken fails alone: the others are tried again without it', async () => {
    const slow = new Slow();
    slow.taken.add('B');
    const all = Promise.allSettled(['A', 'B', 'C'].map((code) => slow.append(code)));
    for (let write = 0; write < 4; write++) await slow.letThrough();
    const outcomes = await all;
    assert.deepEqual(
      outcomes.map(({ status }) => status),
      ['fulfilled', 'rejected', 'fulfilled'],
    );
    assert.ok((outcomes[1] as PromiseRejectedResult).reason instanceof Fenced);
    assert.deepEqual(slow.batches, [['A', 'B', 'C'], ['A'], ['B'], ['C']]);
  });
});
