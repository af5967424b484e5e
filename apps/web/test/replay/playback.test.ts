import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { linkTo, type MomentLink, readMoment, writeMoment } from '../../src/features/replay/moment-link.ts';
import { type PlaybackAct, played, startAt, steppedTime } from '../../src/features/replay/playback.ts';
import { placesOf } from '../../src/games/wink-family/replay/places.ts';

const END = 60_000;
const after = (t: number, ...acts: readonly PlaybackAct[]) =>
  acts.reduce((playback, act) => played(playback, act, END), startAt(t, END));
const stops = [0, 10_000, 20_000];

describe('watching a game again', () => {
  test('time passes only while it plays, as fast as was chosen', () => {
    assert.equal(after(0, { do: 'pass', ms: 500 }).isPlaying, false);
    assert.equal(after(0, { do: 'toggle' }, { do: 'speed', speed: 4 }, { do: 'pass', ms: 500 }).t, 2_000);
  });

  test('at the end it rests, and from there it begins anew', () => {
    const ended = after(59_900, { do: 'toggle' }, { do: 'pass', ms: 500 });
    assert.deepEqual([ended.t, ended.isPlaying], [END, false]);
    assert.deepEqual(played(ended, { do: 'toggle' }, END).t, 0);
  });

  test('a step goes to the next moment at which something is told, or back, and pauses', () => {
    const step = (t: number, by: 1 | -1) => after(t, { do: 'toggle' }, { do: 'step', by, stops });
    assert.deepEqual([step(5_000, 1).t, step(5_000, 1).isPlaying], [10_000, false]);
    assert.equal(step(10_000, 1).t, 20_000);
    assert.equal(step(10_000, -1).t, 0);
    assert.equal(step(20_000, 1).t, END);
    assert.equal(step(0, -1).t, 0);
  });

  test('a chosen moment plays with a little before and after, then pauses', () => {
    const watching = after(0, { do: 'watch', moment: { from: 10_000, until: 11_000 } });
    assert.deepEqual([watching.t, watching.isPlaying], [8_500, true]);
    const watched = played(watching, { do: 'pass', ms: 10_000 }, END);
    assert.deepEqual([watched.t, watched.isPlaying], [12_500, false]);
  });

  test('a wink is watched in slow motion, from before it until the accusation; any other moment as fast as it was', () => {
    const caught = { from: 20_000, until: 20_000, blink: { from: 17_000, until: 17_520 } };
    const watching = after(0, { do: 'speed', speed: 4 }, { do: 'watch', moment: caught });
    assert.deepEqual([watching.t, watching.speed, watching.until], [15_500, 0.5, 21_500]);
    assert.equal(played(watching, { do: 'pass', ms: 1_000 }, END).t, 16_000);
    const other = played(watching, { do: 'watch', moment: { from: 30_000, until: 31_000 } }, END);
    assert.equal(other.speed, 1);
  });

  test('for whoever wants nothing to move, the picture changes when something is told', () => {
    assert.equal(steppedTime(19_999, stops), 10_000);
    assert.equal(steppedTime(20_000, stops), 20_000);
  });
});

describe('a link to a moment', () => {
  test('leads to the same moment through the same eyes', () => {
    const moments: readonly MomentLink[] = [
      { t: 12_345, viewer: 2, speed: 1 },
      { t: 0, viewer: null, speed: 0.5 },
    ];
    for (const moment of moments) {
      assert.deepEqual(readMoment(writeMoment(moment), 4, END), moment);
    }
  });

  test('to a wink that was caught opens where it begins, in slow motion', () => {
    const caught = { from: 20_000, until: 20_000, blink: { from: 17_000, until: 17_520 } };
    assert.deepEqual(readMoment(linkTo(caught), 4, END), { t: 17_000, viewer: null, speed: 0.5 });
    const contact = { from: 20_000, until: 24_000 };
    assert.deepEqual(readMoment(linkTo(contact), 4, END), { t: 20_000, viewer: null, speed: 1 });
  });

  test('what makes no sense is left out', () => {
    assert.equal(readMoment('', 4, END), null);
    assert.equal(readMoment('#t=soon', 4, END), null);
    assert.deepEqual(readMoment('#t=999999&seat=9&speed=300', 4, END), { t: END, viewer: null, speed: 1 });
  });
});

test('seats in two rows go round the table clockwise, nobody on anybody', () => {
  for (const seats of [3, 4, 5, 6, 7, 8]) {
    const places = placesOf(seats, 'rows');
    assert.equal(new Set(places.map(({ x, y }) => `${x} ${y}`)).size, seats);
    assert.ok(places[0]!.x < places[1]!.x && places.at(-1)!.y > places[0]!.y);
  }
});

test('seats beside the board go up on the left and down on the right, nobody on anybody', () => {
  for (const seats of [3, 4, 5, 6, 7, 8]) {
    const places = placesOf(seats, 'sides');
    assert.equal(new Set(places.map(({ x, y }) => `${x} ${y}`)).size, seats);
    const [left, right] = [places.filter(({ x }) => x < 50), places.filter(({ x }) => x > 50)];
    assert.deepEqual(places, [...left, ...right]);
    const isFalling = (ys: readonly number[]) => ys.every((y, at) => at === 0 || y < ys[at - 1]!);
    assert.ok(isFalling(left.map(({ y }) => y)) && isFalling(right.map(({ y }) => y).reverse()));
  }
});
