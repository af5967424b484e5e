import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { openProfile } from '@oeillade/e2e/browser';
import { freePort } from '@oeillade/e2e/test-server';
import type { Page } from 'playwright-core';
import type { Measured } from './aims.ts';
import { fetchLighthouse } from './fetched.ts';

const CATEGORIES = ['performance', 'accessibility', 'best-practices'] as const;
const LEAST = 95;
/** The median by performance is taken: a busy moment of the machine should not decide. */
const RUNS = 3;
const MOST_RUNS = 6;

interface Audit {
  readonly title: string;
  readonly score: number | null;
  readonly displayValue?: string;
}
interface Category {
  readonly score: number | null;
  readonly auditRefs: readonly { readonly id: string; readonly weight: number }[];
}
interface Report {
  readonly categories: Readonly<Record<(typeof CATEGORIES)[number], Category>>;
  readonly audits: Readonly<Record<string, Audit>>;
  readonly runtimeError?: { readonly message: string };
}
type Lighthouse = (url: string, flags: object) => Promise<{ readonly lhr: Report } | undefined>;

export interface Audited {
  readonly rows: Measured[];
  /** What costs points, in Lighthouse's own words. */
  readonly losses: string[];
}

/** The home page and a lobby, as Lighthouse judges them for a phone. */
export async function measureByLighthouse(url: string): Promise<Audited> {
  const { default: lighthouse } = (await import(pathToFileURL(fetchLighthouse()).href)) as {
    default: Lighthouse;
  };
  const profile = mkdtempSync(join(tmpdir(), 'oeillade-lighthouse-'));
  const port = await freePort();
  const context = await openProfile(profile, [`--remote-debugging-port=${port}`]);
  try {
    const page = await context.newPage();
    const lobby = await openLobby(page, url);
    await page.close();
    const audited: Audited = { rows: [], losses: [] };
    for (const [name, address] of [
      ['home', url],
      ['lobby', lobby],
    ] as const) {
      const report = medianOf(await auditOften(lighthouse, address, port));
      audited.rows.push(...CATEGORIES.map((category) => scored(name, category, report)));
      audited.losses.push(...CATEGORIES.flatMap((category) => lossesOf(name, category, report)));
    }
    return audited;
  } finally {
    await context.close();
    rmSync(profile, { recursive: true, force: true });
  }
}

/** This browser keeps the seat, so that its next visit leads into the lobby and not to the door. */
async function openLobby(page: Page, url: string): Promise<string> {
  await page.goto(url);
  await page.locator('[data-part~="person-name"] input').fill('Ada');
  await page.locator('[data-part~="game"] [data-button]').last().click();
  await page.locator('[data-part~="lobby"] [data-part~="start"]').waitFor();
  await page.reload();
  await page.locator('[data-part~="lobby"] [data-part~="start"]').waitFor();
  return page.url();
}

/** A busy machine may spoil a run: another takes its place. */
async function auditOften(lighthouse: Lighthouse, url: string, port: number): Promise<Report[]> {
  const flags = { port, onlyCategories: CATEGORIES, disableStorageReset: true, logLevel: 'error' };
  const reports: Report[] = [];
  for (let run = 1; reports.length < RUNS; run++) {
    console.error(`Lighthouse, ${url}, run ${run}`);
    const report = (await lighthouse(url, flags))?.lhr;
    if (report && !report.runtimeError) reports.push(report);
    else if (run === MOST_RUNS)
      throw new Error(`Lighthouse cannot read ${url}: ${report?.runtimeError?.message}`);
  }
  return reports;
}

function medianOf(reports: readonly Report[]): Report {
  const rising = reports.toSorted(
    (a, b) => (a.categories.performance.score ?? 0) - (b.categories.performance.score ?? 0),
  );
  return rising[rising.length >> 1]!;
}

const scored = (page: string, category: (typeof CATEGORIES)[number], report: Report): Measured => ({
  page,
  what: `Lighthouse, ${category.replace('-', ' ')}`,
  value: Math.round((report.categories[category].score ?? 0) * 100),
  unit: '',
  aim: { least: LEAST },
});

function lossesOf(page: string, category: (typeof CATEGORIES)[number], report: Report): string[] {
  return report.categories[category].auditRefs
    .filter(({ weight }) => weight > 0)
    .map(({ id }) => ({ id, ...report.audits[id]! }))
    .filter(({ score }) => score !== null && score < 0.9)
    .map(({ title, score, displayValue = '' }) =>
      `${page}, ${category}: ${title} ${displayValue} (${Math.round((score ?? 0) * 100)} of 100)`.replace(
        /\s+/g,
        ' ',
      ),
    );
}
