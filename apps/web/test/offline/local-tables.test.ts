import assert from 'node:assert/strict';
import { beforeEach, describe, test } from 'node:test';
import { readRecord, sealOf, verify } from '@oeillade/kernel';
import { CLOSE, PROTOCOL } from '@oeillade/protocol';
import { HandClock } from '../../../../packages/room/test/support/hand-clock.ts';
import { type LocalTablePlan, LocalTables } from '../../src/features/offline/local-tables.ts';
import { MemoryStore } from '../../src/features/offline/memory-store.ts';
import { StillClock } from '../../src/features/offline/still-clock.ts';
import { findGame, gameIds } from '../support/library.ts';
import { Visit } from './visit.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

let machine: HandClock;
let clock: StillClock;
let store: MemoryStore;
let failures: Error[];
let tables: LocalTables;

/** Another page, or the same one loaded again: nothing is left but what was kept. */
const newTables = (): LocalTables => {
  let drawn = 0;
  return new LocalTables({
    store,
    clock,
    random: (bytes) => Uint8Array.from({ length: bytes }, () => (drawn++ * 73 + machine.now()) % 251),
    failed: (error) => failures.push(error),
  });
};

beforeEach(() => {
  machine = new HandClock();
  clock = new StillClock(machine);
  store = new MemoryStore();
  failures = [];
  tables = newTables();
});

const plan = (game: string, more: Partial<LocalTablePlan> = {}): LocalTablePlan => ({
  game,
  person: { name: 'Ada', face: 7 },
  bots: [
    { name: 'Bo', level: 'regular' },
    { name: 'Mila', level: 'novice' },
    { name: 'Otto', level: 'random' },
  ],
  begins: true,
  ...more,
});

const sits = async (code: string, at = tables): Promise<Visit> => {
  const visit = await Visit.to(at, code, clock);
  assert.ok(visit, 'there is such a table');
  await machine.pass(0);
  return visit;
};

const toTheEnd = async ({ client }: Visit): Promise<void> => {
  for (let minute = 0; client.lobby?.phase === 'playing'; minute++) {
    assert.ok(minute < 120, 'the game ends');
    await machine.pass(MINUTE);
  }
};

for (const game of gameIds) {
  describe(`${game}, alone in this browser`, () => {
    test('the game is left in the middle, and goes on later with the same hands, turn and time', async () => {
      const code = await tables.open(plan(game));
      const first = await sits(code);
      assert.equal(first.client.seat, 0);
      assert.deepEqual(
        first.client.lobby?.seats.map(({ name, bot }) => [name, bot]),
        [
          ['Ada', null],
          ['Bo', 'regular'],
          ['Mila', 'novice'],
          ['Otto', 'random'],
        ],
      );
      await machine.pass(MINUTE);
      const { view } = first.client;
      assert.equal(first.client.lobby?.phase, 'playing');
      await first.leaves();
      await machine.pass(HOUR);

      tables = newTables();
      const second = await sits(code);
      assert.deepEqual(second.client.view, view);
      const began = second.client.clock!.t;
      assert.ok(began <= MINUTE + 1_000, `an hour away is no time of the game: ${began}`);
      await toTheEnd(second);
      assert.equal(second.client.lobby?.phase, 'over');
      assert.deepEqual(failures, []);

      const record = await store.readGame(code, 1);
      assert.partialDeepStrictEqual(second.client.record, { round: 1, ...sealOf(record!) });
      const read = readRecord(record!.trimEnd().split('\n'), findGame);
      assert.ok(read.ok);
      const verdict = verify(read.record);
      assert.ok(verdict.ok && verdict.finished, 'every move was by the rules');
    });
  });
}

