import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Motion } from '../src/index.ts';
import { gather, type Party, play } from './wink-family/party.ts';
import { beforeTheAccusation, measure } from './wink-family/presses.ts';

function allVote(party: Party, on: Motion): void {
  for (const guest of party.guests) if (!guest.shown.away) guest.votes(on);
}

describe('pause by agreement', () => {
  test('a motion passes when all present people agree, and not before', () => {
    const party = play();
    party.ada.votes('pause');
    party.ben.votes('pause');
    party.cleo.votes('pause');
    assert.deepEqual(party.lobby().votes, [{ on: 'pause', yes: [0, 1, 2] }]);
    assert.ok(!party.lobby().paused);
    party.ben.votes('pause', false);
    party.dora.votes('pause');
    assert.ok(!party.lobby().paused);
    party.ben.votes('pause');
    assert.ok(party.lobby().paused);
    assert.deepEqual(party.lobby().votes, []);
  });

  test('the clock stands, nothing can be played, and afterwards the same time is left', () => {
    const party = play({ rules: { mostForTurn: 10_000 } });
    party.at(4_000);
    allVote(party, 'pause');
    party.wait(3_600_000);
    assert.equal(party.time, 4_000);
    assert.equal(party.lines().length, 1);
    assert.equal(party.table.wakeAt(), Number.POSITIVE_INFINITY);
    party.refuses(() => party.ada.callsCardOf('ben'), 'paused', 'D-8');
    party.refuses(() => party.ben.looksAt('ada'), 'paused', 'D-8');
    party.ada.votes('resume');
    party.wait(5_999);
    assert.equal(party.lines().length, 1);
    party.wait(1);
    assert.deepEqual(
      party.lines().map(({ e, t }) => [e, t]),
      [
        ['dealt', 0],
        ['called', 10_000],
      ],
    );
  });

  test('all are told that the clock stands, and that it goes on with the first who wants it', () => {
    const party = play({ rules: { mostForTurn: 10_000 } });
    party.at(4_000);
    party.ben.heard();
    allVote(party, 'pause');
    party.wait(60_000);
    party.ada.votes('resume');
    assert.deepEqual(
      party.ben.heard().flatMap((message) => (message.m === 'clock' ? [[message.t, message.paused]] : [])),
      [
        [4_000, true],
        [4_000, false],
      ],
    );
  });

  test('who comes back in a pause is told of it', () => {
    const party = play();
    allVote(party, 'pause');
    const [numbered] = party.catchUp('ben', null);
    assert.ok(numbered?.message.m === 'snapshot');
    assert.equal(numbered.message.clock?.paused, true);
    assert.equal(numbered.message.lobby.paused, true);
  });

  test('a signal goes on after it for as long as it had left', () => {
    const party = play();
    party.ada.callsCardOf('ben');
    party.ben.looksAt('ada');
    party.ben.winksAt('ada');
    party.wait(300);
    allVote(party, 'pause');
    party.wait(5_000);
    party.ada.votes('resume');
    party.cleo.looksAt('ben');
    party.wait(2_000);
    const [made] = party.linesOf('signalled');
    assert.deepEqual([made?.from, made?.until, made?.seenBy], [0, 800, [2]]);
  });

  test('an accusation that waits is settled after it', () => {
    const { party, number } = beforeTheAccusation();
    measure(party, 'cleo', { delay: () => 100, skew: 0 });
    party.wait(500);
    party.dora.accuses('ben', number, party.now);
    allVote(party, 'pause');
    party.wait(1_000);
    assert.equal(party.linesOf('accused').length, 0);
    party.ada.votes('resume');
    party.wait(100);
    assert.equal(party.linesOf('accused').length, 1);
  });

  test('nobody is played for in a pause', () => {
    const party = play();
    party.ada.vanishes();
    allVote(party, 'pause');
    party.wait(60_000);
    assert.equal(party.lines().length, 1);
  });

  test('there is nothing to resume while it runs, nothing to pause while it stands', () => {
    const party = play();
    party.refuses(() => party.ada.votes('resume'), 'nothing-to-vote-on');
    allVote(party, 'pause');
    party.refuses(() => party.ada.votes('pause'), 'nothing-to-vote-on');
  });
});

