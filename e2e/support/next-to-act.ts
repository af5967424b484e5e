import assert from 'node:assert/strict';
import type { Guest } from './guest.ts';

/** Three browsers on two busy cores may take a minute for what takes a second alone. */
const MOST_WAITING = 120_000;
const BETWEEN_LOOKS = 25;

/** The guest who is to play next, or null when the game is over. */
export async function nextToAct(guests: readonly Guest[], ready: string): Promise<Guest | null> {
  const until = performance.now() + MOST_WAITING;
  while (performance.now() < until) {
    for (const guest of guests) {
      const state = await guest.page.evaluate(
        (selector) =>
          document.querySelector('[data-part~="end"]')
            ? 'over'
            : document.querySelector(selector)
              ? 'ready'
              : '',
        ready,
      );
      if (state !== '') return state === 'over' ? null : guest;
    }
    await new Promise((again) => setTimeout(again, BETWEEN_LOOKS));
  }
  assert.fail('Nobody can do anything.');
}
