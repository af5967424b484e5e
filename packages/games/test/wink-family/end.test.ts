import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { revelation, type WinkEvent, type WinkGame } from '../../src/wink-family/index.ts';
import { EDITIONS, seatAt, seatOf, wink, winkAgents, zwinkern } from './table.ts';

/** Two cards for each but cleo, who has only 5. */
const oneCardForCleo = { hands: [[1, 2], [3, 4], [5], [6, 7]] };

/** ada has called 5, ben 6, cleo 1, dora 3: it is ada's turn, and 5 is all that cleo holds. */
function cleosLastCard(game: WinkGame) {
  const table = seatAt(game, oneCardForCleo);
  table.ada.calls(5);
  table.ben.calls(6);
  table.cleo.calls(1);
  table.dora.calls(3);
  return table;
}

for (const game of EDITIONS) {
  const { id } = game.facts;

  describe(`the end of ${id}`, () => {
    test('W-50 W-52 E-16 a hand emptied by a contact ends the game at once, before the call', () => {
      const table = cleosLastCard(game);
      table.ada.designates('cleo');
      assert.equal(table.ended()?.why, 'hand-empty');
      assert.equal(table.turn, null);
      assert.equal(table.step, null);
      table.refuses(() => table.ada.calls(4), 'game-over', 'W-50');
      table.refuses(() => table.dora.accuses('ada', 1), 'game-over', 'W-50');
      table.refuses(() => table.ada.signals('cleo'), 'game-over', 'W-50');
      table.refuses(() => table.ben.passes(), 'game-over', 'W-50');
      table.refuses(() => table.ada.designates('ben'), 'game-over', 'W-50');
      for (const name of table.names) assert.deepEqual(table.legal(name), []);
    });

    test('W-50 E-16 a hand emptied by an accusation ends the game at once', () => {
      const table = seatAt(game, oneCardForCleo);
      table.ada.calls(5);
      table.dora.accuses('cleo', 5);
      assert.equal(table.ended()?.why, 'hand-empty');
      assert.deepEqual(table.ended()?.scores, [4, 4, 4, 5]);
    });

    test('W-50 while everybody has a card the game goes on', () => {
      const table = cleosLastCard(game);
      table.dora.accuses('ada', 1);
      assert.equal(table.ended(), null);
      table.cleo.accuses('dora', 6);
      assert.equal(table.ended(), null);
      assert.equal(table.turn, 'ada');
    });

    test('W-53 E-17 a point for each card won, and one for each spy card still in hand', () => {
      const table = seatAt(game);
      table.ada.calls(9);
      table.ben.calls(1);
      table.cleo.calls(2);
      table.dora.calls(5);
      table.ada.designates('cleo'); // ada and cleo: a card each
      table.ada.calls(10);
      table.ben.designates('dora'); // false: ada holds it
      table.ben.calls(11);
      table.dora.accuses('ada', 2); // true: two cards for a spy card
      table.ben.accuses('dora', 10); // false: a spy card for nothing
      table.stops();
      assert.deepEqual(table.ended(), {
        t: 0,
        e: 'ended',
        why: 'agreed',
        scores: [1 + 4, 0 + 3, 1 + 4, 2 + 3],
        ranks: game === zwinkern ? [2, 4, 2, 1] : [2, 4, 3, 1],
        spiesLeft: [4, 3, 4, 3],
        spiesLaid: game === zwinkern ? [0, 0, 0, 0] : [0, 0, 0, 1],
        faceDown: game === zwinkern ? [0, 0, 0, 0] : [1, 0, 0, 0],
      });
    });

    test('W-54 who has more points comes first; equals share', () => {
      const table = seatAt(game);
      table.stops();
      assert.deepEqual(table.ended()?.ranks, [1, 1, 1, 1]);

      const pair = seatAt(game);
      pair.ada.calls(9);
      pair.ben.calls(1);
      pair.cleo.calls(2);
      pair.dora.calls(5);
      pair.ada.designates('cleo');
      pair.stops();
      assert.deepEqual(pair.ended()?.scores, [5, 4, 5, 4]);
      assert.deepEqual(pair.ended()?.ranks, [1, 3, 1, 3]);
    });

    test('W-55 after the end everybody is shown the hands and the undealt cards', () => {
      const left = game === winkAgents ? [] : [33, 34];
      const table = seatAt(game, { left });
      table.ada.calls(9);
      table.dora.accuses('cleo', 9);
      for (const onlooker of table.onlookers) assert.equal(table.view(onlooker).revealed, null);
      table.stops();
      const hands = [
        [1, 2, 3, 4],
        [5, 6, 7, 8],
        [10, 11, 12],
        [13, 14, 15, 16],
      ];
      for (const onlooker of table.onlookers) {
        assert.deepEqual(table.view(onlooker).revealed, { why: 'agreed', hands, left });
      }
    });

    test('W-55 who was whose partner at each call, and every signal with who saw it', () => {
      const table = seatAt(game, { left: game === winkAgents ? [] : [33] });
      const lone = game === winkAgents ? 13 : 33;
      table.ada.calls(9);
      table.clock = 1000;
      table.ben.calls(10);
      const signal: WinkEvent & { t: number } = {
        t: 1900,
        e: 'signalled',
        seat: seatOf('cleo'),
        to: seatOf('ada'),
        number: 9,
        signal: 'wink',
        from: 1100,
        until: 1900,
        seenBy: [0, 3],
      };
      table.play.takeIn(signal);
      table.clock = 2000;
      table.cleo.calls(lone);

      const story = () => revelation(game.edition, { players: 4, options: table.options }, table.play.lines);
      assert.throws(story, /before the end/);
      table.stops();
      assert.deepEqual(story(), {
        calls: [
          { t: 0, caller: 0, number: 9, partner: 2 },
          { t: 1000, caller: 1, number: 10, partner: 2 },
          { t: 2000, caller: 2, number: lone, partner: game === winkAgents ? 3 : null },
        ],
        signals: [signal],
        winks: [],
      });
    });
  });
}