describe('who votes', () => {
  test('a voter who is away does not block', () => {
    const party = play();
    party.dora.vanishes();
    allVote(party, 'pause');
    assert.ok(party.lobby().paused);
  });

  test('nor one who goes away when the others have voted', () => {
    const party = play();
    for (const name of ['ada', 'ben', 'cleo'] as const) party[name].votes('end');
    party.dora.vanishes();
    assert.equal(party.lobby().phase, 'over');
    assert.equal(party.proves().deal, 'proven');
  });

  test('where the same departure decides on a pause and on the end, the game is over, also when it is read again', () => {
    const party = play();
    for (const name of ['ada', 'ben', 'cleo'] as const) {
      party[name].votes('end');
      party[name].votes('pause');
    }
    party.dora.vanishes();
    const again = party.restored();
    assert.deepEqual(again.lobby(), party.lobby());
    assert.equal(again.lobby().phase, 'over');
    assert.ok(!again.lobby().paused);
  });

  test('bots have no vote', () => {
    const party = gather({ players: 3 });
    party.ada.addsBot();
    party.ada.starts();
    allVote(party, 'pause');
    assert.ok(party.lobby().paused);
  });

  test('there is nothing to vote on before the game, nor after it', () => {
    const party = gather();
    party.refuses(() => party.ada.votes('pause'), 'no-game-running');
    party.ada.starts();
    allVote(party, 'end');
    party.refuses(() => party.ada.votes('end'), 'no-game-running');
  });
});

describe('end by agreement', () => {
  for (const game of ['zwinkern', 'wink-agents', 'wink', 'spywhere']) {
    test(`${game}: it says that it was agreed, is scored, and its record verifies`, () => {
      const party = play({ game, options: { first: 0 } });
      const [first] = party.may('ada');
      party.ada.plays(first!);
      party.wait(5_000);
      allVote(party, 'end');
      const ended = party.lines().at(-1) as unknown as {
        e: string;
        why: string;
        scores: number[];
        t: number;
      };
      assert.deepEqual([ended.e, ended.why, ended.t], ['ended', 'agreed', 5_000]);
      assert.equal(ended.scores.length, 4);
      assert.equal(party.lobby().phase, 'over');
      const { finished, deal } = party.proves();
      assert.deepEqual([finished, deal], [true, 'proven']);
    });
  }

  test('also out of a pause', () => {
    const party = play();
    party.at(1_000);
    allVote(party, 'pause');
    party.wait(1_000);
    allVote(party, 'end');
    assert.ok(!party.lobby().paused);
    assert.equal(party.lines().at(-1)!.t, 1_000);
    party.ada.asksForAnother();
    for (const guest of party.guests) guest.isReady();
    party.ada.arranges({ rules: { mostForTurn: 1_000 } });
    for (const guest of party.guests) guest.isReady();
    party.ada.starts();
    party.wait(1_000);
    assert.equal(party.linesOf('called').length, 1, 'the clock of the next game runs');
  });

  test('what was accused before is settled first, and answered', () => {
    const { party, number } = beforeTheAccusation();
    measure(party, 'cleo', { delay: () => 100, skew: 0 });
    party.wait(500);
    const id = party.dora.nextId();
    const command = { do: 'accuse', named: party.ben.seat, number };
    assert.equal(party.dora.sends({ ask: 'play', command }, id), undefined);
    allVote(party, 'end');
    assert.deepEqual(
      party.dora.heard().filter((message) => message.m === 'answer' && message.id === id),
      [{ m: 'answer', id, refusal: null }],
    );
    assert.deepEqual(
      party
        .lines()
        .slice(-2)
        .map(({ e }) => e),
      ['accused', 'ended'],
    );
    party.proves();
  });
});

