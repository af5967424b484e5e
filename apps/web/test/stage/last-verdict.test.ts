import assert from 'node:assert/strict';
import { afterEach, beforeEach, describe, mock, test } from 'node:test';
import { untilSeen } from '../../src/features/table/until-seen.ts';
import { onStage } from '../../src/ui/stage/on-stage.ts';
import type { Scene } from '../../src/ui/stage/scene.ts';
import type { Playing } from '../../src/ui/stage/scene-player.ts';

const VERDICT: Playing<Scene> = {
  scene: { key: 'verdict', weight: 'great', steps: [] },
  step: { name: 'verdict', lasts: 600, gaze: 'hold' },
  tempo: 1,
};

const page = new EventTarget();

beforeEach(() => {
  mock.timers.enable({ apis: ['setTimeout'] });
  Object.assign(globalThis, { window: page });
});
afterEach(() => {
  onStage.tell({ model: null, suspense: null });
  mock.timers.reset();
});

/** The game has just ended: how often its last verdict has been seen since. */
function held() {
  const done = mock.fn();
  return { seen: () => done.mock.callCount(), stop: untilSeen(done) };
}

describe('the last verdict', () => {
  test('is held for two seconds, and not a moment longer', () => {
    const { seen, stop } = held();
    mock.timers.tick(1_999);
    assert.equal(seen(), 0);
    mock.timers.tick(1);
    assert.equal(seen(), 1);
    stop();
  });

  test('is held for as long as the stage plays it', () => {
    onStage.tell({ model: VERDICT, suspense: null });
    const { seen, stop } = held();
    mock.timers.tick(4_000);
    assert.equal(seen(), 0);
    onStage.tell({ model: null, suspense: null });
    assert.equal(seen(), 1);
    stop();
  });

  test('is still held where the stage is empty before its time', () => {
    onStage.tell({ model: VERDICT, suspense: null });
    const { seen, stop } = held();
    mock.timers.tick(500);
    onStage.tell({ model: null, suspense: null });
    mock.timers.tick(1_499);
    assert.equal(seen(), 0);
    mock.timers.tick(1);
    assert.equal(seen(), 1);
    stop();
  });

  for (const press of ['pointerdown', 'keydown']) {
    test(`is over at any ${press}`, () => {
      onStage.tell({ model: VERDICT, suspense: null });
      const { seen, stop } = held();
      page.dispatchEvent(new Event(press));
      assert.equal(seen(), 1);
      stop();
    });
  }

  test('lets the end be heard only after it', () => {
    onStage.tell({ model: VERDICT, suspense: null });
    const hears = mock.fn();
    onStage.whenEmpty(hears);
    assert.equal(hears.mock.callCount(), 0);
    onStage.tell({ model: null, suspense: null });
    assert.equal(hears.mock.callCount(), 1);
    onStage.whenEmpty(hears);
    assert.equal(hears.mock.callCount(), 2, 'at once where nothing is played');
  });

  test('is nobody’s concern once the page has gone on', () => {
    const { seen, stop } = held();
    stop();
    page.dispatchEvent(new Event('keydown'));
    mock.timers.tick(5_000);
    assert.equal(seen(), 0);
  });
});