describe('a table of one’s own', () => {
  test('a page that is closed without a word loses nothing', async () => {
    const code = await tables.open(plan('wink'));
    const first = await sits(code);
    await machine.pass(MINUTE);
    first.vanishes();
    const { view } = first.client;
    const second = await sits(code, newTables());
    assert.deepEqual(second.client.view, view);
  });

  test('while the page is out of sight nobody plays, and the time shown is right afterwards', async () => {
    const code = await tables.open(plan('zwinkern'));
    const visit = await sits(code);
    await machine.pass(MINUTE);
    const { view } = visit.client;
    const before = visit.client.clock!.t;
    clock.stop();
    await machine.pass(HOUR);
    assert.deepEqual(visit.client.view, view);
    clock.go();
    visit.comesBackIntoSight();
    await machine.pass(0);
    assert.ok(visit.client.clock!.t - before < 2 * MINUTE);
    await toTheEnd(visit);
    assert.equal(
      visit.client.lobby?.seats.some(({ away }) => away),
      false,
      'nobody was away',
    );
  });

  test('opened in a second page it goes on there, and the first is told', async () => {
    const code = await tables.open(plan('wink-agents'));
    const first = await sits(code);
    await machine.pass(MINUTE);
    const second = await sits(code, newTables());
    await machine.pass(MINUTE);
    assert.equal(first.closedWith, CLOSE.left);
    assert.equal(second.closedWith, null);
    await toTheEnd(second);
    assert.equal(second.client.lobby?.phase, 'over');
  });

  test('whoever arranges it first finds the bots seated, changes what they like, and begins', async () => {
    const code = await tables.open(plan('wink', { begins: false }));
    const { client } = await sits(code);
    assert.equal(client.lobby?.phase, 'gathering');
    assert.equal(client.lobby?.host, client.seat);
    void client.ask({ ask: 'add-bot', name: 'Ravi', level: 'expert' });
    void client.ask({ ask: 'ready', ready: true });
    const begun = client.ask({ ask: 'start' });
    await machine.pass(100);
    assert.equal(await begun, null);
    assert.equal(client.lobby?.phase, 'playing');
    assert.equal(client.lobby?.seats.length, 5);
  });

  test('another game after the first is dealt at the same table', async () => {
    const code = await tables.open(plan('spywhere', { bots: [{ name: 'Bo', level: 'random' }] }));
    const visit = await sits(code);
    await toTheEnd(visit);
    void visit.client.ask({ ask: 'rematch' });
    void visit.client.ask({ ask: 'ready', ready: true });
    void visit.client.ask({ ask: 'start' });
    await machine.pass(100);
    assert.equal(visit.client.lobby?.round, 2);
    await toTheEnd(visit);
    for (const round of [1, 2]) assert.match((await store.readGame(code, round))!, /"e":"ended"/);
    const { evening } = visit.client.lobby!;
    assert.deepEqual(
      evening?.games.map(({ round }) => round),
      [1, 2],
    );
    await visit.leaves();
    const later = await sits(code, newTables());
    assert.deepEqual(later.client.lobby?.evening, evening, 'the score of the evening is kept');
  });

  test('rules that were kept by another version are not taken, those that fit are', async () => {
    const quick = await sits(await tables.open(plan('wink', { rules: { leastBetweenCalls: 0 } })));
    assert.equal(quick.client.lobby?.rules.leastBetweenCalls, 0);
    const usual = await sits(await tables.open(plan('wink', { rules: { speed: 'of light' } })));
    assert.equal(usual.client.lobby?.rules.leastBetweenCalls, 6_000);
  });

  test('what is malformed is refused by its id, and the game goes on', async () => {
    const code = await tables.open(plan('wink'));
    const texts: string[] = [];
    const guest = (await tables.enter(code, { texts: (more) => texts.push(...more), closed: () => {} }))!;
    guest.receive('{"ask":"start","id":"early"}');
    guest.receive(JSON.stringify({ ask: 'hello', protocol: PROTOCOL }));
    guest.receive('{"ask":"steal","id":"x"}');
    await machine.pass(0);
    const refused = texts.map((text) => JSON.parse(text)).filter(({ m }) => m === 'refused');
    assert.deepEqual(refused, [
      { m: 'refused', code: 'hello-first', id: null },
      { m: 'refused', code: 'malformed', id: 'x' },
    ]);
    assert.ok(texts.some((text) => text.includes('"m":"snapshot"')));
  });

  test('there is no table under a code that nobody opened, or that was deleted', async () => {
    assert.equal(await Visit.to(tables, 'QWKYU', clock), null);
    const code = await tables.open(plan('wink'));
    await store.delete(code);
    assert.equal(await Visit.to(tables, code, clock), null);
  });

  test('games that go on are kept, tables without one are forgotten after a day', async () => {
    const over = await tables.open(plan('wink', { begins: false }));
    const playing = await tables.open(plan('wink'));
    await machine.pass(25 * HOUR);
    const next = await tables.open(plan('zwinkern'));
    assert.deepEqual(
      (await store.list()).map(({ code, phase }) => [code, phase]),
      [
        [playing, 'playing'],
        [next, 'playing'],
      ],
    );
    assert.equal(await store.find(over), null);
  });
});
