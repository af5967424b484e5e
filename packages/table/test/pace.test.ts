import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { type Party, play } from './wink-family/party.ts';

/** What all were told of the last event, and whether a stand-in did it. */
function lastEvent(party: Party): { event: object; standIn: boolean } {
  const last = party.watchersHeard().findLast((message) => message.m === 'event')!;
  for (const guest of party.guests) {
    assert.deepEqual(
      guest.heard().findLast((message) => message.m === 'event'),
      last,
      guest.name,
    );
  }
  return { event: last.event, standIn: last.standIn ?? false };
}

const calls = (party: Party): string[] => party.linesOf('called').map(({ seat }) => party.nameAt(seat));

describe('D-8 the least time between two calls', () => {
  const rules = { leastBetweenCalls: 6_000 };

  test('a call that comes too soon is refused, and the same call later is not', () => {
    const party = play({ rules });
    party.ada.callsCardOf('ben');
    const number = party.cardFor('ben', 'cleo');
    party.refuses(() => party.ben.calls(number), 'too-soon', 'D-8');
    party.at(5_999);
    party.refuses(() => party.ben.calls(number), 'too-soon', 'D-8');
    party.at(6_000);
    party.ben.calls(number);
  });

  test('the clock says from when on', () => {
    const party = play({ rules });
    assert.equal(party.announced('clock')?.callFrom, 0);
    party.at(500);
    party.ada.callsCardOf('ben');
    assert.deepEqual(party.announced('clock'), {
      m: 'clock',
      t: 500,
      until: null,
      callFrom: 6_500,
      paused: false,
    });
  });

  test('what is wrong anyhow is refused for its own reason', () => {
    const party = play({ rules });
    const number = party.ada.callsCardOf('ben');
    party.refuses(() => party.ben.calls(number), 'another-pawn-is-there', 'W-13');
    party.refuses(() => party.cleo.calls(number), 'not-your-turn', 'W-11');
  });

  test('it is for calls alone: to designate and to accuse one need not wait', () => {
    const party = play({ rules });
    const number = party.ada.callsCardOf('ben');
    for (const [name, holder] of [
      ['ben', 'cleo'],
      ['cleo', 'dora'],
      ['dora', 'cleo'],
    ] as const) {
      party.wait(6_000);
      party[name].callsCardOf(holder);
    }
    party.cleo.accuses('dora', number);
    party.ada.designates('ben');
    party.refuses(() => party.ada.callsCardOf('ben'), 'too-soon', 'D-8');
  });
});

describe('D-8 the most time for a turn', () => {
  test('when it is up a stand-in plays by the rules, and the table says so', () => {
    const party = play({ rules: { mostForTurn: 10_000 } });
    party.at(9_999);
    assert.deepEqual(calls(party), []);
    party.at(10_000);
    assert.deepEqual(calls(party), ['ada']);
    const { event, standIn } = lastEvent(party);
    assert.ok(standIn);
    assert.equal((event as { e: string }).e, 'called');
    assert.equal(party.announced('clock')?.until, 20_000);
    party.ben.callsCardOf('cleo');
    assert.ok(!lastEvent(party).standIn);
  });

  test('nobody’s time is up before they could have called', () => {
    const party = play({ rules: { mostForTurn: 2_000, leastBetweenCalls: 5_000 } });
    party.ada.callsCardOf('ben');
    assert.equal(party.announced('clock')?.until, 7_000);
    party.at(6_999);
    assert.deepEqual(calls(party), ['ada']);
    party.at(7_000);
    assert.deepEqual(calls(party), ['ada', 'ben']);
  });

  test('designating does not make the turn longer', () => {
    const party = play({ rules: { mostForTurn: 10_000 } });
    party.ada.callsCardOf('ben');
    party.ben.callsCardOf('cleo');
    party.cleo.callsCardOf('dora');
    party.dora.callsCardOf('cleo');
    party.at(9_000);
    party.ada.designates('ben');
    party.at(10_000);
    assert.equal(party.turn, 'ben');
  });

  test('E-10 where one must designate, the stand-in does, and then calls', () => {
    const party = play({ game: 'wink', rules: { mostForTurn: 10_000 } });
    party.ada.callsCardOf('ben');
    party.ben.callsCardOf('cleo');
    party.cleo.callsCardOf('dora');
    party.dora.callsCardOf('cleo');
    party.at(10_000);
    const last = party.lines().slice(-2);
    assert.deepEqual(
      last.map((line) => [line.e, 'seat' in line && line.seat, line.t]),
      [
        ['designated', 0, 10_000],
        ['called', 0, 10_000],
      ],
    );
  });

  test('no limit: nothing happens by itself, however long it takes', () => {
    const party = play({ rules: { mostForTurn: null } });
    assert.equal(party.announced('clock')?.until, null);
    assert.equal(party.table.wakeAt(), Number.POSITIVE_INFINITY);
    party.wait(7 * 86_400_000);
    assert.equal(party.lines().length, 1);
  });

  for (const game of ['wink', 'spywhere']) {
    test(`a whole game of ${game} in which nobody does anything comes to its end and verifies`, () => {
      const party = play({ game, options: {}, rules: { mostForTurn: 1_000 } });
      for (let minutes = 0; party.lobby().phase === 'playing'; minutes++) {
        assert.ok(minutes < 600, 'it does not end');
        party.wait(60_000);
      }
      const { finished, deal } = party.proves();
      assert.deepEqual([finished, deal], [true, 'proven']);
    });
  }
});

