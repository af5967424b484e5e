import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Lobby } from '../src/index.ts';
import { callsOrPasses, misnames, onTurn, twoCardsLeft } from './wink-family/near-the-end.ts';
import { type Guest, type Party, play } from './wink-family/party.ts';

function untilItGoesInCircles(party: Party): void {
  for (let turns = 0; party.lobby().votes.length === 0; turns++) {
    assert.ok(turns < 24, 'nobody offers the end');
    callsOrPasses(party);
  }
}

const lobbiesHeard = (guest: Guest): Lobby[] => guest.heard().filter((message) => message.m === 'lobby');

const OFFER = [{ on: 'end', yes: [] }];

describe('W-18 a table that goes round in circles', () => {
  test('W-18 offers the end by itself, to everybody, once', () => {
    const party = twoCardsLeft();
    party.hush();
    untilItGoesInCircles(party);
    for (let turns = 0; turns < 8; turns++) callsOrPasses(party);
    assert.deepEqual(party.lobby().votes, OFFER);
    for (const guest of party.guests) {
      assert.deepEqual(
        lobbiesHeard(guest).map(({ votes }) => votes),
        [OFFER],
        guest.name,
      );
    }
  });

  test('W-18 ends when all who are there agree, and is scored as usual', () => {
    const party = twoCardsLeft();
    untilItGoesInCircles(party);
    party.dora.vanishes();
    party.ada.votes('end');
    assert.deepEqual(party.lobby().votes, [{ on: 'end', yes: [0] }]);
    party.ben.votes('end');
    party.cleo.votes('end');
    const [ended] = party.linesOf('ended');
    assert.equal(ended?.why, 'agreed');
    assert.deepEqual(party.lobby().votes, []);
    assert.equal(party.proves().deal, 'proven');
  });

  test('W-18 offers it no longer once a card has left the board', () => {
    const party = twoCardsLeft();
    untilItGoesInCircles(party);
    while (!onTurn(party).kinds.has('designate')) callsOrPasses(party);
    party.hush();
    misnames(party);
    assert.deepEqual(party.lobby().votes, []);
    assert.deepEqual(lobbiesHeard(party.ada).at(-1)?.votes, []);
  });

  test('W-18 who agreed and takes it back leaves the offer open', () => {
    const party = twoCardsLeft();
    untilItGoesInCircles(party);
    party.ben.votes('end');
    party.ben.votes('end', false);
    assert.deepEqual(party.lobby().votes, OFFER);
  });

  test('W-18 still offers it after it was set up again', () => {
    const party = twoCardsLeft();
    untilItGoesInCircles(party);
    const again = party.restored();
    assert.deepEqual(again.lobby(), party.lobby());
    const [snapshot] = again.catchUp('ben', null);
    assert.ok(snapshot?.message.m === 'snapshot');
    assert.deepEqual(snapshot.message.lobby.votes, OFFER);
  });

  test('W-18 comes to its end when everybody has left it: their stand-ins name somebody', () => {
    for (const game of ['zwinkern', 'wink-agents']) {
      for (let number = 0; number < 10; number++) {
        const party = play({ game, options: {}, secret: `left ${number}` });
        for (const guest of party.guests) guest.vanishes();
        party.wait(12 * 3_600_000);
        const [ended] = party.linesOf('ended');
        assert.ok(ended && ended.why !== 'agreed', `${game} ${number}`);
        assert.equal(party.proves().deal, 'proven');
      }
    }
  });
});
