import assert from 'node:assert/strict';
import { beforeEach, describe, test } from 'node:test';
import type { LiveWelcome, Packet } from '@oeillade/protocol/live';
import { Outbound, type WayOut } from '../../src/shell/live/own-picture/outbound.ts';
import { squareIn } from '../../src/shell/live/own-picture/square.ts';

const welcome = (): LiveWelcome => ({ m: 'live', seat: 0, pictures: true, voices: false });

class FakeWayOut implements WayOut {
  model: WayOut['model'] = { welcome: welcome() };
  isFree = true;
  readonly sent: string[] = [];
  readonly #listeners = new Set<() => void>();

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  send({ kind, sentAt }: Packet): boolean {
    if (this.isFree) this.sent.push(`${kind} ${sentAt}`);
    return this.isFree;
  }

  becomes(welcomed: LiveWelcome | null): void {
    this.model = { welcome: welcomed };
    for (const listener of this.#listeners) listener();
  }
}

describe('pictures on their way out', () => {
  let out: FakeWayOut;
  let anew: number;
  let outbound: Outbound;
  let at: number;

  beforeEach(() => {
    out = new FakeWayOut();
    [anew, at] = [0, 0];
    outbound = new Outbound(out, () => anew++);
  });

  const writes = (...pictures: readonly ('key' | 'delta')[]) => {
    for (const kind of pictures) {
      outbound.take({ format: 'vp8', isKey: kind === 'key', at: ++at, content: new Uint8Array(9) });
    }
  };

  test('begin with a key', () => {
    writes('delta', 'delta', 'key', 'delta');
    assert.deepEqual(out.sent, ['key 3', 'delta 4']);
  });

  test('are left out to the next key where one could not be sent', () => {
    writes('key', 'delta');
    out.isFree = false;
    writes('delta');
    out.isFree = true;
    writes('delta', 'delta', 'key', 'delta');
    assert.deepEqual(out.sent, ['key 1', 'delta 2', 'key 6', 'delta 7']);
    assert.equal(anew, 0);
  });

  test('begin anew on another connection', () => {
    writes('key', 'delta');
    out.becomes(null);
    writes('delta');
    out.becomes(welcome());
    assert.equal(anew, 1);
    writes('delta', 'key');
    assert.deepEqual(out.sent, ['key 1', 'delta 2', 'key 5']);
  });
});

describe('of a camera’s picture', () => {
  test('the middle is taken', () => {
    assert.deepEqual(squareIn(640, 480), { x: 80, y: 0, side: 480 });
    assert.deepEqual(squareIn(480, 640), { x: 0, y: 80, side: 480 });
    assert.deepEqual(squareIn(241, 240), { x: 1, y: 0, side: 240 });
  });
});