describe('a hand and a false designation', () => {
  for (const game of [winkAgents, wink]) {
    test(`W-50 ${game.facts.id}: a hand emptied by laying the last card face down ends the game at once`, () => {
      const table = cleosLastCard(game);
      table.ada.designates('dora');
      assert.equal(table.ended()?.why, 'hand-empty');
      assert.deepEqual(table.ended()?.scores, [4, 4, 4, 4]);
      assert.deepEqual(table.ended()?.faceDown, [0, 0, 1, 0]);
    });
  }

  test('W-50 zwinkern: the card stays in hand, so the game goes on', () => {
    const table = cleosLastCard(zwinkern);
    table.ada.designates('dora');
    assert.equal(table.ended(), null);
    assert.deepEqual(table.hand('cleo'), [5]);
    table.ada.calls(4);
  });
});

describe('the board has no card left to play', () => {
  test('W-51 E-16 zwinkern: all the table’s cards are gone', () => {
    const table = seatAt(zwinkern, { hands: [[1], [2], [3], [4]] });
    table.ada.calls(2);
    table.ben.calls(3);
    table.cleo.calls(4);
    table.dora.calls(1);
    table.ada.designates('cleo');
    table.ada.passes();
    table.ben.designates('dora');
    table.ben.passes();
    table.cleo.designates('ben');
    table.cleo.passes();
    assert.equal(table.ended(), null);
    table.dora.designates('cleo');
    assert.equal(table.ended()?.why, 'board-empty');
    assert.deepEqual(table.view('spectator').revealed?.hands, [[1], [2], [3], [4]]);
  });

  test('W-51 W-52 E-16 wink: the last face-up card is turned, and nobody calls any more', () => {
    // Undealt cards alone are left on the table.
    const table = seatAt(wink, { board: [33, 34], left: [33, 34] });
    table.ada.calls(33);
    table.ben.calls(34);
    table.cleo.passes();
    table.dora.passes();
    table.ada.designates('ben');
    assert.equal(table.ended(), null);
    table.ada.passes();
    table.ben.designates('ada');
    assert.equal(table.ended()?.why, 'board-empty');
    assert.equal(table.step, null);
  });

  test('W-51 E-16 wink-agents: the last pair is won, the last hands are empty', () => {
    const table = seatAt(winkAgents, { hands: [[1], [2], [3], [4]], board: [2] });
    table.ada.calls(2);
    table.cleo.accuses('ben', 2);
    assert.equal(table.ended()?.why, 'hand-empty', 'an empty hand comes before an empty board');
  });

  for (const game of [zwinkern, winkAgents]) {
    test(`W-51 E-16 ${game.facts.id}: a face-up card is playable, though all have passed before it`, () => {
      const table = seatAt(game, { board: [33], left: [33], first: 'ben' });
      table.ben.calls(33);
      table.cleo.passes();
      table.dora.passes();
      table.ada.passes();
      table.ben.passes();
      assert.equal(table.ended(), null);
      table.cleo.calls(33);
      table.dora.passes();
      table.ada.passes();
      table.ben.passes();
      table.cleo.designates('dora');
      assert.equal(table.ended()?.why, 'board-empty');
    });
  }

  test('W-51 while a face-up card is left the game goes on', () => {
    for (const game of EDITIONS) {
      const table = seatAt(game, { board: [5, 9] });
      table.ada.calls(5);
      table.ben.calls(9);
      table.cleo.passes();
      table.dora.passes();
      table.ada.designates('ben');
      assert.equal(table.ended(), null);
    }
  });
});

