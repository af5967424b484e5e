import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { DeviceStorage } from '../../src/shell/storage.ts';

/** A browser's storage, which may be full or blocked. */
class Drawer implements Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  readonly kept = new Map<string, string>();
  isFull = false;

  getItem(key: string): string | null {
    return this.kept.get(key) ?? null;
  }

  setItem(key: string, text: string): void {
    if (this.isFull) throw new Error('QuotaExceededError');
    this.kept.set(key, text);
  }

  removeItem(key: string): void {
    this.kept.delete(key);
  }
}

const memoryIn = (drawer: Drawer): DeviceStorage => new DeviceStorage(() => drawer as unknown as Storage);

const blocked = (): DeviceStorage =>
  new DeviceStorage(() => {
    throw new Error('Access is denied for this document.');
  });

describe('what is remembered', () => {
  test('is in the browser, as text or as a value', () => {
    const drawer = new Drawer();
    const memory = memoryIn(drawer);
    memory.write('language', 'de');
    memory.writeValue('person', { name: 'Ada' });
    assert.deepEqual([...drawer.kept.values()], ['de', '{"name":"Ada"}']);
    assert.equal(memory.read('language'), 'de');
    assert.deepEqual(memory.readValue('person'), { name: 'Ada' });
    memory.forget('language');
    assert.equal(memory.read('language'), null);
  });

  test('is null where its value cannot be read', () => {
    const drawer = new Drawer();
    drawer.kept.set('person', '{');
    assert.equal(memoryIn(drawer).readValue('person'), null);
    assert.equal(memoryIn(drawer).readValue('nobody'), null);
  });

  test('lasts as long as the page where site data are blocked', () => {
    const memory = blocked();
    assert.equal(memory.read('theme'), null);
    memory.forget('theme');
    memory.write('theme', 'jour');
    assert.equal(memory.read('theme'), 'jour');
    memory.forget('theme');
    assert.equal(memory.read('theme'), null);
  });

  test('is the latest, also where the browser has room for the one before only', () => {
    const drawer = new Drawer();
    const memory = memoryIn(drawer);
    memory.write('level', 'novice');
    drawer.isFull = true;
    memory.write('level', 'expert');
    assert.equal(memory.read('level'), 'expert');
    drawer.isFull = false;
    memory.write('level', 'regular');
    assert.equal(drawer.kept.get('level'), 'regular');
    assert.equal(memory.read('level'), 'regular');
  });
});

test('nobody else asks the browser: it may refuse', () => {
  const folder = fileURLToPath(new URL('../../src', import.meta.url));
  const askers = globSync('**/*.{ts,tsx}', { cwd: folder }).filter((file) =>
    /\b(?:local|session)Storage\b/.test(readFileSync(join(folder, file), 'utf8')),
  );
  assert.deepEqual(askers, ['shell/storage.ts']);
});
