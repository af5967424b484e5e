import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = fileURLToPath(new URL('../../../..', import.meta.url));
const TEXTS = ['apps/web/src/shell/i18n/fr/*.ts', 'apps/web/src/**/texts/{fr.ts,fr/*.ts}'];
const IS_TEXT = /\/(?:i18n|texts)\/(?:fr|en|de)(?:\.ts$|\/)/;

/** What can name a text: the pages, and what they are told by packages and by the server. */
const code = globSync(['apps/{web,server}/src/**/*.{ts,tsx}', 'packages/*/src/**/*.ts'], { cwd: root })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => !IS_TEXT.test(path))
  .map((path) => readFileSync(join(root, path), 'utf8'))
  .join('\n');
const words = new Set(code.match(/\w+(?:-\w+)*/g));
/** The ends of names that are put together: `key.${lock}Text`, `tie.${what}${isMore ? 'More' : 'Fewer'}`. */
const ends = [...code.matchAll(/\}([A-Z]\w+)`|'([A-Z]\w+)'(?= : '[A-Z]|\}`)/g)].map(
  ([, one, other]) => one ?? other!,
);

/** The names of all texts, by their ways. */
function namesIn(texts: object): string[] {
  return Object.entries(texts).flatMap(([name, text]) => {
    if (typeof text === 'string') return [name.replace(/_(?:zero|one|other)$/, '')];
    return typeof text === 'object' && text !== null ? namesIn(text).map((way) => `${name}.${way}`) : [];
  });
}

const isAskedFor = (way: string): boolean => {
  const name = way.slice(way.lastIndexOf('.') + 1);
  return words.has(name) || ends.some((end) => name.endsWith(end));
};

test('every text is asked for by somebody', async () => {
  const dead: string[] = [];
  for (const path of globSync(TEXTS, { cwd: root })) {
    const given: object = await import(pathToFileURL(join(root, path)).href);
    const names = Object.values(given).flatMap((texts) => (typeof texts === 'object' ? namesIn(texts) : []));
    dead.push(...names.filter((way) => !isAskedFor(way)).map((way) => `${path}: ${way}`));
  }
  assert.deepEqual(dead, []);
});
