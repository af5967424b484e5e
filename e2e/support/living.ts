import { type Packet, readPacket, readRelayed } from '@oeillade/protocol/live';
import type { Browser } from 'playwright-core';
import { openBrowser } from '../browser.ts';
import { EYE_GAMES } from './games.ts';
import { type Coming, Guest } from './guest.ts';
import { MarkedCameras, readCells } from './marked-camera.ts';
import { takeEncoderAway } from './no-encoder.ts';
import { begin } from './party.ts';

const NAMES = ['Ada', 'Ben', 'Cleo'] as const;

/** Somebody with a camera of their own, which shows a mark. */
export interface Seen {
  readonly guest: Guest;
  readonly mark: number;
}

export interface LivingPlan extends Omit<Coming, 'name'> {
  readonly isClosed?: boolean;
  /** Who sits there without a camera, by name. */
  readonly without?: readonly string[];
  /** Who comes by the code alone, and so without the key. */
  readonly keyless?: readonly string[];
  /** Whose browser cannot write video. */
  readonly withoutEncoder?: readonly string[];
}

/** Three people far apart, each in a browser of their own with a camera of their own. */
export class LivingParty {
  readonly people: readonly Seen[];
  readonly code: string;
  readonly #browsers: readonly Browser[];
  readonly #cameras: MarkedCameras;

  private constructor(
    people: readonly Seen[],
    code: string,
    browsers: readonly Browser[],
    cameras: MarkedCameras,
  ) {
    this.people = people;
    this.code = code;
    this.#browsers = browsers;
    this.#cameras = cameras;
  }

  get guests(): readonly Guest[] {
    return this.people.map(({ guest }) => guest);
  }

  /** They come by the whole link, choose whether they show their faces, and begin. */
  static async gathers(plan: LivingPlan): Promise<LivingParty> {
    const cameras = new MarkedCameras();
    const browsers: Browser[] = [];
    try {
      return await LivingParty.#arrives(plan, browsers, cameras);
    } catch (error) {
      // Browsers that stay open keep the whole run from ending.
      for (const browser of browsers) await browser.close();
      cameras.forget();
      throw error;
    }
  }

  static async #arrives(plan: LivingPlan, browsers: Browser[], cameras: MarkedCameras): Promise<LivingParty> {
    const { isClosed = false, without = [], keyless = [], withoutEncoder = [], ...coming } = plan;
    const people: Seen[] = [];
    for (const [index, name] of NAMES.entries()) {
      const mark = 5 + 7 * index;
      const browser = await openBrowser(cameras.flagsFor(mark));
      browsers.push(browser);
      const guest = await Guest.comes(browser, { ...coming, name, face: 3 * index });
      if (withoutEncoder.includes(name)) await takeEncoderAway(guest);
      people.push({ guest, mark });
    }
    const [host, ...others] = people.map(({ guest }) => guest) as [Guest, ...Guest[]];
    const code = await host.opensTable(EYE_GAMES[0]!);
    await agreeOnLivingFaces(host);
    if (isClosed) await closeToServer(host);
    const { hash } = new URL(host.page.url());
    for (const guest of others) await guest.joins(`${code}${keyless.includes(guest.name) ? '' : hash}`);
    for (const { guest } of people) await chooseFace(guest, !without.includes(guest.name));
    await begin(people.map(({ guest }) => guest));
    const party = new LivingParty(people, code, browsers, cameras);
    const seen = people.filter(({ guest: { name } }) => !without.includes(name) && !keyless.includes(name));
    for (const { guest } of people) {
      const others = seen.filter((one) => one.guest !== guest);
      await camerasAreOn(guest, others.length);
    }
    return party;
  }

  async leaves(): Promise<void> {
    for (const browser of this.#browsers) await browser.close();
    this.#cameras.forget();
  }
}

/** Until so many of the others are seen to have their cameras on. */
export async function camerasAreOn({ page }: Guest, count: number): Promise<void> {
  await page.waitForFunction(
    (wanted) => document.querySelectorAll('[data-part~="living-loge"]').length === wanted,
    count,
  );
}

