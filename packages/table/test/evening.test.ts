import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { TableEvent } from '../src/index.ts';
import { afterOneGame, evening, hostOf, playsAgain, standing } from './wink-family/company.ts';
import { playsOut } from './wink-family/near-the-end.ts';
import { gather, type Party, play } from './wink-family/party.ts';

/** What some of them wear in the account. */
const worn = (party: Party) => {
  const { players } = evening(party);
  const of = (name: string) => players.find((player) => player.name === name)?.costume;
  return { ada: of('ada'), ben: of('ben'), cleo: of('cleo') };
};

describe('the evening’s account', () => {
  test('there is none before a game is over, and none is told of while one is played', () => {
    const party = gather();
    assert.equal(party.lobby().evening, null);
    party.ada.starts();
    playsOut(party, 'ada');
    assert.notEqual(party.lobby().evening, null);
    party.ada.asksForAnother();
    assert.notEqual(party.lobby().evening, null);
    playsAgain(party);
    assert.equal(party.lobby().evening, null);
  });

  test('in each game a point for everybody who came out behind, whoever sat where', () => {
    const party = afterOneGame();
    const first = party.linesOf('ended')[0]!.ranks;
    assert.equal(first[party.ada.seat], 1);
    const behind = (ranks: readonly number[], seat: number) =>
      ranks.filter((rank) => rank > ranks[seat]!).length;
    const before = new Map(party.guests.map(({ name, seat }) => [name, behind(first, seat)]));
    party.ben.asksForAnother();
    playsAgain(party);
    playsOut(party, 'ben');
    const second = party.linesOf('ended')[0]!.ranks;
    for (const { name, seat } of party.guests) {
      const points = before.get(name)! + behind(second, seat);
      assert.deepEqual([standing(party, name).points, standing(party, name).played], [points, 2], name);
    }
    assert.equal(standing(party, 'ada').wins >= 1 && standing(party, 'ben').wins >= 1, true);
    const [one, two] = evening(party).games;
    assert.deepEqual([one!.round, one!.ranks, two!.round, two!.ranks], [1, first, 2, second]);
    assert.deepEqual(
      two!.players.map((player) => evening(party).players[player]!.name),
      [0, 1, 2, 3].map((seat) => party.nameAt(seat)),
    );
  });

  test('a game that all agreed to stop is remembered and counts for nobody', () => {
    const party = play();
    for (const guest of party.guests) guest.votes('end');
    assert.equal(evening(party).games[0]!.stopped, true);
    for (const { name } of party.guests)
      assert.deepEqual([standing(party, name).played, standing(party, name).points], [0, 0], name);
  });

  test('whoever has left stays in it, without a seat', () => {
    const party = afterOneGame();
    const { points } = standing(party, 'ada');
    assert.ok(points > 0);
    party.ada.leaves();
    party.ben.asksForAnother();
    assert.deepEqual(standing(party, 'ada'), {
      name: 'ada',
      kind: 'human',
      seat: null,
      played: 1,
      wins: 1,
      points,
    });
  });

  test('tells what everybody wears: now, and of whoever has left as in their last game', () => {
    const party = gather();
    party.ada.asks({ ask: 'set-appearance', costume: { hat: 'top' } });
    party.ben.asks({ ask: 'set-appearance', costume: { mask: 'owl' } });
    party.ada.starts();
    playsOut(party, 'ada');
    assert.deepEqual(worn(party), { ada: { hat: 'top' }, ben: { mask: 'owl' }, cleo: undefined });
    party.ada.leaves();
    party.ben.asks({ ask: 'set-appearance', costume: { mask: 'bat', hat: 'beret' } });
    assert.deepEqual(worn(party), {
      ada: { hat: 'top' },
      ben: { mask: 'bat', hat: 'beret' },
      cleo: undefined,
    });
    for (const fromSummary of [false, true]) {
      const again = party.restored({ fromSummary });
      again.ben.asksForAnother();
      assert.equal(standing(again, 'ada').seat, null);
      assert.deepEqual(worn(again), worn(party), `${fromSummary}`);
    }
  });

  test('goes through games of different kinds', () => {
    const party = afterOneGame();
    party.ada.asksForAnother({ game: 'wink' });
    playsAgain(party);
    for (const guest of party.guests) guest.votes('end');
    assert.deepEqual(
      evening(party).games.map(({ game, round, stopped }) => [game, round, stopped]),
      [
        ['zwinkern', 1, false],
        ['wink', 2, true],
      ],
    );
  });

  test('remembers the last thirty games', () => {
    const party = play({ players: 3 });
    for (let round = 1; round <= 32; round++) {
      for (const guest of party.guests) guest.votes('end');
      if (round === 1) party.cleo.leaves();
      party.ada.asksForAnother();
      if (round === 1) party.dora.sits();
      playsAgain(party);
    }
    for (const guest of party.guests) guest.votes('end');
    const { games, players } = evening(party);
    assert.deepEqual([games.length, games[0]!.round], [30, 4]);
    assert.deepEqual(new Set(players.map(({ name }) => name)), new Set(['ada', 'ben', 'dora']));
    assert.ok(games.every((game) => game.players.every((player) => players[player])));
  });

  test('tells nobody by what people are known, nor anything of their hands', () => {
    const party = afterOneGame();
    const told = JSON.stringify(party.lobby());
    for (const { token } of party.table.seating.sitters) assert.ok(!told.includes(token!));
    for (const game of evening(party).games)
      assert.deepEqual(Object.keys(game).sort(), [
        'game',
        'lasted',
        'players',
        'ranks',
        'round',
        'scores',
        'stopped',
      ]);
  });
});

