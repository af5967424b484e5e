/** `npm run bench:web`: how heavy the pages are, what Lighthouse says, and how smoothly a full table runs. */
import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { openBrowser } from '@oeillade/e2e/browser';
import { TestServer } from '@oeillade/e2e/test-server';
import { table } from './print.ts';
import { HEADER, type Measured, rowOf } from './web/aims.ts';
import { LIGHTHOUSE, versionOf } from './web/fetched.ts';
import { measureFrames, type Played, SECONDS, SLOWER } from './web/frames.ts';
import { measureByLighthouse } from './web/lighthouse.ts';
import { measureSizes } from './web/sizes.ts';

const PARTS = ['sizes', 'lighthouse', 'frames'] as const;
const USAGE = `Usage: npm run bench:web [-- PART…]

How heavy the pages are, what Lighthouse says of them, and how smoothly a table of eight runs on a slow machine.
Parts, all of them if none is named: ${PARTS.join(', ')}. Lighthouse is fetched through npm the first time.`;

const wanted = readArguments();
const server = await TestServer.open();
const rows: Measured[] = [];
const notes: string[] = [];
try {
  const version = await measureInBrowser();
  if (wanted.includes('lighthouse')) {
    const { rows: scores, losses } = await measureByLighthouse(server.url);
    rows.push(...scores);
    notes.push(...losses);
  }
  print(version);
} finally {
  await server.closes();
}

/** Gives the browser's version. */
async function measureInBrowser(): Promise<string> {
  const browser = await openBrowser();
  try {
    if (wanted.includes('sizes')) rows.push(...(await measureSizes(browser, server.url)));
    if (wanted.includes('frames')) {
      for (const shape of ['desktop', 'phone'] as const) {
        console.error(`Frames, ${shape}, ${SECONDS} seconds`);
        const played = await measureFrames(browser, server.url, shape);
        rows.push(...played.rows);
        notes.push(describe(shape, played));
      }
    }
    return browser.version();
  } finally {
    await browser.close();
  }
}

function describe(shape: string, { arrived, main }: Played): string {
  const parts = [...main.parts].map(([part, time]) => `${part} ${(time / SECONDS).toFixed(0)}`);
  return `table of 8, ${shape}: ${arrived.gazes} gazes and ${arrived.signals} signals arrived; of each second, in ms: ${parts.join(', ')}`;
}

function print(chromium: string): void {
  console.log(
    `Benchmark of the pages of ${new Date().toISOString().slice(0, 10)}, ${cpus().length} cores of ${cpus()[0]?.model.trim()}`,
  );
  console.log(
    `Node ${process.versions.node}, Chromium ${chromium}, lighthouse ${LIGHTHOUSE}, ${versionOf('playwright-core')}`,
  );
  console.log(
    `Frames at ${SLOWER} times less speed, ${SECONDS} s; Lighthouse for phones, median of three.\n`,
  );
  console.log(table(HEADER, rows.map(rowOf), { texts: 4 }));
  for (const note of notes) console.log(`\n- ${note}`);
}

function readArguments(): readonly string[] {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { help: { type: 'boolean' } },
  });
  const strange = positionals.find((part) => !(PARTS as readonly string[]).includes(part));
  if (values.help || strange) {
    console.log(strange ? `There is no part "${strange}".\n\n${USAGE}` : USAGE);
    process.exit(strange ? 2 : 0);
  }
  return positionals.length > 0 ? positionals : PARTS;
}
