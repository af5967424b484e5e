import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, test } from 'node:test';
import { library } from '@oeillade/catalogue/testkit';
import { forgetOld } from '../../src/journal/forget-old.ts';
import { JournalThread } from '../../src/journal/thread.ts';
import { createLog, type Logger } from '../../src/operate/log.ts';
import { createMetrics } from '../../src/operate/metrics.ts';
import { Rooms } from '../../src/room/rooms.ts';
import { TestServer } from '../support/test-server.ts';

const DAY = 86_400_000;
const TODAY = Date.UTC(2026, 5, 1);
const [IN_1970, IN_2100] = [Date.UTC(1970, 0, 2), Date.UTC(2100, 0, 1)];
const YEAR = 365;

describe('what is old is forgotten', () => {
  let folder: string;
  let journal: JournalThread;
  let said: string[];
  const log = Object.assign(createLog('silent'), {
    warn: (sentence: string) => void said.push(sentence),
  }) as unknown as Logger;

  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'oeillade-forget-'));
    journal = await JournalThread.start(folder);
    said = [];
    for (const [code, touched] of [
      ['OLD', TODAY - 400 * DAY],
      ['YOUNG', TODAY - DAY],
    ] as const)
      await journal.open({ code, game: 'wink', phase: 'over', opened: touched, touched });
  });
  afterEach(async () => {
    await journal.close();
    rmSync(folder, { recursive: true });
  });

  const left = async (): Promise<string[]> => {
    const found = await Promise.all(['OLD', 'YOUNG'].map((code) => journal.find(code)));
    return found.flatMap((entry) => (entry ? [entry.code] : []));
  };

  test('by a clock that is right', async () => {
    await forgetOld(journal, YEAR, TODAY, log);
    assert.deepEqual(await left(), ['YOUNG']);
    assert.deepEqual(said, []);
  });

  for (const [wrong, shown] of [
    [IN_1970, '1970-01-02'],
    [IN_2100, '2100-01-01'],
  ] as const) {
    test(`but not by one that shows ${shown}, however long it runs and whatever it stamps`, async () => {
      await forgetOld(journal, 2 * YEAR, TODAY - DAY, log);
      assert.deepEqual(await left(), ['OLD', 'YOUNG']);
      await forgetOld(journal, YEAR, wrong, log);
      await journal.open({ code: 'NEW', game: 'wink', phase: 'over', opened: wrong, touched: wrong });
      await forgetOld(journal, YEAR, wrong + DAY, log);
      assert.deepEqual(await left(), ['OLD', 'YOUNG']);
      assert.equal(said.length, 2);
      assert.match(said[0]!, new RegExp(`shows ${shown}.*no table and no game is forgotten`));
      await forgetOld(journal, YEAR, TODAY, log);
      assert.deepEqual(await left(), ['YOUNG'], 'once the clock is set right');
    });
  }

  test('tables are stamped with the present time, also where the clock was set right after the start', async (context) => {
    const rooms = new Rooms({
      library,
      journal,
      metrics: createMetrics(),
      log: createLog('silent'),
      owner: { node: 'ours', publicUrl: null, internalUrl: null },
      leaseMilliseconds: 60_000,
      sleepMilliseconds: 60_000,
    });
    context.mock.timers.enable({ apis: ['Date'], now: IN_2100 });
    const room = await rooms.open({ game: 'wink' });
    assert.ok(typeof room !== 'string');
    assert.equal((await journal.find(room.code))?.opened, IN_2100);
    context.mock.timers.setTime(TODAY);
    room.sit('Ada', 'a'.repeat(32));
    await room.settled();
    assert.equal((await journal.find(room.code))?.touched, TODAY);
    context.mock.timers.reset();
    await rooms.stop();
  });

  test('a server whose clock shows less than its journal has seen stamps with what was seen, and with the time once it is right', async (context) => {
    await journal.seeClock(TODAY);
    await journal.close();
    const testServer = await TestServer.open({ DATA_DIR: folder, RETENTION_DAYS: '0' });
    const opened = async (): Promise<number | undefined> => {
      const { code } = await testServer.openTable({ game: 'wink' });
      return (await testServer.server.journal.find(code))?.opened;
    };
    context.mock.timers.enable({ apis: ['Date'], now: IN_1970 });
    assert.equal(await opened(), TODAY);
    context.mock.timers.setTime(TODAY + DAY);
    assert.equal(await opened(), TODAY + DAY);
    context.mock.timers.reset();
    await testServer.server.stop();
  });
});