describe('an evening in the journal', () => {
  test('is the same when the table is set up again, from its events or from their summary', () => {
    const party = afterOneGame();
    party.dora.leaves();
    assert.deepEqual(party.restored().lobby(), party.lobby());
    const again = party.restored({ fromSummary: true });
    assert.deepEqual(again.lobby(), party.lobby());
    again.ben.asksForAnother();
    assert.equal(again.dora.place, null, 'that she left is remembered');
    assert.deepEqual(again.restored().lobby(), again.lobby());
    playsAgain(again);
    playsOut(again, 'ben');
    const third = again.restored({ fromSummary: true });
    assert.deepEqual(third.lobby(), again.lobby());
    assert.equal(evening(third).games.length, 2);
  });

  test('of a program that counted none, the next game is the first', () => {
    const party = afterOneGame();
    const { evening: _, ...summary } = party.table.summary() as { evening?: unknown; j: 'summary' };
    party.journal.splice(0, party.journal.length, summary as never);
    const again = party.restored();
    assert.equal(again.lobby().evening, null);
  });

  test('of a program that did not keep what people wear tells it of those who sit here', () => {
    const party = gather();
    for (const guest of [party.ada, party.ben])
      guest.asks({ ask: 'set-appearance', costume: { mask: 'owl' } });
    party.ada.starts();
    playsOut(party, 'ada');
    party.ada.leaves();
    const summary = party.table.summary() as Extract<TableEvent, { j: 'summary' }>;
    const players = summary.evening!.players.map(({ costume: _, ...player }) => player);
    party.journal.splice(0, party.journal.length, { ...summary, evening: { ...summary.evening!, players } });
    const again = party.restored();
    again.ben.asksForAnother();
    assert.deepEqual(worn(again), { ada: undefined, ben: { mask: 'owl' }, cleo: undefined });
  });

  test('a table of an older program rotated the other way, and is found as it was', () => {
    const party = afterOneGame();
    party.journal.push({ j: 'rematch', secret: 'a'.repeat(64) });
    const again = party.restored();
    assert.deepEqual(
      [0, 1, 2, 3].map((seat) => again.nameAt(seat)),
      ['dora', 'ada', 'ben', 'cleo'],
    );
    assert.equal(hostOf(again).name, 'ada');
  });
});

describe('the end of the evening', () => {
  test('the host says so, and the next game is the first of another', () => {
    const party = afterOneGame();
    party.ada.endsEvening();
    assert.equal(evening(party).over, true);
    assert.deepEqual(party.restored().lobby(), party.lobby());
    party.ben.asksForAnother();
    assert.equal(party.lobby().evening, null);
  });

  test('only the host, between games, and once', () => {
    const party = gather();
    party.refuses(() => party.ada.endsEvening(), 'no-evening');
    party.ada.starts();
    party.refuses(() => party.ada.endsEvening(), 'game-running');
    playsOut(party, 'ada');
    party.refuses(() => party.ben.endsEvening(), 'host-only');
    party.ada.endsEvening();
    party.refuses(() => party.ada.endsEvening(), 'no-evening');
  });

  test('also where the next game was asked for already, and the account stays until it is dealt', () => {
    const party = afterOneGame();
    party.ben.asksForAnother();
    party.ada.endsEvening();
    assert.equal(evening(party).over, true);
    playsAgain(party);
    playsOut(party, 'ben');
    assert.deepEqual(
      evening(party).games.map(({ round }) => round),
      [2],
    );
  });

  test('the company breaks up when no two of them are left', () => {
    const party = afterOneGame({ players: 3 });
    party.cleo.leaves();
    assert.equal(evening(party).over, false);
    party.ada.leaves();
    assert.equal(evening(party).over, true);
  });

  test('in the lobby as well; a game that is played breaks up no company', () => {
    const party = afterOneGame({ players: 3 });
    party.ada.asksForAnother();
    party.cleo.leaves();
    party.ben.leaves();
    assert.equal(evening(party).over, true);
    const other = afterOneGame({ players: 3 });
    other.ada.asksForAnother();
    playsAgain(other);
    other.cleo.leaves();
    other.ben.leaves();
    other.ada.votes('end');
    assert.equal(evening(other).over, false);
  });

  test('somebody alone among bots breaks up nothing', () => {
    const party = gather({ players: 1 });
    party.ada.addsBot('Otto');
    party.ada.addsBot('Mila');
    party.ada.starts();
    party.ada.votes('end');
    party.ada.leaves();
    assert.equal(evening(party).over, false);
  });
});
