import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { type Likes, writeHistory } from '../../src/features/history/file/format.ts';
import { type FileFlaw, readHistory } from '../../src/features/history/file/read.ts';
import { fitting } from '../../src/features/history/fitting.ts';
import { newcomers } from '../../src/features/history/newcomers.ts';
import { STANDARD } from '../../src/shell/settings.ts';
import { BOTS, EVENING, keptGame } from './albums.ts';

const SOURCE = { dated: 5_000, name: 'Ada' };
const LIKES: Likes = {
  person: { name: 'Ada', face: 7 },
  settings: { theme: 'jour', sound: false },
  language: 'de',
  level: 'expert',
  arranges: true,
  rules: { turning: 300 },
};
const OTHERS = keptGame({ code: 'FGHJ4', game: 'spywhere', ended: 2_000, seat: null, record: BOTS });
const APPEARANCES = ['rose', 'sky', 'lime', 'ivory'].map((colour, face) => ({ face, colour }));
const GAMES = [keptGame({ appearances: APPEARANCES }), OTHERS];
const FILE = writeHistory(LIKES, GAMES, 9_000);

async function flawOf(text: string): Promise<FileFlaw> {
  const read = await readHistory(text, SOURCE);
  assert.ok(!read.ok, 'the file is refused');
  return read.flaw;
}

const lines = (change: (texts: string[]) => void): string => {
  const texts = FILE.split('\n');
  change(texts);
  return texts.join('\n');
};

const head = (change: object): string =>
  lines((texts) => {
    texts[0] = JSON.stringify({ ...JSON.parse(texts[0]!), ...change });
  });

describe('a history that was exported', () => {
  test('comes back the same: games, seats, times, codes, appearances, name and settings', async () => {
    assert.deepEqual(await readHistory(FILE, SOURCE), { ok: true, games: GAMES, likes: LIKES });
  });

  test('holds the records to the byte, the oldest first, after one line', () => {
    assert.equal(FILE.slice(FILE.indexOf('\n') + 1), EVENING + BOTS);
    assert.equal(writeHistory(LIKES, [...GAMES].reverse(), 9_000), FILE);
  });

  test('has the appearances under the name that every reader of version 1 knows', () => {
    const { games } = JSON.parse(FILE.slice(0, FILE.indexOf('\n')));
    assert.deepEqual(games[0].looks, APPEARANCES);
  });

  test('may be empty of games', async () => {
    const read = await readHistory(writeHistory({}, [], 0), SOURCE);
    assert.deepEqual(read, { ok: true, games: [], likes: {} });
  });
});

describe('a broken file is refused whole, with its line', () => {
  test('that has nothing in it', async () => {
    assert.deepEqual(await flawOf('\n\n'), { line: 1, why: 'empty' });
  });

  test('that is something else', async () => {
    assert.deepEqual(await flawOf('Dear aunt,\nthank you'), { line: 1, why: 'stranger' });
    assert.deepEqual(await flawOf('\n[1, 2]'), { line: 2, why: 'stranger' });
    assert.deepEqual(await flawOf('{"cats": 3}'), { line: 1, why: 'stranger' });
  });

  test('of a version that is not known here', async () => {
    assert.deepEqual(await flawOf(head({ history: 'oeillade-history/2' })), { line: 1, why: 'version' });
  });

  test('whose first line says something impossible, naming what', async () => {
    assert.deepEqual(await flawOf(head({ exported: 'today' })), { line: 1, why: 'head', key: 'exported' });
    const [mark] = JSON.parse(FILE.split('\n')[0]!).games;
    const games = [mark, { ...mark, seat: -1 }];
    assert.deepEqual(await flawOf(head({ games })), { line: 1, why: 'head', key: 'games.1.seat' });
  });

  test('that was cut off between two games', async () => {
    const cut = FILE.slice(0, FILE.lastIndexOf('{"record"'));
    assert.deepEqual(await flawOf(cut), { line: 1, why: 'count', said: 2, found: 1 });
  });

  test('that was cut off within a game', async () => {
    const flaw = await flawOf(FILE.slice(0, -20));
    assert.equal(flaw.why, 'record');
    assert.equal(flaw.line, FILE.trimEnd().split('\n').length);
  });

  test('whose game goes on', async () => {
    const running = EVENING.trimEnd().split('\n').slice(0, 4);
    const { seed: _seed, fair: _fair, ...header } = JSON.parse(running[0]!);
    running[0] = JSON.stringify(header);
    assert.deepEqual(await flawOf(running.join('\n')), { line: 1, why: 'unfinished' });
  });

  test('W-12 whose game breaks a rule, naming it', async () => {
    const flaw = await flawOf(
      lines((texts) => {
        const { hands } = JSON.parse(texts[2]!);
        texts[3] = JSON.stringify({ ...JSON.parse(texts[3]!), number: hands[0][0] });
      }),
    );
    assert.ok(flaw.why === 'record');
    assert.deepEqual([flaw.line, flaw.flaw.rule], [4, 'W-12']);
  });

  test('that puts me in a seat that the game has not', async () => {
    const [mark, other] = JSON.parse(FILE.split('\n')[0]!).games;
    assert.deepEqual(await flawOf(head({ games: [{ ...mark, seat: 4 }, other] })), {
      line: 2,
      why: 'no-seat',
    });
  });

  test('with an event that belongs to no game', async () => {
    const flaw = await flawOf(lines((texts) => texts.splice(1, 0, '{"t":0,"e":"passed","seat":0}')));
    assert.deepEqual(flaw, { line: 2, why: 'stranger' });
  });
});

describe('plain records, without a history around them', () => {
  test('my name tells which seat was mine, and the file when it was', async () => {
    const read = await readHistory(EVENING + BOTS, { dated: 5_000, name: 'Cleo' });
    assert.ok(read.ok);
    assert.deepEqual(
      read.games.map(({ seat, ended, code }) => [seat, ended, code]),
      [
        [2, 5_000, ''],
        [null, 5_000, ''],
      ],
    );
  });
});

describe('games that come are laid beside those that are here', () => {
  test('without doubles, though the same game may come from another place', () => {
    assert.deepEqual(newcomers(GAMES, GAMES), []);
    assert.deepEqual(newcomers(GAMES, [keptGame({ code: '', round: 0 })]), []);
    assert.deepEqual(newcomers([], [OTHERS, OTHERS]), [OTHERS]);
    assert.deepEqual(newcomers([keptGame()], GAMES), [OTHERS]);
  });

  test('another game of a table with the same code loses its code, and nothing else', () => {
    const other = keptGame({ record: BOTS, game: 'spywhere' });
    assert.deepEqual(newcomers([keptGame()], [other]), [{ ...other, code: '', round: 1 }]);
  });

  test('games without a code get places of their own', () => {
    const [one, two] = newcomers([], [keptGame({ code: '' }), keptGame({ code: '', record: BOTS })]);
    assert.deepEqual([one?.round, two?.round], [1, 2]);
  });
});

test('of foreign settings those are taken that there are, with values that they can have', () => {
  const wished = { theme: 'jour', sound: false, voice: 'loud', smell: true };
  assert.deepEqual(fitting(STANDARD, wished), { theme: 'jour', sound: false });
  assert.deepEqual(fitting(STANDARD, { theme: 'pink' }), {});
});
