import assert from 'node:assert/strict';
import { NOTHING } from '../../architecture/not-yet.ts';
import { type Repo, readRepo, type Tree, type Violation } from '../../architecture/workspace.ts';
import { findViolations } from '../../architecture.ts';

export const manifest = (name: string, dependencies: string[], exports: Record<string, string> = {}) =>
  JSON.stringify({
    name: `@oeillade/${name}`,
    exports: { '.': './src/index.ts', ...exports },
    dependencies: Object.fromEntries(dependencies.map((dependency) => [dependency, '1.0.0'])),
  });

export const all = ['kernel', 'games', 'table', 'bots', 'protocol', 'catalogue', 'room'].map(
  (name) => `@oeillade/${name}`,
);

const manifests: Tree = {
  'package.json': JSON.stringify({ devDependencies: { 'fast-check': '4.0.0' } }),
  'packages/kernel/package.json': manifest('kernel', [...all, 'valibot'], {
    './testkit': './testkit/index.ts',
  }),
  'packages/games/package.json': manifest('games', all, { './*': './src/*/index.ts' }),
  'packages/table/package.json': manifest('table', all),
  'packages/bots/package.json': manifest('bots', all),
  'packages/protocol/package.json': manifest('protocol', all),
  'apps/lab/package.json': manifest('lab', [...all, '@oeillade/web']),
  'packages/catalogue/package.json': manifest('catalogue', all),
  'packages/story/package.json': manifest('story', all),
  'packages/room/package.json': manifest('room', all),
  'apps/web/package.json': manifest('web', all),
};

export type Rule = (repo: Repo) => Violation[];

/** What every rule says, and no exception. */
const allRules: Rule = (repo) => findViolations(repo, NOTHING);

const complaints = (files: Tree, rule: Rule) =>
  rule(readRepo({ ...manifests, ...files })).map((v) => `${v.file}: ${v.message}`);

export const accepts = (files: Tree, rule = allRules) => assert.deepEqual(complaints(files, rule), []);

export const refuses = (files: Tree, expected: RegExp, rule = allRules) => {
  const found = complaints(files, rule);
  assert.equal(found.length, 1, found.join('\n') || 'nothing was found');
  assert.match(found[0] ?? '', expected);
};
