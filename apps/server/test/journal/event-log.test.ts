import assert from 'node:assert/strict';
import { DatabaseSync } from 'node:sqlite';
import { test } from 'node:test';
import { Random, seedFrom } from '@oeillade/kernel';
import { bundleOf, EventLog, LOG_SCHEMA } from '../../src/journal/event-log.ts';

/** A log, what should be in it, and what the database holds of it. */
class Desk {
  readonly database = new DatabaseSync(':memory:');
  readonly expected = new Map<string, string[]>();
  log: EventLog;

  constructor() {
    this.database.exec(LOG_SCHEMA);
    this.log = new EventLog(this.database);
  }

  /** One commit with events for these tables. */
  write(...codes: string[]): void {
    const appends = codes.map((code) => {
      const kept = this.expected.get(code) ?? [];
      const events = [`${code} says ${kept.length}`, `${code} says ${kept.length + 1}`];
      this.expected.set(code, [...kept, ...events]);
      return bundleOf({ code, from: kept.length, events });
    });
    const { outcomes, committed } = this.log.write(appends);
    assert.ok(outcomes.every((error) => error === null));
    committed();
  }

  count(table: 'log' | 'chapters'): number {
    return Number(this.database.prepare(`SELECT count(*) AS n FROM ${table}`).get()!['n']);
  }

  check(): void {
    for (const [code, events] of this.expected) assert.deepEqual(this.log.read(code), events);
  }

  /** As after a crash: all that is left is the database. */
  reopen(): void {
    this.log = new EventLog(this.database);
  }
}

test('a commit is one row, however many tables it is about', () => {
  const desk = new Desk();
  desk.write(...Array.from({ length: 100 }, (_, table) => `T${table}`));
  assert.equal(desk.count('log'), 1);
  assert.equal(desk.count('chapters'), 0);
  desk.check();
});

test('the log does not grow without end, and chapters are far fewer than events', () => {
  const desk = new Desk();
  for (let commit = 0; commit < 5_000; commit++) desk.write('A', 'B', `C${commit % 50}`);
  assert.ok(desk.count('log') <= 1_100, `${desk.count('log')} entries`);
  assert.ok(desk.count('chapters') < 500, `${desk.count('chapters')} chapters`);
  desk.check();
});

test('whatever is put away when, and wherever it is cut off, nothing is lost or doubled', () => {
  const random = new Random(seedFrom('event log'), 'test');
  const desk = new Desk();
  const code = (): string => `T${random.below(random.happens(0.5) ? 5 : 300)}`;
  for (let step = 0; step < 6_000; step++) {
    const what = random.fraction();
    if (what < 0.9) desk.write(...new Set(Array.from({ length: 1 + random.below(8) }, code)));
    else if (what < 0.95) desk.log.putAway([code()])();
    else if (what < 0.98) desk.reopen();
    else if (what < 0.985) desk.log.putAllAway()();
    else desk.log.forgetNumbers();
    if (step % 200 === 0) desk.check();
  }
  desk.check();
  desk.reopen();
  desk.check();
  desk.log.putAllAway()();
  assert.equal(desk.count('log'), 0);
  desk.reopen();
  desk.check();
});

test('what was not committed did not happen', () => {
  const desk = new Desk();
  desk.write('A');
  desk.database.exec('BEGIN');
  desk.log.write([bundleOf({ code: 'A', from: 2, events: ['lost'] })]);
  desk.database.exec('ROLLBACK');
  desk.log.forgetNumbers();
  desk.check();
  desk.write('A');
  desk.check();
});
