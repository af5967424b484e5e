import { setTimeout as wait } from 'node:timers/promises';
import { DESKTOP, Guest, PHONE } from '@oeillade/e2e/guest';
import { seatBots } from '@oeillade/e2e/party';
import type { Browser } from 'playwright-core';
import { median } from '../measure.ts';
import type { Measured } from './aims.ts';
import { CATEGORIES, type MainThread, readTrace, type Shown } from './trace.ts';

/** As much slower as the phones that people have than the machine of whoever builds this. */
export const SLOWER = 4;
export const SECONDS = 30;
const OTHERS = 7;
const LOOKS_EVERY = 600;
const LOOKS_BEFORE_NAMING = 9;

/** A screen shows so many frames a second; a page that takes longer than one of them is late for it. */
const FRAMES = 60;
const FRAME = 1_000 / FRAMES;

const LEAST_FRAMES = 59;
const MOST_LATE = 5;

export interface Played {
  readonly rows: Measured[];
  readonly arrived: { readonly gazes: number; readonly signals: number };
  readonly main: MainThread;
}

/** A table of eight in play, on a slow machine: seven bots, and eyes that go from face to face. */
export async function measureFrames(
  browser: Browser,
  url: string,
  shape: 'desktop' | 'phone',
): Promise<Played> {
  const size = shape === 'desktop' ? DESKTOP : PHONE;
  const guest = await Guest.comes(browser, { url, name: 'Ada', size, pace: 'usual', moving: true });
  await guest.opensTable('wink');
  await seatBots(guest, OTHERS);
  await guest.get('[data-part~="start"]:not([disabled])').click();
  await guest
    .get('[data-part~="wink-face"]')
    .nth(OTHERS - 1)
    .waitFor();
  const session = await guest.context.newCDPSession(guest.page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await playFor(guest, 5);

  const before = guest.received.length;
  await browser.startTracing(guest.page, { categories: CATEGORIES });
  await playFor(guest, SECONDS);
  const { main, frames } = readTrace((await browser.stopTracing()).toString('utf8'));
  const heard = guest.received.slice(before);
  await guest.leaves();
  return {
    rows: inRows(shape, frames, main),
    arrived: {
      gazes: heard.filter(({ text }) => text.includes('"m":"eyes"')).length,
      signals: heard.filter(({ text }) => text.includes('"m":"signal"')).length,
    },
    main,
  };
}

/** Looks around without rest; calls a card and names somebody when it is time to, so that the game goes on. */
async function playFor(guest: Guest, seconds: number): Promise<void> {
  const until = performance.now() + seconds * 1_000;
  for (let looks = 1; performance.now() < until; looks++) {
    await guest.page.keyboard.press(String(1 + (looks % OTHERS)));
    await guest.page.evaluate(act, looks % LOOKS_BEFORE_NAMING === 0);
    await wait(LOOKS_EVERY);
  }
}

/** In the page, since a driver that asks for every button would be most of the work. */
function act(isTimeToName: boolean): void {
  const press = (selector: string) => document.querySelector<HTMLElement>(selector)?.click();
  if (isTimeToName) press('[data-part~="wink-claim"][data-button]:not([aria-disabled="true"])');
  press('[data-part~="wink-card"]:not([aria-disabled="true"])');
  // Not in a frame of its own asking: the browser would take that for a movement of the page.
  setTimeout(() => press('[data-part~="wink-call"][data-button="claim"]'), 50);
}

function inRows(shape: string, { shown, dropped, jerked }: Shown, main: MainThread): Measured[] {
  const wanted = shown + dropped;
  const late = main.frames.filter((length) => length > FRAME).length;
  const page = `table of 8, ${shape}`;
  const row = (what: string, value: number, unit: string, aim: Measured['aim']): Measured => ({
    page,
    what,
    value,
    unit,
    aim,
  });
  return [
    row('frames a second, while something moves', FRAMES * (1 - jerked / wanted), '', {
      least: LEAST_FRAMES,
    }),
    row('frames a second, of all that are wanted', (FRAMES * shown) / wanted, '', null),
    row('frames over 16.7 ms of work', (late / main.frames.length) * 100, '%', { most: MOST_LATE }),
    row('work for a frame, median', median(main.frames), 'ms', { most: FRAME }),
    row('work for a frame, longest', Math.max(...main.frames), 'ms', null),
    row('tasks over 50 ms', main.longTasks, '', { most: 0 }),
    row('longest task', main.longest, 'ms', null),
    row('main thread, of each second', main.busy / SECONDS, 'ms', null),
  ];
}
