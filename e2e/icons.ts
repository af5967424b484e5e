/** `node e2e/icons.ts`: the app's icon as pictures, for the places where a drawing is not taken. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../tools/root.ts';
import { openBrowser } from './browser.ts';

const folder = join(root, 'apps/web/public/icons');
const drawing = readFileSync(join(folder, 'icon.svg'), 'utf8');
const NIGHT = ['#1C0A20', '#28102C'] as const;

/** Systems cut a maskable icon to a shape of their own: its edges are paper only, and the eyes keep to the middle. */
const PICTURES = [
  { name: 'icon-192', size: 192, isMaskable: false },
  { name: 'icon-512', size: 512, isMaskable: false },
  { name: 'maskable-192', size: 192, isMaskable: true },
  { name: 'maskable-512', size: 512, isMaskable: true },
  { name: 'apple-touch', size: 180, isMaskable: true },
] as const;

const browser = await openBrowser();
for (const { name, size, isMaskable } of PICTURES) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  const paper = `background:linear-gradient(to right,${NIGHT[0]} 50%,${NIGHT[1]} 50%)`;
  const inset = isMaskable ? size * 0.1 : 0;
  await page.setContent(
    `<body style="margin:0;${isMaskable ? paper : ''}"><div style="padding:${inset}px">${drawing}</div>`,
  );
  await page.addStyleTag({ content: 'svg { display: block }' });
  await page.screenshot({ path: join(folder, `${name}.png`), omitBackground: true });
  await page.close();
}
await browser.close();
