import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { describe, test } from 'node:test';
import type { DealSeen } from '@oeillade/kernel';
import { LONGEST_TYPED, SeatClient } from '../src/index.ts';

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');

// A client loads the means to draw words when it first needs them: loaded before, they come within a few turns.
await import('../src/client/own-shuffle-words.ts');

/** Whoever waits for words to be drawn has come to this point. */
const drawn = async (): Promise<void> => {
  for (let turn = 0; turn < 10; turn++) await new Promise(setImmediate);
};

interface Frame {
  readonly ask: string;
  readonly id: string;
  readonly hash?: string;
  readonly words?: string;
}

/** A client at seat 1 of two, whose other end a test holds. */
async function comes() {
  const sent: Frame[] = [];
  const seen: DealSeen[] = [];
  const client = new SeatClient({ token: 'x', now: () => 0, sawDeal: (one) => seen.push(one) });
  client.opened((text) => sent.push(JSON.parse(text)));
  let n = 0;
  const gives = (frame: object) => client.receive(JSON.stringify({ n: ++n, ...frame }));
  client.receive(JSON.stringify({ m: 'welcome', protocol: 1, code: 'ACDEF', seat: 1, epoch: 'first' }));
  const of = (kind: string) => sent.filter(({ ask }) => ask === kind);
  return {
    client,
    seen,
    sent,
    of,
    /** The table as it stands: what seat 1 has promised, and who is awaited. */
    async shows({ commitment = 'first', phase = 'gathering', mine = null as string | null, ...over }) {
      const seats = [{ promise: 'of the other' }, { promise: mine }];
      const table = {
        game: 'wink',
        options: { first: 0 },
        awaited: null,
        failedStarts: 0,
        round: 0,
        votes: [],
      };
      gives({ m: 'lobby', phase, commitment, seats, ...table, ...over });
      await drawn();
    },
    async deals(event: object) {
      gives({ m: 'event', t: 0, event });
      await drawn();
    },
    get promised(): string {
      return of('promise').at(-1)?.hash ?? assert.fail('nothing was promised');
    },
  };
}

describe('words of a client’s own', () => {
  test('are promised by their hash alone at a table that gathers, and shown when they are awaited', async () => {
    const table = await comes();
    await table.shows({});
    const { promised } = table;
    assert.deepEqual(table.of('reveal'), []);
    await table.shows({ mine: promised, awaited: [0, 1] });
    const [{ words } = assert.fail()] = table.of('reveal');
    assert.equal(hashOf(words!), promised);
    assert.match(words!, /^[0-9a-f]{32}$/);
    assert.deepEqual(table.seen, [
      {
        commitment: 'first',
        game: 'wink',
        options: { first: 0 },
        seat: 1,
        words,
        promises: ['of the other', promised],
        failedStarts: 0,
      },
    ]);
    assert.equal(table.client.dealSeen, table.seen[0]);
    await table.deals({ e: 'dealt', hand: [1, 2, 3, 4] });
    assert.equal(table.client.dealSeen?.dealt, hashOf('{"e":"dealt","hand":[1,2,3,4]}'));
    assert.equal(table.seen[1]?.words, words);
  });

  test('are other ones each time', async () => {
    const tables = await Promise.all([comes(), comes(), comes()]);
    await Promise.all(tables.map((table) => table.shows({})));
    assert.equal(new Set(tables.map(({ promised }) => promised)).size, 3);
  });

  test('are promised once for each secret of the table, and shown once', async () => {
    const table = await comes();
    await table.shows({});
    await table.shows({ mine: table.promised });
    assert.equal(table.of('promise').length, 1);
    const first = table.promised;
    for (const awaited of [[0, 1], [1]]) await table.shows({ mine: first, awaited });
    assert.equal(table.of('reveal').length, 1);
    await table.shows({ commitment: 'second', failedStarts: 1 });
    assert.notEqual(table.promised, first);
    await table.shows({ commitment: 'second', mine: table.promised, awaited: [1] });
    assert.equal(table.of('reveal').length, 2);
    assert.equal(table.seen[1]?.failedStarts, 1);
  });

  test('are never shown a second time, even if the table goes back and names the same secret', async () => {
    const table = await comes();
    await table.shows({});
    const first = table.promised;
    await table.shows({ mine: first, awaited: [1] });
    await table.shows({});
    assert.notEqual(table.promised, first);
    await table.shows({ mine: first, awaited: [1] });
    assert.equal(table.of('reveal').length, 1);
    await table.shows({});
    await table.shows({ mine: table.promised, awaited: [1] });
    assert.equal(table.seen[1]?.failedStarts, 1, 'the client has counted it by itself');
  });

  test('are not shown where the table says that another hash was promised, or names another secret', async () => {
    const table = await comes();
    await table.shows({});
    await table.shows({ mine: 'of another page', awaited: [1] });
    await table.shows({ mine: table.promised, awaited: [1], commitment: 'second' });
    assert.deepEqual(table.of('reveal'), []);
  });

  test('have what the player typed in front, cut where it is too long', async () => {
    const table = await comes();
    await table.shows({});
    void table.client.addShuffleWords(`${'x'.repeat(LONGEST_TYPED - 1)}\u{1F441} and more`);
    await drawn();
    await table.shows({ mine: table.promised, awaited: [1] });
    const [{ words } = assert.fail()] = table.of('reveal');
    assert.match(words!, /^x{159}\ufffd [0-9a-f]{32}$/, 'half a character is none');
    assert.equal(hashOf(words!), table.promised);
    assert.ok(words!.length <= 200);
  });

  test('go out before anything that is asked meanwhile: the host must not start without them', async () => {
    const table = await comes();
    void table.shows({});
    void table.client.ask({ ask: 'ready', ready: true });
    void table.client.ask({ ask: 'start' });
    await drawn();
    assert.deepEqual(
      table.sent.slice(1).map(({ ask }) => ask),
      ['promise', 'ready', 'start'],
    );
  });

  test('somebody who watches has none, and a game that runs asks for none', async () => {
    const table = await comes();
    await table.shows({ phase: 'playing' });
    table.client.receive(
      JSON.stringify({ m: 'welcome', protocol: 1, code: 'ACDEF', seat: null, epoch: 'first' }),
    );
    await table.shows({});
    assert.deepEqual(table.of('promise'), []);
  });

  test('without the means to draw, the seat plays without words, and is not held up', async () => {
    const sent: Frame[] = [];
    const client = new SeatClient({
      token: 'x',
      now: () => 0,
      draw: () => assert.fail('no chance'),
    });
    client.opened((text) => sent.push(JSON.parse(text)));
    client.receive(JSON.stringify({ m: 'welcome', protocol: 1, code: 'ACDEF', seat: 0, epoch: 'first' }));
    const lobby = {
      m: 'lobby',
      phase: 'gathering',
      commitment: 'first',
      seats: [{}],
      awaited: null,
      votes: [],
    };
    client.receive(JSON.stringify({ n: 1, ...lobby }));
    void client.ask({ ask: 'ready', ready: true });
    await drawn();
    assert.deepEqual(
      sent.slice(1).map(({ ask }) => ask),
      ['ready'],
    );
  });
});
