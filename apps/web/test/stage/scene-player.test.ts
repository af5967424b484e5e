import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { lengthOf, type Scene, type SceneStep, type Weight } from '../../src/ui/stage/scene.ts';
import { ScenePlayer } from '../../src/ui/stage/scene-player.ts';
import { tempoOf } from '../../src/ui/stage/theatre.ts';
import { StageClock } from './stage-clock.ts';

const paper = (name: string, lasts: number): SceneStep => ({ name, lasts, gaze: 'hold' });
const doubt: SceneStep = { name: 'doubt', lasts: 1_200, gaze: 'free', isFixed: true };

const scene = (key: string, steps: readonly SceneStep[], weight: Weight = 'great'): Scene => ({
  key,
  weight,
  steps,
});
const trial = scene('trial', [paper('curtain', 400), doubt, paper('verdict', 600)]);

/** A stage with everything that was on it, and from when on. */
function opened() {
  const clock = new StageClock();
  const player = new ScenePlayer<Scene>(clock.wakeAfter);
  const seen: string[] = [];
  player.subscribe(() => {
    const { model } = player;
    seen.push(`${clock.now} ${model ? `${model.scene.key} ${model.step.name}` : 'empty'}`);
  });
  return { clock, player, seen };
}

describe('a scene on the stage', () => {
  test('is played step by step, each from its moment on, and leaves the stage empty', () => {
    const { clock, player, seen } = opened();
    player.play(trial);
    clock.goTo(5_000);
    assert.deepEqual(seen, ['0 trial curtain', '400 trial doubt', '1600 trial verdict', '2200 empty']);
    assert.equal(lengthOf(trial), 2_200);
  });

  test('is shortened where theatre is brief, but the suspense never: its length would tell', () => {
    const { clock, player, seen } = opened();
    player.play(trial, tempoOf('brief', 0));
    clock.goTo(5_000);
    assert.deepEqual(seen, ['0 trial curtain', '240 trial doubt', '1440 trial verdict', '1800 empty']);
  });

  test('ends with any press, and nothing of it comes afterwards', () => {
    const { clock, player, seen } = opened();
    player.play(trial);
    clock.goTo(700);
    player.end();
    assert.equal(player.model, null);
    clock.goTo(9_000);
    assert.deepEqual(seen, ['0 trial curtain', '400 trial doubt', '700 empty']);
  });

  test('keeps its outcome in suspense, and that of the scene that waits behind it as well', () => {
    const { clock, player } = opened();
    const open = (key: string) =>
      scene(key, [{ ...paper('curtain', 400), isOpen: true }, paper('verdict', 600)]);
    player.play(open('first'));
    player.play(open('second'));
    assert.equal(player.suspense, 'first');
    clock.goTo(500);
    assert.equal(player.suspense, 'second');
    clock.goTo(1_500);
    assert.equal(player.suspense, null);
    player.play(open('third'));
    player.end();
    assert.equal(player.suspense, null);
  });

  test('that is over can be ended again without anybody noticing', () => {
    const { player, seen } = opened();
    player.end();
    assert.deepEqual(seen, []);
  });
});

describe('several scenes', () => {
  const call = scene('call', [paper('drop', 300)], 'passing');
  const short = (key: string) => scene(key, [paper('all', 100)]);

  test('a great one takes the place of a passing one, and a passing one that of another', () => {
    const { clock, player, seen } = opened();
    player.play(call);
    clock.goTo(100);
    player.play({ ...call, key: 'next call' });
    clock.goTo(200);
    player.play(short('naming'));
    clock.goTo(5_000);
    assert.deepEqual(seen, ['0 call drop', '100 next call drop', '200 naming all', '300 empty']);
  });

  test('while a great one is played, calls are left out, and another great one waits', () => {
    const { clock, player, seen } = opened();
    player.play(short('first'));
    player.play(call);
    player.play(short('second'));
    clock.goTo(5_000);
    assert.deepEqual(seen, ['0 first all', '100 second all', '200 empty']);
  });

  test('no more than two wait: the rest would be old news', () => {
    const { clock, player, seen } = opened();
    for (const key of ['one', 'two', 'three', 'four']) player.play(short(key));
    clock.goTo(5_000);
    assert.deepEqual(seen, ['0 one all', '100 two all', '200 three all', '300 empty']);
  });

  test('a press ends those that wait, too', () => {
    const { clock, player, seen } = opened();
    player.play(short('first'));
    player.play(short('second'));
    player.end();
    clock.goTo(5_000);
    assert.deepEqual(seen, ['0 first all', '0 empty']);
  });
});

test('from the fourth accusation on scenes are brief, and where the device wishes it always', () => {
  assert.deepEqual(
    [0, 1, 2, 3, 4].map((before) => tempoOf('full', before)),
    [1, 1, 1, 0.6, 0.6],
  );
  assert.equal(tempoOf('brief', 0), 0.6);
});
