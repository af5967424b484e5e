import assert from 'node:assert/strict';
import { afterEach, beforeEach, describe, test } from 'node:test';
import type { Packet } from '@oeillade/protocol/live';
import { eventually } from '../../../../tools/eventually.ts';
import { goOpen, openTable } from '../../src/shell/live/go-open.ts';
import { liveHere } from '../../src/shell/live/here.ts';
import { LiveTable } from '../../src/shell/live/live-table.ts';
import { readNumber, Sealing } from '../../src/shell/live/sealing.ts';
import {
  asFragment,
  freshKey,
  keptKey,
  markOf,
  secretOf,
  showInAddress,
} from '../../src/shell/live/table-key.ts';
import { LiveServer } from './fake-live-socket.ts';

const picture = (content: number, kind: Packet['kind'] = 'key'): Packet => ({
  kind,
  format: 'vp8',
  isSealed: false,
  sentAt: content,
  content: new Uint8Array(60).fill(content),
});
const ME = 2;
const BEN = 1;

describe('faces and voices of a table', () => {
  let server: LiveServer;
  let live: LiveTable;
  let heard: [number, number][];

  beforeEach(() => {
    server = new LiveServer();
    live = new LiveTable({ code: 'ACDEF', token: '' }, LiveServer.socket());
    heard = [];
    live.listen((from, { content }) => heard.push([from, content[0]!]));
    live.open();
  });
  afterEach(() => {
    live.close();
    server.leaves();
  });

  const agreed = (keyMark: string | null, link = '') => live.agree({ seat: ME, keyMark }, link);

  test('go over a socket beside the table’s', async () => {
    await agreed(null);
    await server.accepts(ME);
    assert.match(server.sockets[0]!.url, /^wss:\/\/table\.example\/api\/tables\/ACDEF\/live/);
    assert.equal(live.model.welcome?.seat, ME);
    server.tells({ m: 'cameras', on: [BEN] });
    assert.deepEqual(live.model.camerasOn, [BEN]);
    assert.ok(live.send(picture(1)));
    server.passes(BEN, picture(7));
    assert.deepEqual(
      server.packets.map(({ content }) => content[0]),
      [1],
    );
    assert.deepEqual(heard, [[BEN, 7]]);
  });

  test('go nowhere before the server knows me, and while too much waits already', async () => {
    await agreed(null);
    assert.equal(live.send(picture(1)), false);
    await server.accepts(ME);
    server.waits(100_000);
    assert.equal(live.send(picture(2)), false);
    server.waits(0);
    assert.equal(live.send(picture(3)), true);
    assert.deepEqual(
      server.packets.map(({ content }) => content[0]),
      [3],
    );
  });

  test('are gone with the connection, and back with the next', async () => {
    await agreed(null);
    await server.accepts(ME);
    server.tells({ m: 'cameras', on: [BEN] });
    server.breaks();
    assert.equal(live.model.welcome, null);
    assert.deepEqual(live.model.camerasOn, []);
    assert.equal(live.send(picture(1)), false);
  });

  describe('at a table with a key', () => {
    test('leave the page sealed, in their order, and come back as they were', async () => {
      const key = freshKey();
      await agreed(await markOf(key), `https://table.example/t/ACDEF${asFragment(key)}`);
      assert.equal(live.model.lock, 'held');
      await server.accepts(ME);
      for (let n = 1; n <= 8; n++) assert.ok(live.send(picture(n, n === 1 ? 'key' : 'delta')));
      await eventually('eight packets', () => server.packets.length === 8);
      assert.deepEqual(
        server.packets.map(({ isSealed, sentAt }) => [isSealed, sentAt]),
        [1, 2, 3, 4, 5, 6, 7, 8].map((n) => [true, n]),
      );
      const sealing = await Sealing.with(secretOf(key));
      for (const n of [4, 5, 6]) server.passes(BEN, await sealing.seal(BEN, picture(n)));
      await eventually('three packets', () => heard.length === 3);
      assert.deepEqual(heard, [
        [BEN, 4],
        [BEN, 5],
        [BEN, 6],
      ]);
    });

    test('the key of an earlier visit is remembered', async () => {
      const key = freshKey();
      const mark = await markOf(key);
      await agreed(mark, asFragment(key));
      const later = new LiveTable({ code: 'ACDEF', token: '' }, LiveServer.socket());
      await later.agree({ seat: ME, keyMark: mark }, '');
      assert.equal(later.model.lock, 'held');
    });

    test('nothing goes out, sealed or not, without the right one', async () => {
      await server.accepts(ME);
      const mark = await markOf(freshKey());
      const elsewhere = new LiveTable({ code: 'ZZZZZ', token: '' }, LiveServer.socket());
      await elsewhere.agree({ seat: ME, keyMark: mark }, '');
      assert.equal(elsewhere.model.lock, 'missing');
      await agreed(mark, asFragment(freshKey()));
      assert.equal(live.model.lock, 'wrong');
      assert.equal(live.send(picture(1)), false);
      assert.deepEqual(server.packets, []);
    });

    test('without the right one nothing is heard, sealed or not', async () => {
      await server.accepts(ME);
      const [key, wrong] = [freshKey(), freshKey()];
      const [mark, sealing] = [await markOf(key), await Sealing.with(secretOf(key))];
      const gone = new LiveTable({ code: 'ZZZZZ', token: '' }, LiveServer.socket());
      gone.listen((from, { content }) => heard.push([from, content[0]!]));
      gone.open();
      await server.accepts(ME);
      await gone.agree({ seat: ME, keyMark: mark }, '');
      assert.equal(gone.model.lock, 'missing');
      server.passes(BEN, picture(1));
      server.passes(BEN, await sealing.seal(BEN, picture(2)));
      await gone.agree({ seat: ME, keyMark: await markOf(freshKey()) }, asFragment(wrong));
      assert.equal(gone.model.lock, 'wrong');
      server.passes(BEN, picture(3));
      gone.close();
      assert.deepEqual(heard, []);
    });

    test('what the key has not sealed is nobody’s', async () => {
      const key = freshKey();
      await agreed(await markOf(key), asFragment(key));
      await server.accepts(ME);
      server.passes(BEN, picture(1));
      const strange = await Sealing.with(secretOf(freshKey()));
      server.passes(BEN, await strange.seal(BEN, picture(2)));
      const right = await Sealing.with(secretOf(key));
      // Sealed by somebody else at the table, and given out as hers.
      server.passes(BEN, await right.seal(BEN + 2, picture(3)));
      server.passes(BEN, await right.seal(BEN, picture(4)));
      await eventually('what is right', () => heard.length > 0);
      assert.deepEqual(heard, [[BEN, 4]]);
    });

    test('what was living once is not living again, but for the second that somebody looks back', async () => {
      const key = freshKey();
      await agreed(await markOf(key), asFragment(key));
      await server.accepts(ME);
      const ben = await Sealing.with(secretOf(key));
      const sealed = (n: number) => ben.seal(BEN, picture(n));
      const first = await sealed(1);
      const second = await sealed(2);
      for (let n = 0; n < 200; n++) await sealed(0);
      const [third, last] = [await sealed(3), await sealed(4)];
      ben.renew();
      const anew = await sealed(5);
      for (const packet of [first, second, third, last, third, first, anew, last, second])
        server.passes(BEN, packet);
      server.passes(BEN, await sealed(6));
      await eventually('the last of it', () => heard.at(-1)?.[1] === 6);
      assert.deepEqual(
        heard.map(([, content]) => content),
        [1, 2, 3, 4, 3, 5, 6],
      );
    });

    test('a page that comes back is a new one to the others', async () => {
      const key = freshKey();
      await agreed(await markOf(key), asFragment(key));
      const sessions: string[] = [];
      for (const _ of [1, 2]) {
        await server.accepts(ME);
        live.send(picture(1));
        await eventually('a packet', () => server.packets.length > 0);
        sessions.push(readNumber(server.packets[0]!.content).session);
        server.breaks();
      }
      assert.notEqual(sessions[0], sessions[1]);
    });

    test('whoever has a key sends nothing unsealed, whatever the server says of the table', async () => {
      const key = freshKey();
      await server.accepts(ME);
      await agreed(null, `https://table.example/t/ACDEF${asFragment(key)}`);
      assert.equal(live.model.lock, 'opened');
      assert.equal(live.send(picture(1)), false);
      server.passes(BEN, picture(2));
      assert.deepEqual([server.packets, heard], [[], []]);

      await agreed(await markOf(key), asFragment(key));
      assert.equal(live.model.lock, 'held');
      await agreed(null);
      assert.equal(live.model.lock, 'opened', 'the key is kept with the table');
      assert.equal(live.send(picture(3)), false);
      assert.deepEqual(server.packets, []);
    });

    describe('that is opened', () => {
      let key: string;
      const reloaded = async () => {
        const later = new LiveTable({ code: 'ACDEF', token: '' }, LiveServer.socket());
        await later.agree({ seat: ME, keyMark: null }, window.location.hash);
        return later.model.lock;
      };

      beforeEach(async () => {
        key = freshKey();
        liveHere.enter(live);
        showInAddress(key);
        await agreed(await markOf(key), window.location.hash);
      });

      test('its host is not asked, nor after a reload', async () => {
        const asked: unknown[] = [];
        const ask = async (what: unknown) => {
          asked.push(what);
          await agreed(null, window.location.hash);
          return null;
        };
        await openTable({ ask }, 'ACDEF');
        assert.deepEqual(asked, [{ ask: 'arrange', rules: { keyMark: null } }]);
        assert.deepEqual([live.model.lock, window.location.hash, keptKey('ACDEF')], ['none', '', null]);
        assert.equal(await reloaded(), 'none');
      });

      test('stays closed on its host’s page where the table refuses', async () => {
        await openTable({ ask: async () => ({ code: 'not-now' }) as never }, 'ACDEF');
        assert.deepEqual(
          [live.model.lock, window.location.hash, keptKey('ACDEF')],
          ['held', asFragment(key), key],
        );
        await agreed(null, window.location.hash);
        assert.equal(live.model.lock, 'opened', 'and is not open on the server’s word');
      });

      test('others are asked once, and not again after a reload', async () => {
        await agreed(null, window.location.hash);
        assert.equal(await reloaded(), 'opened');
        goOpen('ACDEF');
        assert.equal(live.model.lock, 'none');
        assert.equal(await reloaded(), 'none');
      });
    });

    test('a table may agree on a key, on another one, and on none again, of which I am asked', async () => {
      await server.accepts(ME);
      await agreed(null);
      live.goOpen();
      const [one, other] = [freshKey(), freshKey()];
      await agreed(await markOf(one), asFragment(one));
      await agreed(await markOf(other), asFragment(one));
      assert.equal(live.model.lock, 'wrong');
      await agreed(null, asFragment(one));
      assert.equal(live.model.lock, 'opened', 'what I wanted before there was a key counts no longer');
      live.goOpen();
      assert.equal(live.model.lock, 'none');
      assert.ok(live.send(picture(1)));
      assert.equal(server.packets.at(-1)?.isSealed, false);
    });
  });
});