describe('somebody whose connection broke a moment ago', () => {
  test('is not replaced before they have been away for long, whatever the others want', () => {
    const party = play();
    party.ben.losesConnection();
    allVote(party, 'replace/1');
    assert.equal(party.lobby().seats[1]!.kind, 'human');
    party.missing(1);
    assert.equal(party.lobby().seats[1]!.kind, 'bot');
  });

  test('has a vote on the end, and none on a pause', () => {
    const party = play();
    party.dora.losesConnection();
    allVote(party, 'pause');
    assert.ok(party.lobby().paused);
    allVote(party, 'end');
    assert.equal(party.lobby().phase, 'playing');
    party.dora.comesBack();
    party.dora.votes('end');
    assert.equal(party.lobby().phase, 'over');
  });

  test('the game ends without them when they do not come back, also when the table is read again', () => {
    const party = play();
    party.dora.losesConnection();
    allVote(party, 'end');
    party.missing(party.dora.seat);
    assert.equal(party.lobby().phase, 'over');
    assert.deepEqual(party.restored().lobby(), party.lobby());
  });

  test('whoever says that they leave is not waited for', () => {
    const party = play();
    party.dora.leaves();
    for (const name of ['ada', 'ben', 'cleo'] as const) party[name].votes('end');
    assert.equal(party.lobby().phase, 'over');
  });

  test('stays the host for a while; then the next who is here is', () => {
    const party = play();
    party.ada.losesConnection();
    party.ben.losesConnection();
    party.missing(0);
    assert.equal(party.lobby().host, 0);
    party.unhost(0);
    assert.equal(party.lobby().host, 2);
  });

  test('stays the host where nobody else is here', () => {
    const party = play();
    for (const guest of party.guests) guest.losesConnection();
    party.unhost(0);
    assert.equal(party.lobby().host, 0);
  });
});

describe('replacing somebody who is away', () => {
  test('by all the others: a bot sits there from now on, and the token opens nothing any more', () => {
    const party = play();
    party.ben.vanishes();
    allVote(party, 'replace/1');
    const { kind, bot, away, name } = party.lobby().seats[1]!;
    assert.deepEqual({ kind, bot, away, name }, { kind: 'bot', bot: 'regular', away: false, name: 'ben' });
    assert.equal(party.ben.place, null);
    assert.deepEqual(party.lobby().votes, []);
  });

  test('the bot plays for itself: no stand-in does', () => {
    const party = play();
    party.ben.vanishes();
    party.ada.callsCardOf('cleo');
    allVote(party, 'replace/1');
    party.wait(60_000);
    assert.equal(party.linesOf('called').length, 1);
  });

  test('nobody who is there is replaced, nor oneself', () => {
    const party = play();
    party.refuses(() => party.ada.votes('replace/1'), 'player-is-here');
    party.refuses(() => party.ada.votes('replace/0'), 'player-is-here');
    party.refuses(() => party.ada.votes('replace/7'), 'no-such-player');
  });

  test('who is back in time keeps the seat, and the votes against them are forgotten', () => {
    const party = play();
    party.ben.vanishes();
    party.ada.votes('replace/1');
    party.cleo.votes('replace/1');
    party.ben.comesBack();
    assert.deepEqual(party.lobby().votes, []);
    party.ben.vanishes();
    party.dora.votes('replace/1');
    assert.equal(party.lobby().seats[1]?.kind, 'human');
  });

  test('the host’s rights go on to a person', () => {
    const party = play();
    party.ada.vanishes();
    allVote(party, 'replace/0');
    assert.equal(party.lobby().host, party.ben.seat);
    allVote(party, 'end');
    party.ben.asksForAnother();
  });

  test('the record names the bot, and verifies', () => {
    const party = play();
    party.ben.vanishes();
    allVote(party, 'replace/1');
    allVote(party, 'end');
    const [header] = party.table.record()!.split('\n');
    assert.deepEqual((JSON.parse(header!) as { seats: object[] }).seats[1], {
      name: 'ben',
      kind: 'bot',
      bot: 'regular',
    });
    party.proves();
  });
});
