import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { botGame, findGame } from '@oeillade/catalogue/testkit';
import { isProven, openRecord, piecesOf, proofOf } from '../src/index.ts';
import { knownEvening } from '../testkit/index.ts';

const record = knownEvening().evening.record();
const proofOfText = (text: string) => proofOf(piecesOf(text)[0]!, findGame);
const states = (text: string) => proofOfText(text).steps.map(({ step, state }) => `${step} ${state}`);

/** The same record with its header changed. */
function forged(change: (header: Record<string, unknown>) => void): string {
  const [first, ...rest] = record.split('\n');
  const header = JSON.parse(first!) as Record<string, unknown>;
  change(header);
  return [JSON.stringify(header), ...rest].join('\n');
}

/** The same record with the cards that nobody drew after its last shuffle in another order; null where it has none such. */
function reshuffled(text: string): string | null {
  const texts = text.trimEnd().split('\n');
  const lines = texts.map((line) => JSON.parse(line) as { e?: string; pile: string[]; cards: string[] });
  const at = lines.findLastIndex(({ e }) => e === 'returned');
  if (at === -1) return null;
  const { pile } = lines[at]!;
  const drawn = lines
    .slice(at)
    .reduce((sum, { e, cards }) => sum + (e === 'drew' ? 1 : e === 'filled' ? cards.length : 0), 0);
  const other = [...pile.slice(0, drawn), ...pile.slice(drawn).toReversed()];
  if (other.join() === pile.join()) return null;
  return texts.with(at, JSON.stringify({ ...lines[at], pile: other })).join('\n');
}

describe('the proof of a record', () => {
  test('a good one is proven in every step', () => {
    assert.ok(isProven(proofOfText(record)));
    assert.ok(isProven(proofOfText(botGame({ game: 'spywhere', players: 3, seed: 'proof' }).record)));
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

  test('S-27 a shuffle in the middle of the game that the seed does not give', () => {
    const forgeries = Array.from({ length: 20 }, (_, number) => {
      const seed = `proof ${number}`;
      return botGame({ game: 'spywhere', players: 4, seed, options: { noTriples: true } }).record;
    }).flatMap((text) => reshuffled(text) ?? []);
    assert.ok(forgeries.length > 0, 'no game had a shuffle');
    for (const text of forgeries) {
      assert.deepEqual(states(text).slice(3), ['deal wrong', 'moves right', 'end right']);
      assert.equal(proofOfText(text).deal, 'other-shuffle');
    }
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
