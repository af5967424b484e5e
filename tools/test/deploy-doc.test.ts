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

  test('counts machines for a million players by the figures of docs/bench.md', () => {
    const bench = read('docs/bench.md');
    const figure = (letter: string): number =>
      Number(
        new RegExp(`^\\| \`${letter}\` \\|[^|]+\\| ([\\d.,]+)`, 'm')
          .exec(doc)?.[1]
          ?.replaceAll(/,(?=\d)|,$/g, ''),
      );
    const [T, m, b, e, J] = ['T', 'm', 'b', 'e', 'J'].map(figure) as [number, number, number, number, number];
    const [, first] = /^\| Œillade +\| +(\d+) \|/m.exec(bench) ?? [];
    const [, second] = /^A second whole run, .*?Œillade (\d+)/m.exec(bench) ?? [];
    assert.equal(T, Math.min(Number(first), Number(second)));
    const [, memory] = /^\| Œillade +(?:\|[^|]+){5}\| +(\d+) \|/m.exec(bench) ?? [];
    assert.equal(m, Math.round(Number(memory) / 102.4) / 10);
    const [, events, sent] =
      /keeps (\d+) events a second, .* sends ([\d,]+) bytes a second/.exec(bench) ?? [];
    assert.equal(e, Number(events));
    assert.equal(b, Math.round(Number(sent?.replace(',', '')) / 1_000));
    const [, appends] = /^\| PostgreSQL \| +2,050 \| +([\d,]+) \|/m.exec(bench) ?? [];
    assert.equal(J, Number(appends?.replace(',', '')));
    const cores = 125_000 / (T * 0.6);
    const gigabytes = (125_000 * m * 2 ** 20 + cores * 150e6) / 1e9;
    const databases = (125_000 * e) / (J * 0.5);
    const tens = (count: number): number => Math.round(count / 10) * 10;
    const said = [
      `${tens(cores)} cores for the servers, ${tens(gigabytes)} GB, ${(125_000 * b) / 1e6} GB a second out, and`,
      `${((125_000 * e) / 1e6).toFixed(1)} million events a second. Of databases as small as the one measured that would be`,
      `some ${tens(databases)}, one for three or four server cores;`,
    ].join(' ');
    assert.ok(doc.replaceAll('\n', ' ').includes(said), said);
    assert.ok(cores / databases > 3 && cores / databases < 4);
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
