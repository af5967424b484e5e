import assert from 'node:assert/strict';
import { afterEach, beforeEach, describe, test } from 'node:test';
import { eventually } from '../../../../tools/eventually.ts';
import { microphone } from '../../src/shell/live/voices/microphone.ts';
import { OwnDevice } from '../../src/shell/own-device.ts';

const WISH = { video: true };

class FakeTrack extends EventTarget {
  isStopped = false;
  stop(): void {
    this.isStopped = true;
  }
}

/** What the browser gives: one track after the other, or a reason. */
class FakeBrowser {
  readonly tracks: FakeTrack[] = [];
  readonly wishes: unknown[] = [];
  refuses: Error | null = null;
  readonly #before = new Map(
    ['document', 'navigator', 'reportError'].map((name) => [
      name,
      Object.getOwnPropertyDescriptor(globalThis, name),
    ]),
  );
  readonly page = Object.assign(new EventTarget(), { visibilityState: 'visible' });

  constructor() {
    const getUserMedia = async (wish: unknown) => {
      this.wishes.push(wish);
      if (this.refuses) throw this.refuses;
      const track = new FakeTrack();
      this.tracks.push(track);
      return { getTracks: () => [track] };
    };
    const put = (name: string, value: unknown) =>
      Object.defineProperty(globalThis, name, { value, configurable: true });
    put('document', this.page);
    put('navigator', { mediaDevices: { getUserMedia } });
  }

  turns(state: 'hidden' | 'visible'): void {
    this.page.visibilityState = state;
    this.page.dispatchEvent(new Event('visibilitychange'));
  }

  leaves(): void {
    for (const [name, property] of this.#before)
      if (property) Object.defineProperty(globalThis, name, property);
      else Reflect.deleteProperty(globalThis, name);
  }
}

describe('a camera or a microphone of this device', () => {
  let browser: FakeBrowser;
  let device: OwnDevice;
  beforeEach(() => {
    browser = new FakeBrowser();
    device = new OwnDevice(WISH);
  });
  afterEach(() => browser.leaves());
  const becomes = (state: string) => eventually(state, () => device.model.state === state);

  test('is on for as long as somebody wants it, and its tracks stop with the last wish', async () => {
    const [leaveMirror, leaveEyes] = [device.want(), device.want()];
    await becomes('on');
    assert.deepEqual(browser.wishes, [WISH]);
    leaveMirror();
    assert.equal(device.model.state, 'on');
    leaveEyes();
    assert.deepEqual([device.model.state, device.model.isWanted], ['off', false]);
    assert.equal(browser.tracks[0]!.isStopped, true);
  });

  test('is let go while the page is out of sight, and comes back with it', async () => {
    device.want();
    await becomes('on');
    browser.turns('hidden');
    assert.deepEqual([device.model.state, device.model.isWanted], ['off', true]);
    assert.equal(browser.tracks[0]!.isStopped, true);
    browser.turns('visible');
    await becomes('on');
    assert.equal(browser.tracks.length, 2);
  });

  test('that is given when nobody wants it any more is stopped at once', async () => {
    device.want();
    device.turnOff();
    await eventually('a stopped track', () => browser.tracks[0]?.isStopped === true);
    assert.equal(device.model.state, 'off');
  });

  test('says why it could not be had, and may be asked for again', async () => {
    browser.refuses = new DOMException('no', 'NotAllowedError');
    device.want();
    await becomes('denied');
    browser.refuses = new Error('no such thing');
    device.tryAgain();
    await becomes('missing');
    browser.refuses = null;
    device.tryAgain();
    await becomes('on');
  });

  test('that is pulled out is missing', async () => {
    device.want();
    await becomes('on');
    browser.tracks[0]!.dispatchEvent(new Event('ended'));
    assert.equal(device.model.state, 'missing');
  });

  test('is on, and all are told so, whatever one of them does', async () => {
    const failed: unknown[] = [];
    const told: string[] = [];
    Object.assign(globalThis, { reportError: (error: unknown) => failed.push(error) });
    device.subscribe(() => {
      if (device.model.state === 'on') throw new Error('a picture that cannot be drawn');
    });
    device.subscribe(() => told.push(device.model.state));
    const leave = device.want();
    await becomes('on');
    assert.deepEqual(told, ['asking', 'on']);
    assert.equal(failed.length, 1);
    leave();
    assert.equal(browser.tracks[0]!.isStopped, true);
  });

  test('as a microphone, has the browser take out what its own loudspeaker says', async () => {
    microphone().want();
    await eventually('the question', () => browser.wishes.length === 1);
    const { audio } = browser.wishes[0] as { readonly audio: MediaTrackConstraints };
    assert.deepEqual([audio.echoCancellation, audio.noiseSuppression], [true, true]);
  });
});
