import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { describeSettings, SETTINGS } from '../../apps/server/src/operate/config.ts';
import { createMetrics } from '../../apps/server/src/operate/metrics.ts';
import { root } from '../root.ts';

const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const doc = read('docs/deploy.md');

describe('docs/deploy.md', () => {
  test('shows the settings as npm start -- --help prints them', () => {
    assert.equal(/## Settings\n\n```text\n([\s\S]*?)\n```/.exec(doc)?.[1], describeSettings());
  });

  test('explains every metric of ours, and none that does not exist', async () => {
    const { registry } = createMetrics();
    const all = (await registry.getMetricsAsJSON()).map(({ name }) => name);
    const ours = all.filter((name) => !/^oeillade_(?:nodejs|process)_/.test(name));
    const explained = [...doc.matchAll(/^\| `(oeillade_\w+)` \|/gm)].map(([, name]) => name!);
    const named = [...doc.matchAll(/`(oeillade_\w+)`/g)].map(([, name]) => name!);
    assert.deepEqual(
      ours.filter((name) => !explained.includes(name)),
      [],
    );
    assert.deepEqual(
      named.filter((name) => !all.includes(name)),
      [],
    );
  });

  test('the files of this repo that it links to are there', () => {
    for (const [, path] of doc.matchAll(/\]\(([^)#]+)(?:#[^)]*)?\)/g)) {
      assert.ok(existsSync(join(root, 'docs', path!)), path);
    }
  });
});

test('the files in deploy/ name no setting that does not exist', () => {
  const variables = new Set<string>(Object.values(SETTINGS).map(({ variable }) => variable));
  const compose = [...read('deploy/compose.yaml').matchAll(/^ +([A-Z_]+):/gm)].map(([, name]) => name!);
  const others = ['POSTGRES_USER', 'POSTGRES_DB', 'POSTGRES_PASSWORD', 'SITE'];
  assert.deepEqual(
    compose.filter((name) => !variables.has(name) && !others.includes(name)),
    [],
  );
  for (const file of ['deploy/Dockerfile', 'deploy/oeillade.service'])
    assert.match(read(file), /\bDATA_DIR=/);
});

for (const app of ['server', 'web']) {
  test(`the image installs every package that the ${app} needs`, () => {
    const dockerfile = read('deploy/Dockerfile');
    const needed = new Set([`apps/${app}`]);
    for (const workspace of needed) {
      const { dependencies = {} } = JSON.parse(read(`${workspace}/package.json`));
      for (const name of Object.keys(dependencies)) {
        if (name.startsWith('@oeillade/')) needed.add(name.replace('@oeillade', 'packages'));
      }
    }
    const stages = dockerfile.split(/^FROM /m);
    const installs = stages.find((stage) => stage.includes(`npm ci --workspace @oeillade/${app} `)) ?? '';
    const [base] = installs.split(' ');
    const copied = installs + (stages.find((stage) => stage.includes(` AS ${base}\n`)) ?? '');
    for (const workspace of needed) assert.ok(copied.includes(`COPY ${workspace}/package.json `), workspace);
  });
}
