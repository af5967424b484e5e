import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { root } from '../root.ts';

const doc = readFileSync(join(root, 'docs/design.md'), 'utf8');
const sources = globSync('{packages,apps}/*/src/**/*.{ts,tsx}', { cwd: root });

/** What fits a page of paper. */
const PAGE = 60;

/** The text under a heading. */
const under = (heading: string): string => doc.split(/^## /m).find((part) => part.startsWith(heading)) ?? '';

describe('docs/design.md', () => {
  for (const walk of ['One call', 'One wink', 'One picture']) {
    test(`the walk “${walk}” fits a page, and every file that it names is there`, () => {
      const lines = under(walk).split('\n');
      assert.ok(lines.length > 5 && lines.length <= PAGE, `${lines.length} lines`);
      const named = [...under(walk).matchAll(/`([\w/-]+\.tsx?)`/g)].map(([, path]) => path!);
      const missing = named.filter((path) => !sources.some((file) => `/${file}`.endsWith(`/${path}`)));
      assert.deepEqual(missing, []);
    });
  }
});