describe('somebody is away', () => {
  test('a stand-in plays their turn after a moment; back again, they play themselves', () => {
    const party = play();
    party.ben.vanishes();
    party.ada.callsCardOf('cleo');
    party.wait(1_999);
    assert.deepEqual(calls(party), ['ada']);
    party.wait(1);
    assert.deepEqual(calls(party), ['ada', 'ben']);
    assert.ok(lastEvent(party).standIn);
    party.ben.comesBack();
    party.cleo.callsCardOf('dora');
    party.dora.callsCardOf('cleo');
    party.ada.callsCardOf('cleo');
    party.wait(60_000);
    assert.equal(party.turn, 'ben', 'nobody plays for ben any more');
    party.ben.callsCardOf('cleo');
    assert.ok(!lastEvent(party).standIn);
  });

  test('the moment counts from when they went, not from when their turn began', () => {
    const party = play();
    party.wait(30_000);
    party.ada.vanishes();
    party.wait(1_999);
    assert.deepEqual(calls(party), []);
    party.ada.comesBack();
    party.wait(10_000);
    assert.deepEqual(calls(party), [], 'a line that was cut for a moment costs no turn');
    party.ada.vanishes();
    party.wait(2_000);
    assert.deepEqual(calls(party), ['ada']);
  });

  test('Spywhere: a phone may sleep for half a minute; whoever is longer gone keeps nobody waiting', () => {
    const party = play({ game: 'spywhere', options: { first: 0 } });
    const kinds = () => party.lines().map(({ e }) => e);
    party.ada.vanishes();
    party.wait(29_999);
    assert.deepEqual(kinds(), ['dealt']);
    party.ada.comesBack();
    party.wait(10_000);
    assert.deepEqual(kinds(), ['dealt']);
    party.ada.vanishes();
    party.wait(30_000);
    assert.equal(kinds()[1], 'drew');
    party.wait(4_000);
    assert.equal(party.turn, 'ben', 'each step after a moment');
  });

  test('a stand-in keeps the least time between calls', () => {
    const party = play({ rules: { leastBetweenCalls: 6_000 } });
    party.ben.vanishes();
    party.ada.callsCardOf('cleo');
    party.at(5_999);
    assert.deepEqual(calls(party), ['ada']);
    party.at(6_000);
    assert.deepEqual(calls(party), ['ada', 'ben']);
  });

  test('the stand-in signals for them, once for each call; whoever looks sees it', () => {
    const party = play();
    party.ben.vanishes();
    party.ada.looksAt('ben');
    party.wait(300);
    party.hush();
    const number = party.ada.callsCardOf('ben');
    party.wait(60_000);
    const made = party.linesOf('signalled');
    assert.deepEqual(
      made.map(({ seat, to, number: about, seenBy }) => ({ seat, to, about, seenBy })),
      [{ seat: 1, to: 0, about: number, seenBy: [0] }],
    );
    assert.deepEqual(party.ada.saw(), ['ben makes a wink to ada', 'ben looks at ada']);
    party.cleo.callsCardOf('dora');
    party.dora.callsCardOf('cleo');
    party.ada.callsCardOf('ben');
    party.wait(60_000);
    assert.equal(party.linesOf('signalled').length, 2, 'another call, another signal');
  });

  test('the stand-in of somebody who has signalled already does not signal again', () => {
    const party = play();
    party.ada.callsCardOf('ben');
    party.ben.looksAt('ada');
    party.ben.winksAt('ada');
    party.wait(1_000);
    party.ben.vanishes();
    party.wait(60_000);
    assert.equal(party.linesOf('signalled').length, 1);
  });

  test('a stand-in owes signals to two callers: one after the other', () => {
    const party = play();
    party.dora.vanishes();
    party.ada.callsCardOf('dora');
    party.ben.callsCardOf('dora');
    party.wait(60_000);
    assert.deepEqual(
      party.linesOf('signalled').map(({ seat, to }) => [seat, to]),
      [
        [3, 0],
        [3, 1],
      ],
    );
  });

  test('whatever stand-ins play, the record verifies', () => {
    for (const game of ['zwinkern', 'wink-agents', 'wink', 'spywhere']) {
      const party = play({ game, options: {} });
      for (const name of ['ben', 'cleo', 'dora'] as const) party[name].vanishes();
      for (let turns = 0; turns < 10; turns++) {
        party.wait(10_000);
        const move = party.may('ada').find((command) => ['call', 'pass', 'draw'].includes(command.do));
        if (move) party.ada.plays(move);
      }
      party.ada.votes('end');
      assert.equal(party.proves().deal, 'proven');
    }
  });
});
