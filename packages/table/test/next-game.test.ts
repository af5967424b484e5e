import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { afterOneGame, hostOf, playsAgain } from './wink-family/company.ts';
import { playsOut } from './wink-family/near-the-end.ts';
import { play } from './wink-family/party.ts';

describe('after a game', () => {
  test('anybody asks for another: everybody is told who, and only they are taken for ready', () => {
    const party = afterOneGame();
    party.cleo.asksForAnother();
    assert.equal(party.lobby().phase, 'gathering');
    assert.equal(party.lobby().askedBy, party.cleo.seat);
    assert.deepEqual(
      party.guests.filter(({ shown }) => shown.ready).map(({ name }) => name),
      ['cleo'],
    );
    assert.equal(hostOf(party).name, 'ada', 'the host’s rights stay where they were');
  });

  test('nobody is dealt cards before they have come along', () => {
    const party = afterOneGame();
    party.ben.asksForAnother();
    party.ada.isReady();
    party.cleo.isReady();
    party.refuses(() => party.ada.starts(), 'not-all-ready');
    party.dora.isReady();
    party.ada.starts();
    assert.equal(party.lobby().phase, 'playing');
    assert.equal(party.lobby().askedBy, null);
  });

  test('who began is last, the others keep their order', () => {
    const party = afterOneGame();
    assert.equal(party.linesOf('called')[0]!.seat, party.ada.seat);
    party.dora.asksForAnother();
    assert.deepEqual(
      [0, 1, 2, 3].map((seat) => party.nameAt(seat)),
      ['ben', 'cleo', 'dora', 'ada'],
    );
    playsAgain(party);
    party.wait(party.lobby().rules.leastBetweenCalls);
    assert.equal(party.turn, 'ben');
  });

  test('the host chooses another game for it, at the same table', () => {
    const party = afterOneGame();
    party.ada.asksForAnother({ game: 'spywhere', options: { noTriples: true } });
    const { game, options, phase } = party.lobby();
    assert.deepEqual(
      { game, options, phase },
      { game: 'spywhere', options: { noTriples: true }, phase: 'gathering' },
    );
    playsAgain(party);
    assert.equal(party.game.facts.id, 'spywhere');
  });

  test('anybody else may propose another game as well: it is the host who starts it, or changes it', () => {
    const party = afterOneGame();
    party.cleo.asksForAnother({ game: 'spywhere' });
    const { game, phase, askedBy } = party.lobby();
    assert.deepEqual(
      { game, phase, askedBy },
      { game: 'spywhere', phase: 'gathering', askedBy: party.cleo.seat },
    );
    assert.deepEqual(
      party.guests.filter(({ shown }) => shown.ready).map(({ name }) => name),
      ['cleo'],
    );
    for (const guest of party.guests.slice(1)) guest.isReady();
    party.refuses(() => party.cleo.starts(), 'host-only');
    party.ada.arranges({ game: 'wink' });
    assert.equal(party.lobby().game, 'wink');
  });

  test('how exactly it is played, only the host says', () => {
    const party = afterOneGame();
    const noTriples = { game: 'spywhere', options: { noTriples: true } };
    party.refuses(() => party.ben.asksForAnother(noTriples), 'host-only');
    assert.equal(party.lobby().phase, 'over');
    party.ada.asksForAnother(noTriples);
    assert.deepEqual(party.lobby().options, { noTriples: true });
  });

  test('a rematch may only name an offered game that fits the number of players', () => {
    const party = afterOneGame({ players: 6 });
    party.refuses(() => party.ada.asksForAnother({ game: 'chess' }), 'no-such-game');
    assert.equal(party.lobby().phase, 'over', 'and the game that was played stays where it is');
    const eight = play({ game: 'wink', players: 8 });
    for (const guest of eight.guests) guest.votes('end');
    eight.refuses(() => eight.ada.asksForAnother({ game: 'spywhere' }), 'too-many-players', 'S-10');
  });

  test('not in the middle of one, and not twice', () => {
    const party = play();
    party.refuses(() => party.ben.asksForAnother(), 'game-running');
    playsOut(party, 'ada');
    party.ben.asksForAnother();
    party.refuses(() => party.cleo.asksForAnother(), 'no-game-running');
  });
});

describe('people who come and go between games', () => {
  test('whoever leaves after a game has no seat in the next, and somebody who watched takes one', () => {
    const party = afterOneGame();
    party.ben.leaves();
    assert.equal(party.lobby().seats.length, 4, 'the game that is over keeps its seats');
    party.ada.asksForAnother();
    assert.equal(party.ben.place, null);
    assert.deepEqual(
      party.guests.map(({ name, seat }) => [name, seat]),
      [
        ['ada', 2],
        ['cleo', 0],
        ['dora', 1],
      ],
    );
    party.emil.sits();
    playsAgain(party);
    assert.equal(party.lobby().seats.length, 4);
    playsOut(party, 'emil');
    assert.equal(party.proves().deal, 'proven');
  });

  test('a bot takes the seat as well', () => {
    const party = afterOneGame({ players: 3 });
    party.cleo.leaves();
    party.ada.asksForAnother();
    party.ada.addsBot('Otto');
    playsAgain(party);
    assert.deepEqual(new Set(party.lobby().seats.map(({ name }) => name)), new Set(['ada', 'ben', 'Otto']));
  });

  test('the host leaves: somebody else starts the next game', () => {
    const party = afterOneGame();
    party.ada.leaves();
    party.cleo.asksForAnother();
    assert.equal(hostOf(party).name, 'ben');
    playsAgain(party);
    assert.equal(party.lobby().phase, 'playing');
  });

  test('whoever lost the connection, or left and came back, keeps the seat', () => {
    const party = afterOneGame();
    party.ben.vanishes();
    party.cleo.leaves();
    party.cleo.comesBack();
    party.ada.asksForAnother();
    assert.equal(party.lobby().seats.length, 4);
  });

  test('the one who asked leaves: nobody asks any more, and the table gathers on', () => {
    const party = afterOneGame();
    party.cleo.asksForAnother();
    party.cleo.leaves();
    assert.equal(party.lobby().askedBy, null);
    assert.equal(party.lobby().phase, 'gathering');
  });
});
