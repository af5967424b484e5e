import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

export interface Difference {
  /** The part of the tour and the picture, such as `home/home-phone-nuit.png`. */
  readonly picture: string;
  readonly what: string;
}

/** Which pictures of one tour are not those of another; what differs is drawn red on them, in a folder of its own. */
export function compare(before: string, now: string, into: string, parts: readonly string[]): Difference[] {
  const differences: Difference[] = [];
  for (const picture of picturesOf(now, parts)) {
    const old = join(before, picture);
    const what = existsSync(old)
      ? differenceOf(readPicture(old), readPicture(join(now, picture)), join(into, picture))
      : 'is new';
    if (what) differences.push({ picture, what });
  }
  for (const picture of picturesOf(before, parts)) {
    if (!existsSync(join(now, picture))) differences.push({ picture, what: 'is missing' });
  }
  return differences;
}

function differenceOf(old: PNG, now: PNG, path: string): string | null {
  const { width, height } = now;
  if (old.width !== width || old.height !== height) {
    return `was ${old.width} × ${old.height}, is ${width} × ${height}`;
  }
  const drawing = new PNG({ width, height });
  const pixels = pixelmatch(old.data, now.data, drawing.data, width, height, { threshold: 0.05 });
  if (pixels === 0) return null;
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, PNG.sync.write(drawing));
  return `${pixels} pixels`;
}

const readPicture = (path: string): PNG => PNG.sync.read(readFileSync(path));

const picturesOf = (folder: string, parts: readonly string[]): string[] =>
  parts.flatMap((part) =>
    existsSync(join(folder, part))
      ? readdirSync(join(folder, part))
          .filter((name) => name.endsWith('.png'))
          .map((name) => `${part}/${name}`)
      : [],
  );
