import assert from 'node:assert/strict';
import { test } from 'node:test';
import { lab, scratchFolder } from './support.ts';

const file = scratchFolder();
const simulate = ['simulate', '--game', 'wink', '--games', '1', '--out', '-'];

const wrong: readonly { readonly args: readonly string[]; readonly says: RegExp }[] = [
  { args: ['simulat'], says: /unknown command 'simulat'.*Did you mean simulate/ },
  { args: ['simulate', '--game', 'chess', '--out', '-'], says: /zwinkern, wink-agents, wink, spywhere/ },
  { args: ['simulate', '--game', 'wink'], says: /--out/ },
  { args: ['simulate', '--out', '-'], says: /--game/ },
  { args: ['simulate', '--game', 'wink', '--players', '3', '--out', '-'], says: /4 to 8 players, not 3/ },
  { args: [...simulate, '--players', 'four'], says: /whole number/ },
  { args: [...simulate, '--games', '0'], says: /whole number from 1/ },
  { args: [...simulate, '--workers', '0'], says: /whole number from 1/ },
  { args: [...simulate, '--seeds', '7'], says: /unknown option '--seeds'.*--seed/ },
  {
    args: [...simulate, '--option', 'colour=red'],
    says: /no option "colour".*first, signals, channel.*turning/,
  },
  { args: [...simulate, '--option', 'channel=faces'], says: /bots have no face.*D-1/ },
  { args: [...simulate, '--option', 'lasting=1'], says: /option lasting: / },
  { args: [...simulate, '--option', 'peripheral=perhaps'], says: /option peripheral: / },
  { args: [...simulate, '--bots', 'expert,genius'], says: /random, novice, regular, expert, shark/ },
  { args: [...simulate, '--option', 'first'], says: /key=value/ },
  { args: [...simulate, '--option', 'first=9'], says: /first/ },
  {
    args: ['simulate', '--game', 'wink', '--out', '/no/such/folder/r.jsonl'],
    says: /cannot write .*no such file/,
  },
  { args: ['verify'], says: /missing required argument 'files'/ },
  { args: ['replay', 'no-such-file.jsonl'], says: /cannot read no-such-file.jsonl: there is no such file/ },
  { args: ['stats', 'no-such-file.jsonl'], says: /cannot read/ },
  { args: ['stats', 'x.jsonl', '--out', 'plot.png'], says: /\.html or \.svg/ },
];

test('wrong arguments get one sentence and exit code 2', async () => {
  const results = await Promise.all(
    wrong.map(async ({ args, says }) => ({ args, says, ...(await lab(args)) })),
  );
  for (const { args, says, code, stdout, stderr } of results) {
    assert.equal(code, 2, args.join(' '));
    assert.equal(stdout, '', args.join(' '));
    assert.match(stderr, says, args.join(' '));
    assert.match(stderr, /^lab: [^\n]+\n$/, 'one line');
  }
});

test('a folder is no file', async () => {
  const { code, stderr } = await lab(['verify', file('.')]);
  assert.equal(code, 2);
  assert.match(stderr, /cannot read .*: it is a folder\.\n/);
});

test('every command has help with examples', async () => {
  const commands = [
    [],
    ['simulate'],
    ['verify'],
    ['replay'],
    ['stats'],
    ['tournament'],
    ['crossplay'],
    ['env'],
    ['showcase'],
  ];
  const helps = await Promise.all(commands.map((command) => lab([...command, '--help'])));
  for (const [index, { code, stdout, stderr }] of helps.entries()) {
    assert.equal(code, 0);
    assert.equal(stderr, '');
    assert.match(stdout, /^Usage: lab/);
    assert.match(stdout, /\nExamples:\n {2}lab /, commands[index]!.join());
  }
});
