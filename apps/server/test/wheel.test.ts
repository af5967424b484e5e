import assert from 'node:assert/strict';
import { mock, test } from 'node:test';
import { HALF_TURN, Wheel } from '../src/operate/wheel.ts';

/** A wheel on a clock that is turned by hand; what was called, with the time. */
function turning(begin = 1_000_003) {
  mock.timers.enable({ apis: ['setTimeout', 'Date'], now: begin });
  const called: [string, number][] = [];
  const wheel = new Wheel(() => Date.now());
  const after = (milliseconds: number, name: string) =>
    wheel.after(milliseconds, () => called.push([name, Date.now() - begin]));
  return { wheel, called, after };
}

test('calls come in their order, none early, each at most a beat late', () => {
  const { called, after } = turning();
  const waits = [0, 1, 4, 5, 17, 18, 249, HALF_TURN - 1];
  for (const wait of waits) after(wait, String(wait));
  for (let step = 0; step < HALF_TURN + 20; step++) mock.timers.tick(1);
  mock.timers.reset();
  assert.deepEqual(
    called.map(([name]) => Number(name)),
    waits,
  );
  for (const [name, at] of called)
    assert.ok(at >= Number(name) && at <= Number(name) + 6, `${name} at ${at}`);
});

test('what is cancelled is not called, even at the same beat', () => {
  const { wheel, called, after } = turning();
  wheel.after(18, () => late.cancel());
  const late = after(20, 'late');
  mock.timers.tick(100);
  mock.timers.reset();
  assert.deepEqual(called, []);
});

test('who is called may wait again, and a wheel that stood still goes on from now', () => {
  const { wheel, called, after } = turning();
  wheel.after(10, () => after(10, 'again'));
  mock.timers.tick(12);
  mock.timers.tick(20);
  mock.timers.tick(50_000);
  after(30, 'later');
  mock.timers.tick(40);
  mock.timers.reset();
  assert.deepEqual(
    called.map(([name]) => name),
    ['again', 'later'],
  );
});
