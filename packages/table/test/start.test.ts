import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { type Header, promiseOfWords } from '@oeillade/kernel';
import { SHOW_WITHIN } from '../src/index.ts';
import { gather, type Party } from './wink-family/party.ts';

const header = (party: Party): Header => JSON.parse(party.table.record()!.split('\n')[0]!) as Header;

/** Ada, ben and cleo have promised words, and ada, the host, has started; dora has promised none. */
function starting(): Party {
  const party = gather();
  for (const name of ['ada', 'ben', 'cleo'] as const) party[name].whispers(`the words of ${name}`);
  party.ada.asks({ ask: 'start' });
  return party;
}

/** What can be read on the server: all that the table has kept. */
const journal = (party: Party): string => JSON.stringify(party.journal);

describe('a start', () => {
  test('promises are shown to everybody beforehand, and hold to the record', () => {
    const party = starting();
    const promised = party.lobby().seats.map(({ promise }) => promise);
    assert.deepEqual(promised, [
      promiseOfWords('the words of ada'),
      promiseOfWords('the words of ben'),
      promiseOfWords('the words of cleo'),
      null,
    ]);
    for (const name of ['ada', 'ben', 'cleo'] as const) party[name].shows();
    for (const guest of party.guests) guest.votes('end');
    assert.deepEqual(header(party).fair?.words, [
      'the words of ada',
      'the words of ben',
      'the words of cleo',
      '',
    ]);
    assert.equal(party.proves().deal, 'proven');
  });

  test('waits for everybody who has promised words, says for whom, and deals with the last of them', () => {
    const party = starting();
    assert.deepEqual(party.lobby().awaited, [0, 1, 2]);
    party.cleo.shows();
    party.ada.shows();
    assert.deepEqual(party.lobby().awaited, [1]);
    assert.equal(party.lobby().phase, 'gathering');
    party.ben.shows();
    assert.equal(party.lobby().phase, 'playing');
    assert.equal(party.lobby().awaited, null);
  });

  test('deals at once where nobody has promised anything', () => {
    const party = gather();
    party.ada.asks({ ask: 'start' });
    assert.equal(party.lobby().phase, 'playing');
  });

  test('words come when they are awaited, and no sooner', () => {
    const party = gather();
    party.ben.whispers('patience');
    party.refuses(() => party.ben.shows(), 'no-game-running');
  });

  test('shown twice they count once', () => {
    const party = starting();
    party.ben.shows();
    const kept = party.journal.filter(({ j }) => j === 'words-shown').length;
    party.ben.shows();
    assert.equal(party.journal.filter(({ j }) => j === 'words-shown').length, kept);
  });

  test('nothing changes any more that a deal follows from', () => {
    const party = starting();
    party.refuses(() => party.ben.whispers('other words'), 'starting');
    party.refuses(() => party.ben.isReady(false), 'starting');
    party.refuses(() => party.ada.arranges({ options: { first: 1 } }), 'starting');
    party.refuses(() => party.ada.addsBot(), 'starting');
    party.refuses(() => party.ada.removes(3), 'starting');
    party.refuses(() => party.ada.asks({ ask: 'start' }), 'starting');
    const before = party.lobby().seats.length;
    party.emil.sends({ ask: 'sit', name: 'emil', token: party.emil.token }, 'emil');
    assert.equal(party.lobby().seats.length, before);
  });

  test('goes on at a table that is set up again in the middle of it', () => {
    const party = starting();
    party.ada.shows();
    const again = party.restored({ now: party.now + 60_000 });
    assert.deepEqual(again.lobby(), party.lobby());
    assert.equal(again.table.wakeAt(), again.now + SHOW_WITHIN, 'everybody has time to come back');
    for (const one of [party, again]) {
      one.cleo.shows();
      one.ben.shows();
      for (const guest of one.guests) guest.votes('end');
    }
    assert.deepEqual(header(again), header(party));
  });
});

