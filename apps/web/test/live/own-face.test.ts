import assert from 'node:assert/strict';
import { beforeEach, describe, test } from 'node:test';
import type { CameraModel } from '../../src/shell/camera/own-camera.ts';
import { type FaceCamera, OwnFace } from '../../src/shell/live/own-face.ts';
import { inTab } from '../../src/shell/storage.ts';

class FakeCamera implements FaceCamera {
  model: CameraModel = { state: 'off', isWanted: false, stream: null };
  readonly #listeners = new Set<() => void>();
  wishes = 0;

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  want(): () => void {
    this.wishes++;
    this.becomes('asking');
    return () => {
      this.wishes--;
      this.becomes('off', false);
    };
  }

  becomes(state: CameraModel['state'], isWanted = true): void {
    this.model = { state, isWanted, stream: null };
    for (const listener of this.#listeners) listener();
  }
}

describe('my own face', () => {
  let camera: FakeCamera;
  let sending: number;
  let face: OwnFace;

  beforeEach(() => {
    inTab.forget('oeillade/own-face');
    camera = new FakeCamera();
    sending = 0;
    face = meet();
  });

  const meet = (code = 'ACDEF') =>
    new OwnFace(code, camera, () => {
      sending++;
      return () => sending--;
    });

  test('is shown to nobody before I have said so', () => {
    face.enter('gathering');
    face.enter('playing');
    assert.deepEqual([face.model.choice, camera.wishes, sending], ['undecided', 0, 0]);
  });

  test('is in my mirror before the game, goes out while it is played, and the camera is off after it', () => {
    face.enter('gathering');
    face.choose('shown');
    assert.equal(camera.wishes, 1);
    assert.equal(face.model.isOn, false);
    camera.becomes('on');
    assert.deepEqual([face.model.isOn, sending], [true, 0]);
    face.enter('playing');
    assert.equal(sending, 1);
    face.enter('over');
    assert.deepEqual([face.model.isOn, camera.wishes, sending], [false, 0, 0]);
    face.enter('gathering');
    assert.equal(camera.wishes, 1);
  });

  test('goes with the page out of sight, and comes back with it', () => {
    face.enter('playing');
    face.choose('shown');
    camera.becomes('on');
    camera.becomes('off');
    assert.deepEqual([face.model.choice, face.model.isOn, sending], ['shown', false, 0]);
    camera.becomes('on');
    assert.equal(sending, 1);
  });

  test('whoever turns the camera off by its sign sits there without it', () => {
    face.enter('playing');
    face.choose('shown');
    camera.becomes('on');
    camera.becomes('off', false);
    assert.deepEqual([face.model.choice, face.model.isOn, sending], ['without', false, 0]);
  });

  test('is remembered for this table by the tab, and left with the page', () => {
    face.enter('playing');
    face.choose('shown');
    camera.becomes('on');
    face.enter(null);
    assert.deepEqual([camera.wishes, sending], [0, 0]);
    assert.equal(meet().model.choice, 'shown');
    assert.equal(meet('ZZZZZ').model.choice, 'undecided');
  });
});
