import assert from 'node:assert/strict';
import { afterEach, beforeEach, test } from 'node:test';
import { goTo, onNavigation } from '../../src/shell/route.ts';

const addresses: string[] = [];
beforeEach(() => {
  addresses.length = 0;
  const history = { pushState: (_state: unknown, _title: string, path: string) => addresses.push(path) };
  Object.assign(globalThis, { window: Object.assign(new EventTarget(), { history }) });
});
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'window');
});

test('whoever listens hears of another clause on the same page, however one comes to it, until they stop', () => {
  let heard = 0;
  const stop = onNavigation(() => heard++);
  goTo('/rules/wink#W-22');
  window.dispatchEvent(new Event('hashchange'));
  window.dispatchEvent(new Event('popstate'));
  assert.equal(heard, 3);
  stop();
  goTo('/rules/wink#D-4');
  assert.equal(heard, 3);
  assert.deepEqual(addresses, ['/rules/wink#W-22', '/rules/wink#D-4']);
});
