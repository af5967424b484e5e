import assert from 'node:assert/strict';
import { afterEach, describe, test } from 'node:test';
import { readInvitation, shownAs } from '../../src/features/join/invitation.ts';
import { keepLevel, LEVELS, readLevel } from '../../src/shell/levels.ts';

/** What a browser would remember. */
function remember(): Map<string, string> {
  const kept = new Map<string, string>();
  Object.defineProperty(globalThis, 'localStorage', {
    configurable: true,
    value: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
    },
  });
  return kept;
}

function forbid(): void {
  Object.defineProperty(globalThis, 'localStorage', {
    configurable: true,
    get: () => {
      throw new Error('This window remembers nothing.');
    },
  });
}

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'localStorage');
});

describe('an invitation', () => {
  test('is a code, however it is typed', () => {
    assert.equal(readInvitation('acde3'), 'ACDE3');
    assert.equal(readInvitation(' AC-DE 3 '), 'ACDE3');
  });

  test('is a link, with whatever a friend wrote around it', () => {
    assert.equal(readInvitation('https://oeillade.example/t/ACDE3'), 'ACDE3');
    assert.equal(readInvitation('Come! http://192.168.1.7:8080/t/acde3?x=1 tonight'), 'ACDE3');
  });

  test('is nothing else', () => {
    for (const text of ['', 'hello there', 'ACDE', 'https://oeillade.example/', '/t/nonsense']) {
      assert.equal(readInvitation(text), null, text);
    }
  });

  test('shows as its code as soon as a link is put in, and otherwise as it is typed', () => {
    assert.equal(shownAs('https://oeillade.example/t/ACDE3'), 'ACDE3');
    assert.equal(shownAs('ac d'), 'ac d');
    assert.equal(shownAs('https://oeillade.example/t/'), 'https://oeillade.example/t/');
  });
});

describe('the level of bots', () => {
  test('is regular for somebody who comes for the first time', () => {
    remember();
    assert.equal(readLevel(), 'regular');
  });

  test('is remembered on this device', () => {
    remember();
    for (const level of LEVELS) {
      keepLevel(level);
      assert.equal(readLevel(), level);
    }
  });

  test('is regular where nothing was remembered, or something else was', () => {
    forbid();
    assert.equal(readLevel(), 'regular');
    remember().set('oeillade/level', 'cheater');
    assert.equal(readLevel(), 'regular');
  });

  test('lasts as long as the page where nothing can be remembered', () => {
    forbid();
    keepLevel('expert');
    assert.equal(readLevel(), 'expert');
  });
});
