import { gzipSync } from 'node:zlib';
import { Guest } from '@oeillade/e2e/guest';
import { seatBots } from '@oeillade/e2e/party';
import type { Browser, Response } from 'playwright-core';
import type { Measured } from './aims.ts';

/** In thousands of bytes, packed with gzip. */
const FIRST_SCREEN = 120;
const TABLE = 220;
const WITH_EVERYTHING = 350;

const BOTS = 3;

type Kind = 'scripts' | 'styles' | 'letters' | 'pictures' | 'pages';

const KINDS: Readonly<Record<string, Kind>> = {
  js: 'scripts',
  css: 'styles',
  woff2: 'letters',
  svg: 'pictures',
  png: 'pictures',
  webp: 'pictures',
};

/** What a browser fetched, each file once. */
class FetchedFiles {
  readonly #files = new Map<string, Promise<Buffer>>();

  take(response: Response): void {
    const { pathname } = new URL(response.url());
    if (response.request().method() !== 'GET' || pathname.startsWith('/api/')) return;
    if (!this.#files.has(pathname)) this.#files.set(pathname, response.body());
  }

  async weigh(): Promise<Map<Kind, number>> {
    const weights = new Map<Kind, number>();
    for (const [path, coming] of this.#files) {
      const kind = KINDS[/\.(\w+)$/.exec(path)?.[1] ?? ''] ?? 'pages';
      const body = await coming;
      const packed = kind === 'letters' ? body.length : gzipSync(body).length;
      weights.set(kind, (weights.get(kind) ?? 0) + packed / 1_000);
    }
    return weights;
  }
}

/** What somebody new has to fetch for the first screen, and for a table that they come to from there. */
export async function measureSizes(browser: Browser, url: string): Promise<Measured[]> {
  const rows: Measured[] = [];
  for (const game of ['wink', 'spywhere'] as const) {
    const guest = await Guest.comes(browser, { url, name: 'Ada' });
    const fetched = new FetchedFiles();
    guest.page.on('response', (response) => fetched.take(response));
    await guest.goesHome();
    await guest.page.waitForLoadState('networkidle');
    if (game === 'wink') rows.push(...inRows('first screen', await fetched.weigh(), FIRST_SCREEN));
    await guest.opensTable(game);
    await seatBots(guest, BOTS);
    await guest.get('[data-part~="start"]:not([disabled])').click();
    await guest.sees('[data-part~="game-table"]');
    await guest.page.waitForLoadState('networkidle');
    rows.push(...inRows(`${game} table`, await fetched.weigh(), TABLE));
    await guest.leaves();
  }
  return rows;
}

function inRows(page: string, weights: ReadonlyMap<Kind, number>, most: number): Measured[] {
  const of = (kind: Kind): number => weights.get(kind) ?? 0;
  const all = [...weights.values()].reduce((sum, weight) => sum + weight, 0);
  const row = (what: string, value: number, aim: number | null): Measured => ({
    page,
    what,
    value,
    unit: 'kB',
    aim: aim === null ? null : { most: aim },
  });
  return [
    row('scripts, packed', of('scripts'), most),
    row('styles, packed', of('styles'), null),
    row('fonts and pictures', of('letters') + of('pictures'), null),
    row('everything', all, WITH_EVERYTHING),
  ];
}
