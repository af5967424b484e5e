import { createHash } from 'node:crypto';
import { relative } from 'node:path';

const src = new URL('../src/', import.meta.url).pathname;

/** `card` of `hand.module.css` is `card-x7Qk` in the browser: readable, and no other card. */
export function classNameOf(local: string, file: string): string {
  const path = relative(src, file.split('?')[0]!).replaceAll('\\', '/');
  const mark = createHash('sha256').update(path).digest('base64url').slice(0, 4);
  return `${local}-${mark}`;
}
