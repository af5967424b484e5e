import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { botGame, findGame, library } from '@oeillade/catalogue/testkit';
import { isProven, openRecord, piecesOf } from '../src/index.ts';
import { knownEvening } from '../testkit/wink-family/index.ts';
import { proofOfText, states } from './support.ts';

const record = knownEvening().evening.record();

/** The same record with its header changed. */
function forged(change: (header: Record<string, unknown>) => void): string {
  const [first, ...rest] = record.split('\n');
  const header = JSON.parse(first!) as Record<string, unknown>;
  change(header);
  return [JSON.stringify(header), ...rest].join('\n');
}

describe('the proof of a record', () => {
  test('a good one is proven in every step', () => {
    assert.ok(isProven(proofOfText(record)));
    for (const { id: game, players } of library.labels) {
      const played = botGame({ game, players: players.min, seed: 'proof' }).record;
      assert.ok(isProven(proofOfText(played)), game);
    }
  });

  test('another promise than the one before the deal', () => {
    const text = forged((header) => {
      header['commitment'] = '0'.repeat(64);
    });
    assert.deepEqual(states(text).slice(1, 4), ['promise wrong', 'seed open', 'deal open']);
  });

  test('a seed that does not follow from secret and words', () => {
    const text = forged((header) => {
      (header['fair'] as { words: string[] }).words[0] = 'forged';
    });
    assert.deepEqual(states(text).slice(1, 4), ['promise right', 'seed wrong', 'deal open']);
  });

  test('no seed: nothing can be said of the deal, and the game is not over', () => {
    const running = forged((header) => {
      delete header['seed'];
      delete header['fair'];
    })
      .trimEnd()
      .split('\n')
      .slice(0, -1)
      .join('\n');
    assert.deepEqual(states(running), [
      'format right',
      'promise open',
      'seed open',
      'deal open',
      'moves right',
      'end open',
    ]);
  });

  test('W-12 a move against the rules is told with its line and its clause', () => {
    const lines = record.trimEnd().split('\n');
    const at = lines.findIndex((line) => line.includes('"called"'));
    const called = JSON.parse(lines[at]!) as { number: number };
    const dealt = JSON.parse(lines[1]!) as { hands: number[][] };
    called.number = dealt.hands[0]![0]!;
    lines[at] = JSON.stringify(called);
    const proof = proofOfText(lines.join('\n'));
    assert.deepEqual([proof.flaw?.line, proof.flaw?.rule], [at + 1, 'W-12']);
    assert.equal(proof.steps.find(({ step }) => step === 'moves')?.state, 'wrong');
  });

  test('a file that is no record', () => {
    const proof = proofOfText('This is a letter.');
    assert.deepEqual([proof.flaw?.line, proof.flaw?.rule], [1, 'format']);
    assert.equal(proof.steps[0]?.state, 'wrong');
  });
});

test('a file may hold many records, and says at which line of the file one breaks', () => {
  const second = record.replace('"e":"called"', '"e":"sang"');
  const pieces = piecesOf(`${record}\n${second}`);
  assert.equal(pieces.length, 2);
  assert.ok(openRecord(pieces[0]!, findGame).ok);
  const opened = openRecord(pieces[1]!, findGame);
  assert.ok(!opened.ok);
  const lines = record.split('\n');
  // The empty line in between counts.
  const expected = lines.length + 1 + lines.findIndex((line) => line.includes('"called"'));
  assert.equal(opened.flaw.line, expected);
});
