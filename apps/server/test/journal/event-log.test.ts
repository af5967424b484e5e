import assert from 'node:assert/strict';
import { DatabaseSync } from 'node:sqlite';
import { test } from 'node:test';
import { Random, seedFrom } from '@oeillade/kernel';
import { type Commit, EventLog } from '../../src/journal/event-log.ts';
import { EVENT_SCHEMA, EventTables } from '../../src/journal/event-tables.ts';

/** A log, what should be in it, and what the database holds of it. */
class Desk {
  readonly database = new DatabaseSync(':memory:');
  readonly expected = new Map<string, string[]>();
  readonly tables: EventTables;
  log = new EventLog();

  constructor() {
    this.database.exec(EVENT_SCHEMA);
    this.tables = new EventTables(this.database);
  }

  /** One commit with events for these tables, after which some of them are left. */
  write(codes: readonly string[], leaving: readonly string[] = []): void {
    this.commit(codes, leaving);
    for (const code of codes) this.expected.set(code, [...this.#keptOf(code), ...this.#nextOf(code)]);
  }

  /** The same, of which nothing comes. */
  fail(codes: readonly string[], leaving: readonly string[] = []): void {
    this.database.exec('BEGIN');
    this.commit(codes, leaving, false);
    this.database.exec('ROLLBACK');
    this.log.forget();
    this.tidyUp();
  }

  commit(codes: readonly string[], leaving: readonly string[], isAlone = true): void {
    const bundles = codes.map((code) => {
      const [from, events] = [this.#keptOf(code).length, this.#nextOf(code)];
      if (this.log.take(code, from, events.length) === 'unknown') {
        this.log.know(code, this.tables.next(code));
        assert.equal(this.log.take(code, from, events.length), 'taken');
      }
      return { code, from, length: events.length, lines: events.join('\n') };
    });
    const commit = this.log.commit(bundles, leaving);
    if (commit && isAlone) this.#transact(() => this.tables.write(commit));
    else if (commit) this.tables.write(commit);
  }

  count(table: 'log' | 'chapters'): number {
    return Number(this.database.prepare(`SELECT count(*) AS n FROM ${table}`).get()!['n']);
  }

  /** Whoever reads a table has it put away before. */
  check(): void {
    this.commit([], [...this.expected.keys()]);
    for (const [code, events] of this.expected) {
      assert.equal(this.tables.read(code), events.join('\n'));
      assert.equal(this.tables.next(code), events.length);
    }
  }

  /** As after a crash: all that is left is the database. */
  reopen(): void {
    this.log = new EventLog();
    this.tidyUp();
  }

  tidyUp(): void {
    this.#transact(() => this.tables.tidyUp());
  }

  #keptOf(code: string): readonly string[] {
    return this.expected.get(code) ?? [];
  }

  #nextOf(code: string): readonly string[] {
    const { length } = this.#keptOf(code);
    return [`${code} says ${length}`, `${code} says ${length + 1}`];
  }

  #transact(work: () => void): void {
    this.database.exec('BEGIN');
    work();
    this.database.exec('COMMIT');
  }
}

test('a commit is one row, however many tables it is about', () => {
  const desk = new Desk();
  desk.write(Array.from({ length: 100 }, (_, table) => `T${table}`));
  assert.equal(desk.count('log'), 1);
  assert.equal(desk.count('chapters'), 0);
  desk.check();
  assert.equal(desk.count('chapters'), 100);
});

test('the log does not grow without end, and chapters are far fewer than events', () => {
  const desk = new Desk();
  for (let commit = 0; commit < 5_000; commit++) desk.write(['A', 'B', `C${commit % 50}`]);
  assert.ok(desk.count('log') <= 1_100, `${desk.count('log')} entries`);
  assert.ok(desk.count('chapters') < 500, `${desk.count('chapters')} chapters`);
  desk.check();
  assert.equal(desk.count('log'), 0);
});

test('a place is given once, and none before those in front of it', () => {
  const log = new EventLog();
  assert.equal(log.take('A', 0, 2), 'unknown');
  log.know('A', 4);
  assert.equal(log.take('A', 3, 1), 'fenced');
  assert.equal(log.take('A', 5, 1), 'fenced');
  assert.equal(log.take('A', 4, 2), 'taken');
  assert.equal(log.take('A', 4, 2), 'fenced');
  // Who asked for it a moment too late changes nothing.
  log.know('A', 4);
  assert.equal(log.take('A', 6, 1), 'taken');
});

test('what a table has in the log goes with it when it is left, and is forgotten', () => {
  const log = new EventLog();
  log.know('A', 7);
  log.know('B', 0);
  for (const [code, from] of [
    ['A', 7],
    ['B', 0],
  ] as const)
    assert.equal(log.take(code, from, 1), 'taken');
  const bundles = [
    { code: 'A', from: 7, length: 1, lines: 'a' },
    { code: 'B', from: 0, length: 1, lines: 'b' },
  ];
  const expected: Commit = { entry: 1, text: 'A 7 1\na\nB 0 1\nb', chapters: [bundles[0]!], keepFrom: 1 };
  assert.deepEqual(log.commit(bundles, ['A']), expected);
  assert.equal(log.take('A', 8, 1), 'unknown');
  assert.deepEqual(log.commit([], ['A']), null);
  assert.deepEqual(log.commit([], ['B']), { entry: 2, text: '', chapters: [bundles[1]!], keepFrom: 3 });
});

test('whatever is put away when, and wherever it is cut off, nothing is lost or doubled', () => {
  const random = new Random(seedFrom('event log'), 'test');
  const desk = new Desk();
  const code = (): string => `T${random.below(random.happens(0.5) ? 5 : 300)}`;
  const some = (): string[] => [...new Set(Array.from({ length: 1 + random.below(8) }, code))];
  for (let step = 0; step < 6_000; step++) {
    const what = random.fraction();
    if (what < 0.8) desk.write(some());
    else if (what < 0.9) desk.write(some(), some());
    else if (what < 0.95) desk.commit([], some());
    else if (what < 0.97) desk.reopen();
    else if (what < 0.99) desk.fail(some(), random.happens(0.5) ? some() : []);
    else desk.commit([], desk.log.codes);
    if (step % 500 === 0) desk.check();
  }
  desk.reopen();
  assert.equal(desk.count('log'), 0);
  desk.check();
});

test('long after a failure chapters are still in order', () => {
  const desk = new Desk();
  for (let commit = 0; commit < 1_500; commit++) {
    desk.write(['A', `B${commit % 7}`]);
    if (commit % 400 === 399) desk.fail(['A', 'C'], ['B3']);
  }
  desk.check();
});
