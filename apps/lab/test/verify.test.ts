import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createWriteStream, writeFileSync } from 'node:fs';
import { test } from 'node:test';
import { seedFrom } from '@oeillade/kernel';
import { within } from '../../../tools/eventually.ts';
import { lab, records, scratchFolder } from './support.ts';

const file = scratchFolder();
const good = await records('zwinkern', 3, 2);

async function verifyText(text: string | Uint8Array, ...options: string[]) {
  const path = file(`${Math.abs(hash(text))}.jsonl`);
  writeFileSync(path, text);
  const result = await lab(['verify', ...options, path]);
  return { ...result, path };
}

const hash = (text: string | Uint8Array): number => {
  let value = text.length;
  for (const byte of Buffer.from(text)) value = (value * 31 + byte) | 0;
  return value;
};

test('good records, in a file and from standard input', async () => {
  const summary = '2 records: 2 finished; 0 unfinished; deals: 2 proven, 0 not proven; 0 broken.\n';
  const { code, stdout, stderr } = await verifyText(good, '--require-proof');
  assert.deepEqual({ code, stdout, stderr }, { code: 0, stdout: summary, stderr: '' });
  assert.deepEqual(await lab(['verify', '-'], { input: good }), { code: 0, stdout: summary, stderr: '' });
});

test('CRLF, a byte order mark and a missing line end are in order', async () => {
  const { code, stdout } = await verifyText(`\uFEFF${good.replaceAll('\n', '\r\n').trimEnd()}`);
  assert.match(stdout, /^2 records: 2 finished/);
  assert.equal(code, 0);
});

test('a broken rule is told with file, line and clause, and the next record is read', async () => {
  const lines = good.split('\n');
  const at = lines.findIndex((line) => line.includes('"called"'));
  lines[at] = lines[at]!.replace(/"seat":(\d)/, (_, seat) => `"seat":${(Number(seat) + 1) % 3}`);
  const { code, stdout, path } = await verifyText(lines.join('\n'));
  assert.equal(code, 1);
  assert.ok(stdout.startsWith(`${path}:${at + 1}: W-11 `), stdout);
  assert.match(stdout, /2 records: 1 finished; .*1 broken\.\n$/);
});

test('an unfinished game is in order; its deal is not proven until the seed is shown', async () => {
  const [header, dealt] = good.split('\n');
  const running = `${header!.replace(/"seed":"[0-9a-f]*",/, '')}\n${dealt}\n`;
  assert.match((await verifyText(running)).stdout, /1 unfinished; deals: 0 proven, 1 not proven; 0 broken/);
  const strict = await verifyText(running, '--require-proof');
  assert.equal(strict.code, 1);
  assert.match(strict.stdout, /:1: format the deal is not proven: the header shows no seed/);
});

test('another seed than the one promised proves nothing', async () => {
  const { code, stdout } = await verifyText(
    good.replaceAll(/"seed":"[0-9a-f]*"/g, `"seed":"${seedFrom('other')}"`),
  );
  assert.equal(code, 0);
  assert.match(stdout, /0 proven, 2 not proven/);
});

test('an empty file is said to be empty', async () => {
  for (const text of ['', '\uFEFF']) {
    const { code, stderr } = await verifyText(text);
    assert.equal(code, 1);
    assert.match(stderr, /is empty: there is no record in it\.\n$/);
  }
});

test('a last line that is cut off', async () => {
  const { code, stdout } = await verifyText(good.slice(0, -20));
  assert.equal(code, 1);
  assert.match(stdout, /: format the line is not JSON \(cut off or broken\)\n2 records: 1 finished/);
});

test('binary garbage, before and between good records', async () => {
  let seed = 1;
  const garbage = Uint8Array.from({ length: 300_000 }, () => {
    seed = (seed * 1103515245 + 12345) % 2147483648;
    return seed >> 16;
  });
  const { code, stdout, stderr } = await verifyText(
    Buffer.concat([garbage, Buffer.from(`\n${good}`), garbage]),
  );
  assert.equal(code, 1);
  assert.equal(stderr, '');
  assert.match(stdout, /:1: format /);
  assert.match(stdout, /3 records: 1 finished; .*2 broken\.\n$/);
});

test('deep nesting in a header and in an event', async () => {
  const deep = '['.repeat(400_000) + ']'.repeat(400_000);
  const header = good.slice(0, good.indexOf('\n'));
  const nested = `${header.replace('"options":{}', `"options":{"first":${deep}}`)}\n${header}\n{"t":0,"e":"dealt","board":${deep}}\n`;
  const { code, stdout, stderr } = await verifyText(nested + good);
  assert.equal(code, 1);
  assert.equal(stderr, '');
  assert.match(stdout, /4 records: 2 finished; .*2 broken\.\n$/);
});

test('names and kinds cannot steer the terminal', async () => {
  const { stdout } = await verifyText(`${good.split('\n')[0]}\n{"t":0,"e":"\u009b31m\\u001b[2J"}\n`);
  assert.match(stdout, /no event of the kind/);
  assert.ok(!stdout.includes('\u001b') && !stdout.includes('\u009b'));
});

test('a line of 100 MB is told and not kept, and so is a record without end', async () => {
  const path = file('huge.jsonl');
  const stream = createWriteStream(path);
  const write = async (text: string) => {
    if (!stream.write(text)) await within('room for more', once(stream, 'drain'));
  };
  const million = 'x'.repeat(1_000_000);
  await write(good.slice(0, good.indexOf('\n') + 1));
  for (let part = 0; part < 100; part++) await write(million);
  await write(`\n${good}`);
  for (let part = 0; part < 60; part++) await write(`"${million.slice(2)}"\n`);
  stream.end();
  await within('the end of the file', once(stream, 'close'));
  const report = 'process.on("exit",()=>console.error(process.resourceUsage().maxRSS))';
  const nodeFlags = ['--max-old-space-size=64', '--import', `data:text/javascript,${report}`];
  const { code, stdout, stderr } = await lab(['verify', path], { nodeFlags });
  assert.equal(code, 1);
  assert.match(stdout, /:2: format the line is longer than 1000000 characters\n/);
  assert.match(stdout, /3 records: 1 finished; .*2 broken\.\n$/);
  assert.ok(Number(stderr) < 300_000, `${stderr.trim()} kB of memory`);
});

test('a file that cannot be read does not keep the others from being checked', async () => {
  const path = file('good.jsonl');
  writeFileSync(path, good);
  const { code, stdout, stderr } = await lab(['verify', 'missing.jsonl', path]);
  assert.equal(code, 2);
  assert.match(stderr, /^lab: cannot read missing.jsonl: there is no such file or folder\.\n$/);
  assert.match(stdout, /^2 records: 2 finished/);
});
