import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { describe, test } from 'node:test';
import { type Fairness, fairSeed, type Header } from '@oeillade/kernel';
import { gather, type Party } from './wink-family/party.ts';

const header = (party: Party): Header => JSON.parse(party.table.record()!.split('\n')[0]!) as Header;

function dealtAndEnded(party: Party): Party {
  party.ada.starts();
  for (const guest of party.guests) guest.votes('end');
  return party;
}

const hands = (party: Party) => party.linesOf('dealt')[0]!.hands;

describe('fair deals', () => {
  test('the promise is published before the deal, and is the hash of the secret that is shown after the end', () => {
    const party = gather();
    const { commitment } = party.lobby();
    for (const guest of party.guests) {
      const told = guest.heard().find((message) => message.m === 'lobby');
      assert.equal(told?.m === 'lobby' && told.commitment, commitment, guest.name);
    }
    dealtAndEnded(party);
    const { fair, commitment: recorded } = header(party);
    assert.equal(recorded, commitment);
    const hash = createHash('sha256').update(Buffer.from(fair!.secret, 'hex')).digest('hex');
    assert.equal(hash, commitment);
  });

  test('the secret stays at home until the end', () => {
    const party = gather();
    party.ada.whispers('not for others');
    party.ada.starts();
    assert.equal(header(party).fair, undefined);
    assert.equal(header(party).seed, undefined);
    const opened = party.journal.find((event) => event.j === 'opened')!;
    const sent = [...party.guests.flatMap(({ bytes }) => bytes), ...party.watched].join('\n');
    assert.ok(!sent.includes(opened.secret));
    assert.ok(!sent.includes(fairSeed({ secret: opened.secret, words: party.table.seating.shuffleWords })));
    assert.ok(!sent.includes('not for others'), 'nor are the words told before the end');
  });

  test('the words of any seat change the deal', () => {
    const without = hands(dealtAndEnded(gather()));
    const deals = new Set([JSON.stringify(without)]);
    for (const name of ['ada', 'ben', 'cleo', 'dora'] as const) {
      const party = gather();
      party[name].whispers('abracadabra');
      assert.ok(party[name].shown.promise);
      deals.add(JSON.stringify(hands(dealtAndEnded(party))));
    }
    assert.equal(deals.size, 5, 'who says it matters, too');
  });

  test('the same secret and the same words are the same deal', () => {
    const deal = () => {
      const party = gather();
      party.ben.whispers('abracadabra');
      return hands(dealtAndEnded(party));
    };
    assert.deepEqual(deal(), deal());
  });

  test('after the end the record shows secret and words, and they prove the deal', () => {
    const party = gather();
    party.ada.whispers('one');
    party.cleo.whispers('tre\u0301s \u{1F441} "quoted"\n');
    dealtAndEnded(party);
    const { fair, seed } = header(party);
    assert.deepEqual(fair?.words, ['one', '', 'tre\u0301s \u{1F441} "quoted"\n', '']);
    assert.equal(fairSeed(fair as Fairness), seed);
    assert.equal(party.proves().deal, 'proven');
  });

  test('a record with other words, another secret or another hand proves nothing', () => {
    const party = gather();
    party.ada.whispers('one');
    dealtAndEnded(party);
    const [first, ...lines] = party.table.record()!.trimEnd().split('\n') as [string, ...string[]];
    const forged = (change: (head: Header) => object): string =>
      party.proves([JSON.stringify(change(JSON.parse(first) as Header)), ...lines]).deal;
    assert.equal(
      forged((head) => ({ ...head, fair: { ...head.fair!, words: ['two', '', '', ''] } })),
      'other-seed',
    );
    assert.equal(
      forged((head) => ({ ...head, fair: { ...head.fair!, secret: 'ab'.repeat(32) } })),
      'other-commitment',
    );
    const other = gather({ secret: 'another' });
    dealtAndEnded(other);
    const [, dealt] = other.table.record()!.split('\n');
    assert.equal(party.proves([first, dealt!, lines.at(-1)!]).deal, 'other-deal');
  });

  test('words come before the deal, or not at all', () => {
    const party = gather();
    party.ada.whispers('changed my');
    party.ada.whispers('mind');
    party.ada.starts();
    party.refuses(() => party.ada.whispers('too late'), 'already-dealt');
    party.refuses(() => party.ada.shows('too late'), 'already-dealt');
    for (const guest of party.guests) guest.votes('end');
    party.refuses(() => party.ada.whispers('too late'), 'already-dealt');
    assert.equal(header(party).fair?.words[0], 'mind');
  });

  test('the next game has a new promise, and words are said anew', () => {
    const party = gather();
    party.ada.whispers('one');
    dealtAndEnded(party);
    const { commitment } = party.lobby();
    party.ada.asksForAnother();
    assert.notEqual(party.lobby().commitment, commitment);
    assert.ok(party.lobby().seats.every(({ promise }) => promise === null));
  });
});
