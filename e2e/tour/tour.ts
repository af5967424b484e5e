import type { Browser, Page } from 'playwright-core';
import { type Coming, Guest, type Language } from '../support/guest.ts';

/** The screens that people have. */
export const DEVICES = {
  small: { width: 360, height: 640 },
  phone: { width: 390, height: 844 },
  lying: { width: 844, height: 390 },
  tablet: { width: 820, height: 1180 },
  desktop: { width: 1440, height: 900 },
  television: { width: 1920, height: 1080 },
} as const;
export type Device = keyof typeof DEVICES;

const THEMES = ['nuit', 'jour'] as const;
export type Theme = (typeof THEMES)[number];

/** Something that lies over a page: it is opened on each screen anew, as people do it. */
export interface Over {
  open(): Promise<void>;
  shut(): Promise<void>;
}

export interface Sight {
  /** Where this is seen: everywhere but on a television, if nothing is said. */
  readonly on?: readonly Device[];
  readonly over?: Over;
  /** Where the page has been brought to, and not from its beginning. */
  readonly isScrolled?: boolean;
  /** It would be over before everybody has seen it: no time passes for this page meanwhile. */
  readonly isBrief?: boolean;
}

export interface Tour {
  readonly browser: Browser;
  readonly url: string;
  readonly language: Language;
  /** Something to look at, on every screen and in every theme. The game goes on afterwards, on the guest's own. */
  readonly stop: (name: string, guest: Guest, sight?: Sight) => Promise<void>;
}

export type TourPart = (tour: Tour) => Promise<void>;

const EVERYWHERE: readonly Device[] = ['small', 'phone', 'lying', 'tablet', 'desktop'];
export const HANDS: readonly Device[] = ['small', 'phone', 'lying', 'tablet'];
export const BIG: readonly Device[] = ['tablet', 'desktop', 'television'];

export interface Seen {
  readonly name: string;
  readonly guest: Guest;
  readonly device: Device;
  readonly theme: Theme;
  readonly isScrolled: boolean;
}

export interface Way {
  readonly devices: readonly Device[];
  /** Both, if nothing is said. */
  readonly themes?: readonly Theme[];
  readonly look: (seen: Seen) => Promise<void>;
  /** Whoever needs the page to be alive does not see what is brief. */
  readonly leavesOutBrief?: boolean;
}

/** Shows one page on these screens, by night and by day, one after the other: nothing is played twice for it. */
export function stopping(way: Way): Tour['stop'] {
  const { devices, leavesOutBrief = false } = way;
  return async (name, guest, sight = {}) => {
    const { on = EVERYWHERE, isBrief = false } = sight;
    if (isBrief && leavesOutBrief) return;
    const before = guest.page.viewportSize() ?? DEVICES.desktop;
    const seen = on.filter((device) => devices.includes(device));
    const show = async () => {
      for (const device of seen) await onDevice({ name, guest, device }, sight, way);
    };
    await (isBrief ? frozen(guest, show) : show());
    await guest.page.setViewportSize(before);
    await drawn(guest);
  };
}

async function onDevice(
  seen: Pick<Seen, 'name' | 'guest' | 'device'>,
  { over, isScrolled = false }: Sight,
  { look, themes = THEMES }: Way,
): Promise<void> {
  const { page } = seen.guest;
  await page.setViewportSize(DEVICES[seen.device]);
  await over?.open();
  for (const theme of themes) {
    await page.evaluate((wished) => {
      document.documentElement.dataset['theme'] = wished;
    }, theme);
    await drawn(seen.guest);
    await look({ ...seen, theme, isScrolled });
  }
  await over?.shut();
}

/** A picture, however small, makes the page lay itself out at its new size, even where its time stands still. */
async function drawn({ page }: Guest): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ clip: { x: 0, y: 0, width: 1, height: 1 } });
}

/** What opens by a press or a key and shuts with Escape. */
export function opened(guest: Guest, by: string, what: string): Over {
  return {
    open: async () => {
      if (by.length === 1) await guest.page.keyboard.press(by);
      else await guest.get(by).first().click();
      await guest.sees(what);
    },
    shut: async () => {
      await guest.page.keyboard.press('Escape');
      await guest.get(what).first().waitFor({ state: 'hidden' });
    },
  };
}

export const MENU = '[aria-haspopup="menu"]';
export { CHAT } from '../support/reactions.ts';
export const SHEET = 'dialog[open]';
export const POPOVER = ':popover-open';

/** Somebody who speaks the language of the tour. */
export const comes = ({ browser, url, language }: Tour, name: string, more: Partial<Coming> = {}) =>
  Guest.comes(browser, { url, language, name, ...more });

/** Its clock must have been put into the page before. */
async function frozen({ page }: Guest, look: () => Promise<void>): Promise<void> {
  await pause(page);
  await look();
  await page.clock.resume();
}

/** A clock can only be stopped ahead. On a busy machine it may be there before it is asked to. */
async function pause(page: Page): Promise<void> {
  for (let ahead = A_MOMENT; ; ahead *= 2) {
    try {
      return await page.clock.pauseAt((await page.evaluate(() => Date.now())) + ahead);
    } catch (error) {
      if (ahead > LONGEST_AHEAD || !`${error}`.includes('to the past')) throw error;
    }
  }
}

const A_MOMENT = 100;
const LONGEST_AHEAD = 2_000;
