import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { gameIds } from '@oeillade/catalogue/testkit';
import { labelOf, labelsOf } from '../src/players/name.ts';
import { PlayerMaker } from '../src/players/player-maker.ts';
import { lineupOf } from '../src/simulation/lineup.ts';
import { recordOf } from '../src/simulation/play-game.ts';
import { hasPython } from './python.ts';
import { job, lab, scratchFolder, usualPlayers } from './support.ts';

const file = scratchFolder();
const example = (name: string): string => fileURLToPath(new URL(`../examples/${name}`, import.meta.url));
const EXAMPLES = [example('watcher.ts'), ...(hasPython ? [`run:python3 ${example('watcher.py')}`] : [])];

async function played(game: string, bot: string): Promise<string> {
  const players = usualPlayers(game);
  const maker = new PlayerMaker();
  try {
    await maker.load([bot]);
    return await recordOf(maker, job(game, players, 1, { lineup: lineupOf([bot], players, 'regular') }), 0);
  } finally {
    maker.close();
  }
}

for (const game of gameIds) {
  for (const bot of EXAMPLES) {
    test(`${game}: the example ${labelOf(bot)} (${bot.startsWith('run:') ? 'a program' : 'a file'}) plays a game to its end`, async () => {
      const record = await played(game, bot);
      assert.match(record, /"kind":"bot","bot":"watcher"/);
      assert.match(record.trimEnd().split('\n').at(-1)!, /"e":"ended"/);
      assert.equal(await played(game, bot), record, 'the same seed gives the same game');
    });
  }
}

test('bots of one’s own play in tournaments on any number of threads', async () => {
  const args = ['tournament', '--game', 'wink', '--against', 'random', '--games', '8', '--seed', 'tea'];
  for (const bot of EXAMPLES) {
    const [one, two] = await Promise.all(
      ['1', '2'].map((n) => lab([...args, '--bots', bot, '--workers', n])),
    );
    assert.equal(one!.code, 0, one!.stderr);
    assert.match(one!.stdout, /\n {2}watcher +1 +[\d.]+ %/);
    assert.equal(two!.stdout, one!.stdout);
  }
});

test('a bot is called after its file; where two have the same name they are told apart', () => {
  assert.equal(labelOf('./bots/my-bot.ts'), 'my-bot');
  assert.equal(labelOf('run:python3 bots/my_bot.py --greedy'), 'my_bot');
  assert.equal(labelOf('run:./player'), 'player');
  assert.deepEqual(
    [...labelsOf(['a/x.ts', 'b/x.ts', 'expert', 'expert']).values()],
    ['a/x.ts', 'b/x.ts', 'expert'],
  );
});

test('several bots, but fewer than seats, are repeated with a note', async () => {
  const args = ['simulate', '--game', 'zwinkern', '--games', '1', '--seed', '1', '--out', file('r.jsonl')];
  const { stderr } = await lab([...args, '--bots', 'expert,novice']);
  assert.match(
    stderr,
    /^lab: note: 2 bots for 4 seats, so they are repeated in turn: expert, novice, expert, novice\.\n/,
  );
  const alone = await lab([...args, '--bots', 'expert']);
  assert.doesNotMatch(alone.stderr, /note/);
});

test('what is wrong with a bot is told in one sentence', async () => {
  const broken = (name: string, text: string): string => {
    writeFileSync(file(name), text);
    return file(name);
  };
  const node = (script: string): string => `run:${process.execPath} ${script}`;
  const wrong: readonly (readonly [bot: string, says: RegExp])[] = [
    ['./no-such-bot.ts', /cannot load the bot \.\/no-such-bot\.ts: /],
    [broken('no-bot.ts', 'export const bot = 1;'), /no-bot\.ts is no bot: its default export is a function/],
    ['run:no-such-program', /"run:no-such-program" cannot be started/],
    [node(broken('ends.mjs', 'process.exit(3);')), /has ended \(exit code 3\) before the game was over/],
    [
      node(broken('talks.mjs', 'process.stdin.on("data", () => console.log("hello"));')),
      /has answered what is no answer: hello|has written a line that nobody asked for/,
    ],
    [
      node(
        broken(
          'insists.mjs',
          `import { createInterface } from 'node:readline';
          const answer = { asks: [{ ask: 'play', command: { do: 'call', number: 1 } }] };
          for await (const line of createInterface({ input: process.stdin }))
            if ('see' in JSON.parse(line)) console.log(JSON.stringify(answer));`,
        ),
      ),
      /asks for what is refused again and again/,
    ],
  ];
  const results = await Promise.all(
    wrong.map(async ([bot, says]) => {
      const args = ['tournament', '--game', 'wink', '--games', '4', '--seed', '1', '--against', 'random'];
      return { says, ...(await lab([...args, '--bots', bot])) };
    }),
  );
  for (const { says, code, stderr } of results) {
    assert.equal(code, 2, stderr);
    assert.match(stderr, says);
    assert.match(stderr, /^lab: [^\n]+\n$/);
  }
});

test('players for comparison play where their game has them, and nowhere else', async () => {
  const args = ['tournament', '--games', '4', '--seed', '1', '--bots', 'discreet', '--against', 'regular'];
  const there = await lab([...args, '--game', 'wink']);
  assert.match(there.stdout, /\n {2}discreet +1 /);
  const elsewhere = await lab([...args, '--game', 'spywhere']);
  assert.equal(elsewhere.code, 2);
  assert.match(elsewhere.stderr, /^lab: spywhere has no bot "discreet"\.\n$/);
});
