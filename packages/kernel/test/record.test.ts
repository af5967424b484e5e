import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import {
  commitmentTo,
  type Fairness,
  fairSeed,
  type GameEvent,
  type GameRecord,
  type Header,
  type Line,
  promiseOf,
  proveDeal,
  readRecord,
  seedFrom,
  verify,
  withoutSeed,
  writeRecord,
} from '../src/index.ts';
import { lots } from './toy/lots.ts';
import { playLots, setupOf } from './toy/play.ts';

const seed = seedFrom('record');

function read(header: object, lines: readonly object[]): GameRecord {
  const texts = [header, ...lines].map((line) => JSON.stringify(line));
  const result = readRecord(texts, (id) => (id === 'lots' ? (lots as never) : null));
  assert.ok(result.ok, JSON.stringify(result));
  return result.record;
}

describe('a record as text', () => {
  test('is the header and a line for each event, each ended by a line feed', () => {
    const { header, lines } = playLots(setupOf(3, { first: 1 }), seed);
    const texts = writeRecord(header, lines).split('\n');
    assert.equal(texts.pop(), '');
    assert.equal(texts.length, 1 + lines.length);
    assert.deepEqual(JSON.parse(texts[0]!), header);
    assert.deepEqual(
      texts.slice(1).map((text) => JSON.parse(text)),
      lines,
    );
    assert.deepEqual(header.options, { first: 1 });
    assert.equal(header.record, 'oeillade/1');
  });

  test('written, read and written again is the same to the byte', () => {
    const { header, lines } = playLots(setupOf(4), seed);
    const text = writeRecord(header, lines);
    const again = readRecord(text.trimEnd().split('\n'), () => lots as never);
    assert.ok(again.ok);
    assert.equal(writeRecord(again.record.header, again.record.lines), text);
  });

  test('names the lines of a file by where they stand in it', () => {
    const { header, lines } = playLots(setupOf(2), seed);
    const texts = writeRecord(header, lines).trimEnd().split('\n');
    const broken = readRecord(texts.with(3, '{'), () => lots as never, 100);
    assert.equal(!broken.ok && broken.flaw.line, 103);
    const found = readRecord(texts.with(3, texts[2]!), () => lots as never, 100);
    const verdict = found.ok && verify(found.record);
    assert.equal(verdict && !verdict.ok && verdict.flaw.line, 103);
  });

  test('of a running game holds neither the seed nor what it came from', () => {
    const fair = { secret: seedFrom('secret'), words: ['a', 'b'] };
    const { header, lines } = playLots(setupOf(2), fair);
    const running = withoutSeed(header);
    assert.deepEqual(Object.keys(running).sort(), ['commitment', 'game', 'options', 'record', 'seats']);
    assert.equal(running.commitment, header.commitment);
    assert.ok(!writeRecord(running, lines).includes(fair.secret));
    const verdict = verify(read(running, lines.slice(0, 3)));
    assert.deepEqual(verdict, { ok: true, finished: false, outcome: null, deal: 'no-seed' });
    const early = verify(read(header, lines.slice(0, 3)));
    assert.match(early.ok ? '' : early.flaw.message, /its header shows the seed/);
  });
});

describe('a record is verified', () => {
  const { header, lines } = playLots(setupOf(2), seed);
  const flawOf = (changed: readonly object[]) => {
    const verdict = verify(read(header, changed));
    assert.ok(!verdict.ok, 'accepted');
    return { line: verdict.flaw.line, rule: verdict.flaw.rule };
  };

  test('to its end, with the outcome', () => {
    const verdict = verify(read(header, lines));
    const { scores, ranks } = lines.at(-1) as Extract<(typeof lines)[number], { e: 'ended' }>;
    assert.deepEqual(verdict, { ok: true, finished: true, outcome: { scores, ranks }, deal: 'proven' });
  });

  test('against the deal, the turns, what must follow, and the clock', () => {
    assert.deepEqual(flawOf([]), { line: 2, rule: 'format' });
    assert.deepEqual(flawOf(lines.slice(1)), { line: 2, rule: 'L-dealt' });
    assert.deepEqual(flawOf(lines.with(0, { ...lines[0]!, t: 1 })), { line: 2, rule: 'format' });
    assert.deepEqual(flawOf(lines.with(0, { ...lines[0]!, lots: [1, 1] } as never)), {
      line: 2,
      rule: 'L-1',
    });
    assert.deepEqual(flawOf(lines.toSpliced(1, 1)), { line: 3, rule: 'L-3' });
    assert.deepEqual(flawOf(lines.with(1, { ...lines[1]!, lot: 99 } as never)), {
      line: 3,
      rule: 'L-changed.lot',
    });
    assert.deepEqual(flawOf(lines.slice(0, -1)), { line: lines.length + 1, rule: 'L-ended' });
    assert.deepEqual(flawOf(lines.with(2, { ...lines[2]!, t: 1 })), { line: 4, rule: 'format' });
    assert.deepEqual(flawOf([...lines, { ...lines[1]!, t: lines.at(-1)!.t }]), {
      line: lines.length + 2,
      rule: 'L-ended',
    });
  });

  test('where the players agreed to stop', () => {
    const { play, header: opening } = playLots(setupOf(2), seed);
    const state = lots.begin(setupOf(2), play.lines[0]!);
    const log: (typeof lines)[number][] = [];
    lots.stop(state, log as never);
    const agreed = [lines[0]!, { ...log[0]!, t: 5 }];
    const verdict = verify(read(opening, agreed));
    assert.equal(verdict.ok && verdict.finished, true);
    const forged = [lines[0]!, { ...log[0]!, t: 5, scores: [9, 9] }];
    assert.deepEqual(flawOf(forged), { line: 3, rule: 'L-ended.scores' });
    assert.deepEqual(flawOf([lines[0]!, { t: 5, e: 'ended', scores: [1, 2], ranks: [2, 1] }]), {
      line: 3,
      rule: 'L-ended',
    });
  });
});

