import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { findGame } from '@oeillade/catalogue/testkit';
import { type DealSeen, type Header, hashOfText, promisesKept, readRecord } from '@oeillade/kernel';
import { gather, type Party } from './wink-family/party.ts';

/** A game that has ended, and what ben's client saw when it showed its words. */
function played(): { party: Party; seen: DealSeen } {
  const party = gather();
  for (const name of ['ada', 'ben'] as const) party[name].whispers(`the words of ${name}`);
  party.ada.asks({ ask: 'start' });
  const { commitment, game, options, seats, failedStarts } = party.lobby();
  const promises = seats.map(({ promise }) => promise);
  const seen = { commitment, game, options, seat: 1, words: 'the words of ben', promises, failedStarts };
  party.ada.shows();
  party.ben.shows();
  const dealt = party.ben.heard().find((message) => message.m === 'event');
  for (const guest of party.guests) guest.votes('end');
  return {
    party,
    seen:
      dealt?.m === 'event'
        ? { ...seen, dealt: hashOfText(JSON.stringify(dealt.event)) }
        : assert.fail('nothing was dealt'),
  };
}

function kept(party: Party, seen: DealSeen, change: (header: Header) => object = (header) => header) {
  const [first, ...lines] = party.table.record()!.trimEnd().split('\n');
  const read = readRecord([JSON.stringify(change(JSON.parse(first!) as Header)), ...lines], findGame);
  assert.ok(read.ok);
  return promisesKept(read.record, seen);
}

const wordsBeing = (words: (fair: NonNullable<Header['fair']>) => object) => (header: Header) => ({
  ...header,
  fair: { ...header.fair!, ...words(header.fair!) },
});

describe('what a client saw before the deal', () => {
  test('is in the record of an honest table', () => {
    const { party, seen } = played();
    assert.deepEqual(kept(party, seen), { mine: true, others: true, agreed: true, dealt: true });
  });

  test('its own words were left out, or replaced', () => {
    const { party, seen } = played();
    for (const mine of ['', 'other words']) {
      const change = wordsBeing(({ words }) => ({ words: words.with(1, mine) }));
      assert.equal(kept(party, seen, change).mine, false, mine);
    }
    assert.equal(
      kept(party, seen, ({ fair: _fair, ...rest }) => rest).mine,
      false,
      'nobody’s words are shown',
    );
  });

  test('somebody else’s words are not those that were promised, or are there without a promise', () => {
    const { party, seen } = played();
    for (const [seat, words] of [
      [0, 'chosen late'],
      [0, ''],
      [2, 'from nowhere'],
    ] as const) {
      const change = wordsBeing((fair) => ({ words: fair.words.with(seat, words) }));
      assert.equal(kept(party, seen, change).others, false, `${seat} ${words}`);
    }
  });

  test('the table has another secret than it had promised', () => {
    const { party, seen } = played();
    assert.equal(kept(party, seen, (header) => ({ ...header, commitment: 'ab'.repeat(32) })).others, false);
  });

  test('somebody sat down or got up after words were shown', () => {
    const { party, seen } = played();
    assert.equal(kept(party, { ...seen, promises: [...seen.promises, null] }).others, false);
  });

  test('the options were changed after words were shown', () => {
    const { party, seen } = played();
    assert.equal(kept(party, seen, (header) => ({ ...header, options: {} })).agreed, false);
    assert.equal(kept(party, { ...seen, game: 'wink' }).agreed, false);
  });

  test('the record is of another game than the one that was played', () => {
    const { party, seen } = played();
    const dealt = hashOfText('{"e":"dealt","hand":[1,2,3,4,5,6,7,8]}');
    assert.equal(kept(party, { ...seen, dealt }).dealt, false);
    const { dealt: _unseen, ...away } = seen;
    assert.equal(kept(party, away).dealt, null);
  });
});
