import assert from 'node:assert/strict';
import { afterEach, beforeEach, describe, test } from 'node:test';
import { crossingTo, readCrossing } from '../../src/shell/crossing/crossing.ts';
import { takeCrossing } from '../../src/shell/crossing/take-crossing.ts';
import { freshKey, keepKey, keptKey } from '../../src/shell/live/table-key.ts';
import { keepPerson, readPerson } from '../../src/shell/session/person-kept.ts';
import { keepSeat, readSeatsKept } from '../../src/shell/session/seats-kept.ts';

const SECURE = 'https://192.168.1.20:8443';
const WISHES = { language: 'de', theme: 'jour' } as const;
const at = (path: string) => {
  const { pathname, search, hash } = new URL(path, 'http://192.168.1.20:8080');
  return { pathname, search, hash };
};
const seat = (code: string, at: number, digit = 'a') => ({ code, token: digit.repeat(32), game: 'wink', at });

/** A browser that has kept nothing. */
function freshBrowser(): void {
  const kept = new Map<string, string>();
  Object.defineProperty(globalThis, 'localStorage', {
    configurable: true,
    value: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, text: string) => kept.set(key, text),
      removeItem: (key: string) => kept.delete(key),
    },
  });
}
beforeEach(freshBrowser);
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'localStorage');
});

/** The link is followed, in a browser that keeps nothing yet of the other site. */
function follow(link: string) {
  const { hash } = new URL(link);
  const found = readCrossing(hash);
  assert.ok(found, 'something came along');
  return { wishes: takeCrossing(found.along), rest: found.rest };
}

describe('going over to the secure address', () => {
  test('seats, keys, name, face, language and theme come along, and the page is the same', () => {
    const key = freshKey();
    keepSeat(seat('ACDE3', 1_000));
    keepSeat(seat('FGHJ4', 2_000, 'b'));
    keepKey('FGHJ4', key);
    keepPerson({ name: 'Zoé Œ', face: 7, costume: { hat: 'top-hat' } as never });
    const before = [readSeatsKept(), readPerson()?.name];
    const link = crossingTo(SECURE, at('/t/FGHJ4?a=1'), WISHES);
    assert.ok(link.startsWith(`${SECURE}/t/FGHJ4?a=1#over=`));
    freshBrowser();
    assert.deepEqual(follow(link), { wishes: WISHES, rest: '' });
    assert.deepEqual([readSeatsKept(), readPerson()?.name], before);
    assert.equal(readPerson()?.face, 7);
    assert.deepEqual([keptKey('FGHJ4'), keptKey('ACDE3')], [key, null]);
  });

  test('nothing of it goes to a server: all of it is in the fragment', () => {
    keepSeat(seat('ACDE3', 1_000));
    const { pathname, search, hash } = new URL(crossingTo(SECURE, at('/t/ACDE3'), WISHES));
    assert.equal(pathname + search, '/t/ACDE3');
    assert.ok(hash.length > 40);
  });

  test('what stood in the fragment before stays there', () => {
    keepSeat(seat('ACDE3', 1_000));
    const key = freshKey();
    for (const [path, rest] of [
      [`/t/ACDE3#k=${key}`, `#k=${key}`],
      ['/rules/wink#W-12', '#W-12'],
      ['/t/ACDE3', ''],
    ] as const)
      assert.equal(follow(crossingTo(SECURE, at(path), WISHES)).rest, rest);
  });
});

describe('a link that anybody may have written', () => {
  const arriveWith = (along: object) => takeCrossing(JSON.parse(JSON.stringify(along)));

  test('takes no seat away but an older one at the same table, and no name', () => {
    keepSeat(seat('ACDE3', 5_000));
    keepSeat(seat('FGHJ4', 5_000));
    keepPerson({ name: 'Ada', face: 1 });
    arriveWith({
      seats: [seat('ACDE3', 4_000, 'c'), seat('FGHJ4', 6_000, 'c'), seat('KMNP6', 1_000, 'c')],
      person: { name: 'Eve', face: 2 },
    });
    const tokens = Object.fromEntries(readSeatsKept().map(({ code, token }) => [code, token[0]]));
    assert.deepEqual(tokens, { ACDE3: 'a', FGHJ4: 'c', KMNP6: 'c' });
    assert.deepEqual(readPerson(), { name: 'Ada', face: 1 });
  });

  test('brings nothing that is not of our shape', () => {
    for (const along of [
      null,
      'text',
      { seats: 'none' },
      { seats: [{ ...seat('ACDE3', 1), token: 'short' }] },
      { seats: [{ ...seat('ACDE3', 1), code: '../..' }] },
      { seats: [{ ...seat('ACDE3', 1), key: '<script>' }] },
      { seats: [], person: { name: 'x'.repeat(25), face: 1 } },
      { seats: [], person: { name: 'Ada', face: -1 } },
    ])
      assert.equal(takeCrossing(along), null, JSON.stringify(along));
    assert.deepEqual(readSeatsKept(), []);
    assert.equal(readPerson(), null);
  });

  test('a costume that nobody draws and a face that is not there are left out', () => {
    arriveWith({ seats: [], person: { name: 'Ada', face: 1_000_003, costume: { hat: 'nonsense' } } });
    const person = readPerson();
    assert.ok(person && person.face < 1_000 && !('costume' in person));
  });

  test('cut off on the way, it is nothing', () => {
    keepSeat(seat('ACDE3', 1_000));
    const { hash } = new URL(crossingTo(SECURE, at('/t/ACDE3'), WISHES));
    for (const cut of [hash.slice(0, 30), '#over=%%%', '#over=!'])
      assert.equal(takeCrossing(readCrossing(cut)?.along ?? null), null);
    assert.equal(readCrossing('#k=abc'), null);
    assert.equal(readCrossing(''), null);
  });
});