describe('the deal is proved', () => {
  const fair: Fairness = { secret: seedFrom('the secret'), words: ['heron', '', 'otter'] };
  const setup = setupOf(3);

  const proof = (header: Header, lines: readonly Line<GameEvent>[]) => proveDeal(read(header, lines));

  test('proven: it follows from the seed that was promised, or from the secret and the words', () => {
    for (const origin of [seed, fair]) {
      const { header, lines } = playLots(setup, origin);
      assert.equal(proof(header, lines), 'proven');
    }
  });

  test('no-seed: nothing to prove it with', () => {
    const { header, lines } = playLots(setup, seed);
    const { commitment: _, ...unpromised } = header;
    for (const some of [
      withoutSeed(header),
      unpromised,
      { ...header, seed: 'abc' },
      { ...header, seed: '' },
    ]) {
      assert.equal(proof(some, lines), 'no-seed');
    }
  });

  test('other-commitment: another seed was promised', () => {
    const { header, lines } = playLots(setup, seed);
    assert.equal(
      proof({ ...header, commitment: commitmentTo(seedFrom('other')) }, lines),
      'other-commitment',
    );
    assert.equal(proof({ ...header, seed: seedFrom('other') }, lines), 'other-commitment');
    const { header: shared, lines: dealt } = playLots(setup, fair);
    const swapped = { ...shared, fair: { secret: seedFrom('another secret'), words: [...fair.words] } };
    assert.equal(proof(swapped, dealt), 'other-commitment');
  });

  test('other-seed: the words, or their order, give another seed', () => {
    const { header, lines } = playLots(setup, fair);
    for (const words of [[], ['heron', '', 'badger'], ['', 'heron', 'otter'], ['heron', 'otter']]) {
      assert.equal(proof({ ...header, fair: { secret: fair.secret, words } }, lines), 'other-seed');
    }
    assert.equal(proof({ ...header, seed }, lines), 'other-seed');
  });

  test('other-deal: the seed is right, and the cards are not', () => {
    const { header } = playLots(setup, seed);
    const { lines } = playLots(setup, seedFrom('elsewhere'));
    assert.equal(proof(header, lines), 'other-deal');
    const verdict = verify(read(header, lines));
    assert.equal(verdict.ok && verdict.deal, 'other-deal');
  });
});

describe('a fair seed', () => {
  const secret = seedFrom('kept at home');

  test('depends on the secret, on every word and on who said it', () => {
    const seeds = [
      fairSeed({ secret, words: ['a', 'b'] }),
      fairSeed({ secret, words: ['b', 'a'] }),
      fairSeed({ secret, words: ['ab', ''] }),
      fairSeed({ secret, words: ['a","b', ''] }),
      fairSeed({ secret, words: ['a', 'b', ''] }),
      fairSeed({ secret: seedFrom('other'), words: ['a', 'b'] }),
    ];
    assert.equal(new Set(seeds).size, seeds.length);
    assert.equal(seeds[0], fairSeed({ secret, words: ['a', 'b'] }));
  });

  test('is promised without being told, and the promise is about the secret alone', () => {
    assert.match(promiseOf(secret), /^[0-9a-f]{64}$/);
    assert.notEqual(promiseOf(secret), secret);
    assert.notEqual(promiseOf(secret), fairSeed({ secret, words: [] }));
    assert.equal(promiseOf(secret), commitmentTo(secret));
  });
});
