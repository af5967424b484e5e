import assert from 'node:assert/strict';
import { copyFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { sealOf } from '@oeillade/kernel';
import { readEvent } from '@oeillade/table';
import pg from 'pg';
import { type JournalKind, type KeptTable, readTables } from '../fixtures/tables.ts';
import { Hand } from '../support/hands/hand.ts';
import { does } from '../support/party.ts';
import { Person } from '../support/person.ts';
import { verified } from '../support/records.ts';
import { TestServer } from '../support/test-server.ts';
import { Databases } from './databases.ts';

/** Each form that journals have had, by the number of its last migration, and by the version of its events where those alone changed. */
const FORMS = ['journal-1', 'journal-3', 'journal-3-events-4'] as const;
const folderOf = (form: string): string => fileURLToPath(new URL(`../fixtures/${form}`, import.meta.url));
/** However old they get: these are not to be forgotten. */
const NEVER_FORGET = { RETENTION_DAYS: '0' };

/** A server on a copy of the journal: what happens here does not change the fixture. */
const openCopy = (kind: JournalKind, kept: string): Promise<TestServer> =>
  kind === 'sqlite' ? openSqlite(kept) : openPostgres(kept);

function openSqlite(kept: string): Promise<TestServer> {
  const folder = mkdtempSync(join(tmpdir(), 'oeillade-before-'));
  copyFileSync(join(kept, 'oeillade.sqlite'), join(folder, 'oeillade.sqlite'));
  const testServer = TestServer.open({ ...NEVER_FORGET, DATA_DIR: folder });
  after(() => rmSync(folder, { recursive: true, force: true }));
  return testServer;
}

async function openPostgres(kept: string): Promise<TestServer> {
  const databases = await Databases.start();
  const url = await databases.create();
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(readFileSync(join(kept, 'postgres.sql'), 'utf8'));
  await client.end();
  const testServer = await TestServer.open({ ...NEVER_FORGET, DATABASE_URL: url });
  // Hooks run in the order of their making: the server is stopped before its database is.
  after(() => databases.stop());
  return testServer;
}

/** Everybody comes back to the table with the secrets that they were given. */
function comeBack(testServer: TestServer, { code, tokens }: KeptTable): Promise<Person[]> {
  const url = testServer.socketUrl(code);
  const people = tokens.map((token, index) => new Person({ url, name: `player ${index}`, token }));
  return Promise.all(people.map((person) => person.connects()));
}

async function recordsOf(testServer: TestServer, { code }: KeptTable): Promise<Map<number, string>> {
  const list = (await (await testServer.request(`/api/tables/${code}/games`)).json()) as { round: number }[];
  const read = async (round: number): Promise<[number, string]> => {
    const answer = await testServer.request(`/api/tables/${code}/games/${round}`);
    assert.equal(answer.status, 200);
    return [round, await answer.text()];
  };
  return new Map(await Promise.all(list.map(({ round }) => read(round))));
}

async function vote(people: readonly Person[], on: 'resume' | 'end'): Promise<void> {
  for (const person of people) await does(person, { ask: 'vote', on, yes: true });
}

const isMove = ({ do: kind }: { do: string }): boolean => kind !== 'signal' && kind !== 'accuse';

/** Whoever's turn it is plays something legal; at a table with bots it may take a moment until it is a person's. */
async function makeMove(people: readonly Person[]): Promise<void> {
  const hands = people.map((person) => new Hand(person));
  const [first] = people as [Person];
  const next = (): Hand | undefined => hands.find((hand) => hand.legal().some(isMove));
  await first.until(() => next() !== undefined, 'a person’s turn');
  const hand = next()!;
  const command = hand.legal().find(isMove)!;
  const refused = await hand.person.client.play(command);
  assert.equal(refused, null, `${JSON.stringify(command)} was refused`);
}

/** One more game of the same people, which they agree to end at once. */
async function playAgain(people: readonly Person[]): Promise<void> {
  const host = people.find(({ client, seat }) => client.lobby?.host === seat)!;
  await does(host, { ask: 'rematch' });
  for (const person of people) await does(person, { ask: 'ready', ready: true });
  await does(host, { ask: 'start' });
  await Promise.all(people.map((one) => one.until(() => one.phase === 'playing', 'the deal')));
  await vote(people, 'end');
  await Promise.all(people.map((one) => one.until(() => one.phase === 'over', 'the end')));
}

for (const [form, kind] of FORMS.flatMap(
  (one) =>
    [
      [one, 'sqlite'],
      [one, 'postgres'],
    ] as const,
)) {
  const testServer = await openCopy(kind, folderOf(form));

  describe(`tables of ${form}, on ${kind}`, { concurrency: true }, () => {
    const tables = readTables(folderOf(form))[kind];
    const those = (is: KeptTable['is']): KeptTable[] => tables.filter((table) => table.is === is);

    test('who was gathering starts', async () => {
      assert.ok(those('gathering').length >= 2);
      for (const table of those('gathering')) {
        const people = await comeBack(testServer, table);
        for (const person of people) await does(person, { ask: 'ready', ready: true });
        const host = people.find(({ client, seat }) => client.lobby?.host === seat)!;
        await does(host, { ask: 'start' });
        await Promise.all(people.map((one) => one.until(() => one.client.view !== null, 'the deal')));
      }
    });

    for (const table of those('playing')) {
      test(`a game of ${table.game} goes on (${table.code}), and its record is in order`, async () => {
        const people = await comeBack(testServer, table);
        assert.ok(people.every(({ phase }) => phase === 'playing'));
        assert.equal(people[0]!.client.lobby?.paused, table.paused ?? false);
        if (table.paused) await vote(people.slice(0, 1), 'resume');
        await makeMove(people);
        await vote(people, 'end');
        await Promise.all(people.map((one) => one.until(() => one.of('record').length > 0, 'the end')));
        const { record } = verified(await people[0]!.record());
        if (!table.winking) return;
        const { by, to, seenBy } = table.winking;
        const winks = record.lines.filter(({ e }) => e === 'signalled');
        assert.partialDeepStrictEqual(winks, [{ seat: by, to, seenBy }]);
      });
    }

    test('every record of a finished game is there and in order; who comes back is shown it, and plays again', async () => {
      for (const table of tables.filter(({ is }) => is !== 'playing')) {
        const records = await recordsOf(testServer, table);
        assert.deepEqual([...records.keys()], table.rounds);
        for (const text of records.values()) verified(text);
      }
      assert.ok(those('over').some(({ rounds }) => rounds.length === 0));
      for (const table of those('over')) {
        const people = await comeBack(testServer, table);
        const [text] = (await recordsOf(testServer, table)).values();
        const note = text === undefined ? null : { round: 1, ...sealOf(text) };
        for (const { client } of people) assert.deepEqual(client.record, note, 'unless it was deleted');
        await playAgain(people);
        const records = await recordsOf(testServer, table);
        assert.deepEqual([...records.keys()], [...table.rounds, 2]);
        for (const record of records.values()) verified(record);
        const { events } = await testServer.server.journal.read(table.code);
        assert.equal(readEvent(events[0]!).j, 'summary', 'the events of both games are gone');
      }
    });
  });
}
