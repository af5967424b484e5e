import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { sealOf } from '@oeillade/kernel';
import { eventually } from '../../../../tools/eventually.ts';
import { lobby, seated, snapshot } from './table-end.ts';

const TEXT = '{"record":"oeillade/1"}\n';
const note = (round = 1) => ({ round, ...sealOf(TEXT) });
const over = (round = 1) => lobby({ phase: 'over', round });

/** A game has just ended. */
async function ended() {
  const { session, table } = seated();
  table.says(snapshot());
  table.says({ n: 2, ...over() });
  table.says({ n: 3, m: 'record', ...note() });
  await eventually('the record to be asked for', () => table.asked.length === 1);
  const isThere = () => eventually('the record', () => session.model.record === TEXT);
  return { session, table, isThere };
}

describe('the record of a game that is over', () => {
  test('is asked for once, and shown when it comes', async () => {
    const { session, table, isThere } = await ended();
    assert.deepEqual([session.model.record, table.asked[0]!.round], [null, 1]);
    table.asked[0]!.answer(new Response(TEXT));
    await isThere();
    assert.equal(session.model.recordTrouble, null);
  });

  test('stays through a break of the connection, and is not asked for again', async () => {
    const { session, table, isThere } = await ended();
    table.asked[0]!.answer(new Response(TEXT));
    await isThere();
    table.breaks();
    table.welcomes();
    table.says(snapshot({ n: 9, lobby: over(), record: note() }));
    assert.deepEqual([session.model.record, table.asked.length], [TEXT, 1]);
  });

  test('that does not come is asked for again, and the screen can say so meanwhile', async () => {
    const { session, table, isThere } = await ended();
    table.asked[0]!.cut();
    await eventually('a word about it', () => session.model.recordTrouble === 'late');
    await eventually('another try', () => table.asked.length === 2);
    table.asked[1]!.answer(new Response(TEXT));
    await isThere();
    assert.equal(session.model.recordTrouble, null);
  });

  test('that was deleted is gone', async () => {
    const { session, table } = await ended();
    table.asked[0]!.answer(new Response(null, { status: 404 }));
    await eventually('a word about it', () => session.model.recordTrouble === 'gone');
    assert.equal(session.model.record, null);
  });

  test('is waited for when somebody asks for another at once: whoever stays sees how it ended', async () => {
    const { table, isThere } = await ended();
    table.says({ n: 9, ...lobby({ phase: 'gathering' }) });
    table.asked[0]!.answer(new Response(TEXT));
    await isThere();
  });

  test('is not taken for that of the next game, and a page that was left waits for none', async () => {
    const gathering = lobby({ phase: 'gathering' });
    const next = lobby({ phase: 'playing', round: 2 });
    for (const happens of [{ n: 9, ...next }, snapshot({ n: 9, lobby: gathering }), 'closes'] as const) {
      const { session, table } = await ended();
      if (happens === 'closes') session.close();
      else table.says(happens as object);
      table.asked[0]!.answer(new Response(TEXT));
      await new Promise(setImmediate);
      assert.deepEqual([session.model.record, session.model.recordTrouble], [null, null]);
    }
  });
});