/** The host says in the lobby that everybody shows their own face. */
export async function agreeOnLivingFaces(host: Guest): Promise<void> {
  await host
    .get('[data-part~="choice-one"]')
    .filter({ hasText: /Par caméra|By camera|Mit Kamera/ })
    .click();
  await host.sees('[data-part~="own-face"]');
}

/** The key is in the address from now on. */
export async function closeToServer(host: Guest): Promise<void> {
  await host.get('[data-part~="live-lobby"] [data-part~="switch"]').click();
  await host.page.waitForFunction(() => window.location.hash.startsWith('#k='));
  await host.sees('[data-part~="live-lobby"] [data-part~="switch"] :checked');
}

export async function chooseFace(guest: Guest, isShown: boolean): Promise<void> {
  if (!isShown) return guest.get('[data-part~="face-without"]').click();
  await guest.get('[data-part~="face-show"]').click();
  await guest.get('[data-part~="camera-yes"]').click();
  await guest.sees('[data-part~="own-face"][data-on] [data-part~="camera-mirror"]');
}

const faceOf = (guest: Guest, of: string) => guest.get(`[data-part~="wink-face"][aria-label^="${of},"]`);

export const turnTo = (guest: Guest, of: Guest): Promise<void> => faceOf(guest, of.name).click();

export async function turnAway(guest: Guest): Promise<void> {
  await guest.page.keyboard.press('Escape');
  await guest.looksAway('[data-part~="living-face"]');
}

/** Whose mark is on the living face of this screen: waits for one. */
export async function markSeenBy(guest: Guest): Promise<number> {
  const means = await guest.page.waitForFunction(() => {
    const canvas = document.querySelector<HTMLCanvasElement>('canvas[data-part~="living-face"][data-alive]');
    const pixels = canvas?.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height);
    // Not painted yet.
    if (!pixels || pixels.data[3] === 0) return null;
    const cell = pixels.width / 4;
    return Array.from({ length: 16 }, (_, nth) => {
      const [left, top] = [(nth % 4) * cell, Math.floor(nth / 4) * cell];
      let sum = 0;
      for (let y = 10; y < cell - 10; y += 4)
        for (let x = 10; x < cell - 10; x += 4)
          sum += pixels.data[((top + y) * pixels.width + left + x) * 4 + 1] ?? 0;
      return sum / Math.ceil((cell - 20) / 4) ** 2;
    });
  });
  return readCells((await means.jsonValue()) as number[])?.who ?? -1;
}

/** Notes in the page how long it takes from the press on a face to its first picture. */
export async function timeLooks(guest: Guest): Promise<void> {
  await guest.page.evaluate(() => {
    const times: number[] = [];
    Object.assign(window, { lookTimes: times });
    document.addEventListener(
      'click',
      (event) => {
        if (!(event.target as Element).closest('[data-part~="wink-face"]')) return;
        const look = (): void => {
          if (document.querySelector('canvas[data-part~="living-face"][data-alive]'))
            times.push(performance.now() - event.timeStamp);
          else requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      },
      true,
    );
  });
}

export const lookTimes = (guest: Guest): Promise<number[]> =>
  guest.page.evaluate(() => (window as unknown as { lookTimes: number[] }).lookTimes);

/** A picture that came to somebody, or went out from them: `from` is whose, `bytes` as it was sent. */
export interface Passed {
  readonly at: number;
  readonly from: number;
  readonly packet: Packet;
  readonly bytes: Buffer;
}

/** All pictures that came in, and all that went out. */
export function picturesOf(guest: Guest): {
  readonly came: readonly Passed[];
  readonly went: readonly Passed[];
} {
  const came: Passed[] = [];
  const went: Passed[] = [];
  for (const { way, at, data } of guest.live) {
    if (typeof data === 'string') continue;
    const relayed = way === 'in' ? readRelayed(data) : { from: -1, packet: readPacket(data)! };
    if (!relayed) throw new Error('Something came that is no packet.');
    (way === 'in' ? came : went).push({ at, ...relayed, bytes: way === 'in' ? data.subarray(1) : data });
  }
  return { came, went };
}
