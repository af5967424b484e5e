import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eventually, within } from '../../../../tools/eventually.ts';
import { Fenced, type Journal } from '../../src/journal/port.ts';
import type { HeldPacker } from './held-packer.ts';

export interface LongGameNeeds {
  readonly packer: HeldPacker;
  /** The one that is open now. */
  journal(): Journal;
  openTable(): Promise<string>;
  /** Closes the journal and opens it again. */
  reopen(): Promise<void>;
}

const AT = 1_700_000_000_000;
const RECORD = '{"t":1234,"e":"looked","seat":3,"at":5}\n'.repeat(70_000);

/** To pack a long game takes its time, for which no other table waits. */
export function longGameContract({ packer, journal, openTable, reopen }: LongGameNeeds): void {
  const ends = (code: string, from: number): Promise<void> =>
    journal().append(code, from, ['ended'], {
      phase: 'over',
      game: 'one-game',
      touched: AT,
      ended: [{ entry: { code, round: 1, game: 'one-game', ended: AT }, record: RECORD }],
    });
  const moves = (code: string, from: number): Promise<void> => journal().append(code, from, [`move ${from}`]);
  const eventsOf = async (code: string): Promise<readonly string[]> => (await journal().read(code)).events;

  test('[J24] while the long game of one table is being kept, the moves of another are stored', async () => {
    const [long, other] = [await openTable(), await openTable()];
    const letGo = packer.hold();
    const kept = ends(long, 0);
    for (let from = 0; from < 3; from++) await within('a move at another table', moves(other, from));
    assert.deepEqual(await eventsOf(other), ['move 0', 'move 1', 'move 2']);
    letGo();
    await kept;
    assert.equal(await journal().readGame(long, 1), RECORD);
  });

  test('[J25] what follows at the table itself stays behind its game, and nothing is told before it is kept', async () => {
    const [long, other] = [await openTable(), await openTable()];
    await moves(long, 0);
    const letGo = packer.hold();
    const told: string[] = [];
    const first = ends(long, 1).then(() => told.push('the end'));
    const second = moves(long, 2).then(() => told.push('what follows'));
    await moves(other, 0);
    assert.deepEqual(await eventsOf(long), ['move 0']);
    assert.deepEqual(told, []);
    letGo();
    // Asked for while those two are on their way.
    await Promise.all([first, second, moves(long, 3)]);
    assert.deepEqual(await eventsOf(long), ['move 0', 'ended', 'move 2', 'move 3']);
    assert.deepEqual(told, ['the end', 'what follows']);
    await moves(long, 4);
  });

  test('[J26] while somebody is given a long game, moves are stored', async () => {
    const [long, other] = [await openTable(), await openTable()];
    await ends(long, 0);
    const letGo = packer.hold();
    const record = journal().readGame(long, 1);
    await eventually('the record to be taken apart', () => packer.waiting === 1);
    await within('a move at another table', moves(other, 0));
    letGo();
    assert.equal(await record, RECORD);
  });

  test('[J27] a game that cannot be packed is lost with what follows, and its table goes on from before', async () => {
    const long = await openTable();
    await moves(long, 0);
    packer.breakNext();
    const [end, behind] = await Promise.allSettled([ends(long, 1), moves(long, 2)]);
    assert.equal(end.status, 'rejected');
    assert.ok(behind.status === 'rejected' && behind.reason instanceof Fenced);
    await ends(long, 1);
    assert.deepEqual(await eventsOf(long), ['move 0', 'ended']);
  });

  test('[J28] closing waits for a game that is being packed', async () => {
    const long = await openTable();
    const letGo = packer.hold();
    const kept = ends(long, 0);
    const reopened = reopen();
    await assert.rejects(moves(long, 1), /closed/);
    letGo();
    await Promise.all([kept, reopened]);
    assert.equal(await journal().readGame(long, 1), RECORD);
  });
}
