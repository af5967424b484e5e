import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { NEWS_STAY, SeenLately } from '../../src/games/wink-family/table/seen-lately.ts';

const ME = 0;
const [BEN, CLEO] = [1, 2] as const;
const NOW = 1_000;
const CALLED = 25;

const wink = (of: number, to: number, at = NOW) =>
  ({ m: 'signal', of, to, signal: 'wink', until: 0, at }) as const;

describe('a signal that I have seen', () => {
  test('is news for four seconds, though it was over long before', () => {
    const seen = new SeenLately();
    seen.hear(wink(BEN, ME), CALLED, ME);
    seen.hear(null, CALLED, ME);
    assert.equal(seen.newsAt(NOW + NEWS_STAY - 1)?.of, BEN);
    assert.equal(seen.changesAt(NOW), NOW + NEWS_STAY);
    assert.equal(seen.newsAt(NOW + NEWS_STAY), null);
    assert.equal(seen.changesAt(NOW + NEWS_STAY), null);
  });

  test('makes place for the next one', () => {
    const seen = new SeenLately();
    seen.hear(wink(BEN, ME), CALLED, ME);
    seen.hear(wink(CLEO, BEN, NOW + 500), CALLED, ME);
    assert.equal(seen.newsAt(NOW + 600)?.of, CLEO);
  });
});

describe('my call', () => {
  test('is answered by a wink that is for me, until I call another card or none', () => {
    const seen = new SeenLately();
    seen.hear(null, CALLED, ME);
    assert.equal(seen.isAnswered, false);
    seen.hear(wink(BEN, ME), CALLED, ME);
    seen.hear(wink(CLEO, BEN, NOW + 500), CALLED, ME);
    assert.equal(seen.isAnswered, true);
    seen.hear(null, null, ME);
    assert.equal(seen.isAnswered, false);
    assert.equal(seen.newsAt(NOW + 600), null, 'I have named somebody');
  });

  test('is not answered by a wink that I only saw', () => {
    const seen = new SeenLately();
    seen.hear(wink(CLEO, BEN), CALLED, ME);
    assert.equal(seen.isAnswered, false);
  });
});
