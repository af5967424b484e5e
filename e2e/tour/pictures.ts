import type { Browser } from 'playwright-core';

const MOST_BYTES = 300_000;
const SCALES = [1, 0.85, 0.75, 0.65, 0.5];
/** As wide as a television looks from three metres away, held at arm's length. */
const FAR_AWAY = 480;

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Nobody should wait for a README: the first screenful, and smaller where it is too heavy. */
export async function smallEnough(browser: Browser, picture: Buffer, screen: Size): Promise<Buffer> {
  for (const scale of SCALES) {
    const scaled = await scaledBy(browser, picture, screen, scale);
    if (scaled.length < MOST_BYTES) return scaled;
  }
  throw new Error('A picture is too heavy at every size.');
}

/** A big screen as the room sees it. */
export const readable = (browser: Browser, picture: Buffer, screen: Size): Promise<Buffer> =>
  scaledBy(browser, picture, screen, FAR_AWAY / screen.width);

async function scaledBy(
  browser: Browser,
  picture: Buffer,
  { width, height }: Size,
  scale: number,
): Promise<Buffer> {
  const size = { width: Math.round(width * scale), height: Math.round(height * scale) };
  const page = await browser.newPage({ viewport: size });
  const source = `data:image/png;base64,${picture.toString('base64')}`;
  await page.setContent(
    `<body style="margin:0"><img alt="" style="width:100vw;display:block" src="${source}">`,
  );
  const small = await page.screenshot();
  await page.close();
  return small;
}