describe('a start for which words are missing', () => {
  test('fails after ten seconds: whoever is missing is no longer ready, and everything is drawn anew', () => {
    const party = starting();
    const { commitment } = party.lobby();
    party.ada.shows();
    party.cleo.shows();
    party.wait(SHOW_WITHIN - 1);
    assert.deepEqual(party.lobby().awaited, [1]);
    party.wait(1);
    const { awaited, failedStarts, phase, seats, commitment: next } = party.lobby();
    assert.deepEqual([awaited, failedStarts, phase], [null, 1, 'gathering']);
    assert.deepEqual(
      seats.map(({ missed, ready }) => ({ missed, ready })),
      [
        { missed: false, ready: true },
        { missed: true, ready: false },
        { missed: false, ready: true },
        { missed: false, ready: true },
      ],
    );
    assert.ok(seats.every(({ promise }) => promise === null));
    assert.notEqual(next, commitment);
    party.refuses(() => party.ada.asks({ ask: 'start' }), 'not-all-ready');
  });

  test('fails when somebody gets up meanwhile', () => {
    const party = starting();
    const { commitment } = party.lobby();
    party.cleo.leaves();
    assert.deepEqual([party.lobby().awaited, party.lobby().failedStarts], [null, 1]);
    assert.notEqual(party.lobby().commitment, commitment);
    assert.equal(party.lobby().seats.length, 3);
  });

  test('the next one is dealt from new words, and nothing of the old ones', () => {
    const party = starting();
    party.ada.shows();
    party.wait(SHOW_WITHIN);
    party.refuses(() => party.ben.shows(), 'no-game-running');
    for (const name of ['ben', 'cleo'] as const) party[name].isReady();
    for (const name of ['ada', 'ben'] as const) party[name].whispers(`${name}, once more`);
    party.ada.starts();
    assert.equal(party.lobby().failedStarts, 1, 'it stays to be seen');
    for (const guest of party.guests) guest.votes('end');
    assert.deepEqual(header(party).fair?.words, ['ada, once more', 'ben, once more', '', '']);
    assert.equal(party.proves().deal, 'proven');
    party.ada.asksForAnother();
    assert.equal(party.lobby().failedStarts, 0);
  });

  test('is remembered by a table that is set up again', () => {
    const party = starting();
    party.wait(SHOW_WITHIN);
    assert.deepEqual(party.restored().lobby(), party.lobby());
  });
});

describe('an operator who plays, and reads all that the server has', () => {
  test('finds nobody’s words there before all promises are fixed', () => {
    const party = gather();
    party.ada.whispers('the words of ada');
    party.ben.whispers('the words of ben');
    assert.ok(!journal(party).includes('the words of'));
    assert.ok(journal(party).includes(party.lobby().seats[0]!.promise!), 'only their hashes');
    party.ada.asks({ ask: 'start' });
    const starts = party.journal.findIndex(({ j }) => j === 'starting');
    assert.ok(starts > party.journal.findLastIndex(({ j }) => j === 'promised'));
    party.ada.shows();
    assert.ok(starts < party.journal.findIndex(({ j }) => j === 'words-shown'));
  });

  test('cannot grind words of their own once the others’ are there: all that were not promised are refused', () => {
    const party = starting();
    party.ada.shows();
    party.cleo.shows();
    for (let tried = 0; tried < 100; tried++) {
      party.refuses(() => party.ben.shows(`I start and hold 1, 2, 3, 4: ${tried}`), 'words-not-promised');
    }
    party.refuses(() => party.dora.shows('I have promised nothing'), 'words-not-promised');
    assert.deepEqual(party.lobby().awaited, [1]);
  });

  test('nor words that only look the same to the hash: halves of characters have one UTF-8 for all', () => {
    const party = gather();
    party.ben.whispers('ben \ud800');
    assert.equal(promiseOfWords('ben \ud800'), promiseOfWords('ben \udfff'));
    party.ada.asks({ ask: 'start' });
    for (const half of ['\ud800', '\udbff', '\udc00', '\udfff']) {
      party.refuses(() => party.ben.shows(`ben ${half}`), 'words-not-promised');
    }
  });

  test('may refuse a deal that they have seen, but everybody sees it, and the next is another draw', () => {
    const party = starting();
    party.ada.shows();
    party.cleo.shows();
    party.wait(SHOW_WITHIN);
    for (const guest of party.guests) {
      const told = guest.heard().findLast((message) => message.m === 'lobby');
      assert.ok(told?.m === 'lobby' && told.failedStarts === 1 && told.seats[1]?.missed, guest.name);
    }
  });
});

describe('a journal of an older version', () => {
  test('holds words that were never promised, and is read as it was written', () => {
    const party = gather();
    party.ada.whispers('as it was');
    party.ada.starts();
    const old = party.restored();
    // Words came without a promise then, and the deal without a start.
    const events = party.journal.filter(({ j }) => j !== 'promised' && j !== 'starting');
    old.journal.splice(0, old.journal.length, ...events);
    const again = old.restored();
    assert.equal(again.lobby().phase, 'playing');
    assert.deepEqual(again.linesOf('dealt'), party.linesOf('dealt'));
    for (const guest of again.guests) guest.votes('end');
    assert.deepEqual(header(again).fair?.words, ['as it was', '', '', '']);
    assert.equal(again.proves().deal, 'proven');
  });
});