describe('ties', () => {
  /** dora and the pair have five points; dora paid a spy card for hers. */
  const contactAndAccusation = (game: WinkGame) => {
    const table = seatAt(game);
    table.ada.calls(9);
    table.ben.calls(10);
    table.cleo.calls(1);
    table.dora.calls(5);
    table.dora.accuses('cleo', 10);
    table.ada.designates('cleo');
    return table;
  };

  /** All have four points. ada and cleo: a contact and a false accusation. dora: a card face down, perhaps. */
  const contactAndMistakes = (game: WinkGame) => {
    const table = seatAt(game, { players: 5 });
    table.ada.calls(9);
    table.ben.calls(13);
    table.cleo.calls(1);
    table.dora.calls(5);
    table.emil.calls(6);
    table.ada.designates('cleo');
    table.ada.calls(10);
    table.ada.accuses('cleo', 5);
    table.cleo.accuses('ada', 5);
    table.ben.designates('cleo');
    return table;
  };

  test('E-18 W-54 zwinkern: fewest spy cards in hand', () => {
    const table = contactAndAccusation(zwinkern);
    table.stops();
    assert.deepEqual(table.ended()?.scores, [5, 4, 5, 5]);
    assert.deepEqual(table.ended()?.spiesLeft, [4, 4, 4, 3]);
    assert.deepEqual(table.ended()?.ranks, [2, 4, 2, 1]);

    const other = contactAndMistakes(zwinkern);
    other.stops();
    assert.deepEqual(other.ended()?.scores, [4, 4, 4, 4, 4]);
    assert.deepEqual(other.ended()?.spiesLeft, [3, 4, 3, 4, 4]);
    assert.deepEqual(other.ended()?.ranks, [1, 3, 1, 3, 3], 'equals share');
  });

  for (const game of [winkAgents, wink]) {
    test(`E-18 W-54 ${game.facts.id}: most spy cards laid in front of them`, () => {
      const table = contactAndAccusation(game);
      table.stops();
      assert.deepEqual(table.ended()?.scores, [5, 4, 5, 5]);
      assert.deepEqual(table.ended()?.spiesLaid, [0, 0, 0, 1]);
      assert.deepEqual(table.ended()?.ranks, [2, 4, 2, 1]);
    });
  }

  for (const game of [wink, winkAgents]) {
    test(`E-18 W-54 ${game.facts.id}: then most character cards face down, and never the spy cards left`, () => {
      const table = contactAndMistakes(game);
      table.stops();
      assert.deepEqual(table.ended()?.scores, [4, 4, 4, 4, 4]);
      assert.deepEqual(table.ended()?.spiesLeft, [3, 4, 3, 4, 4]);
      assert.deepEqual(table.ended()?.spiesLaid, [0, 0, 0, 0, 0]);
      assert.deepEqual(table.ended()?.faceDown, [0, 0, 0, 1, 0]);
      assert.deepEqual(table.ended()?.ranks, [2, 2, 2, 1, 2]);
    });
  }

  for (const game of [winkAgents, wink]) {
    test(`E-18 W-54 ${game.facts.id}: a spy card laid counts before a card face down`, () => {
      const table = seatAt(game);
      table.ada.calls(9);
      table.ben.calls(13);
      table.cleo.calls(1);
      table.dora.calls(5);
      table.ben.accuses('cleo', 9); // true: ben lays a spy card
      table.ben.accuses('dora', 1); // false
      table.ada.calls(10);
      table.ben.designates('cleo'); // false: dora lays 13 face down
      table.stops();
      assert.deepEqual(table.ended()?.scores, [4, 4, 4, 4]);
      assert.deepEqual(table.ended()?.spiesLaid, [0, 1, 0, 0]);
      assert.deepEqual(table.ended()?.faceDown, [0, 0, 0, 1]);
      assert.deepEqual(table.ended()?.ranks, [3, 1, 3, 2]);
    });
  }
});
