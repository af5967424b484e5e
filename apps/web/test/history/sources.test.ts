import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { before, describe, test } from 'node:test';
import { readRecord, verify } from '@oeillade/kernel';
import { HandClock } from '../../../../packages/room/test/support/hand-clock.ts';
import { lab, scratchFolder } from '../../../lab/test/support.ts';
import { does, ended, gather, goHome, start } from '../../../server/test/support/party.ts';
import { TestServer } from '../../../server/test/support/test-server.ts';
import { writeHistory } from '../../src/features/history/file/format.ts';
import { readHistory } from '../../src/features/history/file/read.ts';
import { summaryOf } from '../../src/features/history/summary.ts';
import { LocalTables } from '../../src/features/offline/local-tables.ts';
import { MemoryStore } from '../../src/features/offline/memory-store.ts';
import { StillClock } from '../../src/features/offline/still-clock.ts';
import { Visit } from '../offline/visit.ts';
import { findGame } from '../support/library.ts';

const MINUTE = 60_000;
const file = scratchFolder();
const server = await TestServer.open();

/** Three people agree to stop, and one of them asks the server for the record. */
async function fromServer(): Promise<string> {
  const party = await gather(server, { game: 'zwinkern', people: 3 });
  await start(party);
  await Promise.all(party.people.map((person) => does(person, { ask: 'vote', on: 'end', yes: true })));
  await ended(party);
  await goHome(party);
  return (await server.request(`/api/tables/${party.code}/games/1`)).text();
}

/** Somebody plays against bots in a browser without a network. */
async function fromBrowser(): Promise<string> {
  const machine = new HandClock();
  const clock = new StillClock(machine);
  const store = new MemoryStore();
  let drawn = 0;
  const tables = new LocalTables({
    store,
    clock,
    random: (bytes) => Uint8Array.from({ length: bytes }, () => (drawn++ * 73) % 251),
    failed: (error) => assert.fail(error),
  });
  const bots = ['Bo', 'Mila', 'Otto'].map((name) => ({ name, level: 'novice' }));
  const code = await tables.open({ game: 'spywhere', person: { name: 'Ada', face: 7 }, bots, begins: true });
  const visit = await Visit.to(tables, code, clock);
  assert.ok(visit);
  for (let minute = 0; visit.client.lobby?.phase !== 'over'; minute++) {
    assert.ok(minute < 120, 'the game ends');
    await machine.pass(MINUTE);
  }
  const record = await store.readGame(code, 1);
  assert.ok(record, 'the local tables keep it');
  return record;
}

/** Bots play in the lab. */
async function fromLab(): Promise<string> {
  const out = file('lab.jsonl');
  const plan = ['--game', 'wink', '--players', '4', '--bots', 'novice', '--games', '1', '--out', out];
  const { code, stderr } = await lab(['simulate', ...plan, '--seed', 'three sources']);
  assert.equal(code, 0, stderr);
  return readFileSync(out, 'utf8');
}

const SOURCES = { server: fromServer, browser: fromBrowser, lab: fromLab } as const;
type Source = keyof typeof SOURCES;
const names = Object.keys(SOURCES) as Source[];

describe('records of the server, of a browser without a network and of the lab are the same to every reader', () => {
  let records: Readonly<Record<Source, string>>;
  before(async () => {
    const [ofServer, ofBrowser, ofLab] = await Promise.all(names.map((name) => SOURCES[name]()));
    records = { server: ofServer!, browser: ofBrowser!, lab: ofLab! };
  });

  for (const name of names) {
    test(`${name}: the kernel reads and proves it, the history takes it in unchanged`, async () => {
      const record = records[name];
      const read = readRecord(record.trimEnd().split('\n'), findGame);
      assert.ok(read.ok);
      const verdict = verify(read.record);
      assert.ok(verdict.ok && verdict.finished);
      assert.equal(verdict.deal, 'proven');
      const taken = await readHistory(record, { dated: 1, name: 'Ben' });
      assert.ok(taken.ok);
      assert.deepEqual(
        taken.games.map((game) => game.record),
        [record],
      );
      assert.deepEqual(
        summaryOf(taken.games[0]!)?.players.map(({ points }) => points),
        verdict.outcome?.scores,
      );
    });
  }

  test('mine is the seat of my name, of the only person, or none among bots', async () => {
    const taken = await readHistory(names.map((name) => records[name]).join(''), { dated: 1, name: 'Ben' });
    assert.ok(taken.ok);
    assert.deepEqual(
      taken.games.map(({ seat }) => seat),
      [1, 0, null],
    );
  });

  test('the lab verifies all of them in an exported history, behind its first line', async () => {
    const taken = await readHistory(names.map((name) => records[name]).join(''), { dated: 1, name: 'Ben' });
    assert.ok(taken.ok);
    const exported = writeHistory({}, taken.games, 2);
    const path = file('history.jsonl');
    writeFileSync(path, exported.slice(exported.indexOf('\n') + 1));
    const { code, stdout, stderr } = await lab(['verify', path]);
    assert.equal(code, 0, stdout + stderr);
    assert.match(stdout, /\b3\b/);
  });
});
