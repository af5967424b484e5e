import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import postcss from 'postcss';

export const src = fileURLToPath(new URL('../../src', import.meta.url));

/** Files below a folder, by their path from it. */
export const filesIn = (folder: string, ending: RegExp): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => ending.test(name) && !name.includes('node_modules'));

export const read = (name: string): string => readFileSync(join(src, name), 'utf8');

/** The selectors of a file of styles. */
export function selectorsOf(name: string): string[] {
  const selectors: string[] = [];
  postcss.parse(read(name)).walkRules((rule) => {
    const { parent } = rule;
    const isStep = parent?.type === 'atrule' && (parent as postcss.AtRule).name === 'keyframes';
    if (!isStep) selectors.push(...rule.selectors);
  });
  return selectors;
}

/** The names that a file of styles gives to those who import it. */
export const namesOf = (name: string): Set<string> =>
  new Set(
    selectorsOf(name)
      .flatMap((selector) => [
        ...selector
          .replaceAll(/"[^"]*"/g, '')
          .replaceAll(/:global\([^)]*\)/g, '')
          .matchAll(/\.([\w-]+)/g),
      ])
      .map(([, local]) => local!),
  );

/** What a file of code takes from which file of styles. */
export function namesTakenBy(name: string): { readonly from: string; readonly local: string }[] {
  const code = read(name);
  return [...code.matchAll(/import (\w+) from '([^']+\.module\.css)';/g)].flatMap(([, as, path]) => {
    const from = relative(src, resolve(src, dirname(name), path!)).replaceAll('\\', '/');
    return [...code.matchAll(new RegExp(`\\b${as}\\.(\\w+)\\b`, 'g'))].map(([, local]) => ({
      from,
      local: local!,
    }));
  });
}
