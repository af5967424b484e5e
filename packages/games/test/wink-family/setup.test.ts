import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { dealFrom, readSetup, seedFrom } from '@oeillade/kernel';
import type { Dealt, WinkGame } from '../../src/wink-family/index.ts';
import { EDITIONS, looksTheSame, seatAt, wink, winkAgents, zwinkern } from './table.ts';

/** The ledger's table, copied by hand: what each number of players gets. */
const LEDGER: readonly (readonly [WinkGame, Readonly<Record<number, Expected>>])[] = [
  [
    zwinkern,
    {
      3: { pairs: 36, hand: 9, left: 9, spies: 4 },
      4: { pairs: 36, hand: 8, left: 4, spies: 4 },
      5: { pairs: 36, hand: 6, left: 6, spies: 3 },
      6: { pairs: 36, hand: 5, left: 6, spies: 3 },
    },
  ],
  [
    winkAgents,
    {
      4: { pairs: 36, hand: 9, left: 0, spies: 4 },
      5: { pairs: 35, hand: 7, left: 0, spies: 4 },
      6: { pairs: 36, hand: 6, left: 0, spies: 4 },
      7: { pairs: 35, hand: 5, left: 0, spies: 4 },
      8: { pairs: 32, hand: 4, left: 0, spies: 4 },
    },
  ],
  [
    wink,
    {
      4: { pairs: 36, hand: 8, left: 4, spies: 4 },
      5: { pairs: 36, hand: 6, left: 6, spies: 4 },
      6: { pairs: 36, hand: 5, left: 6, spies: 4 },
      7: { pairs: 36, hand: 4, left: 8, spies: 4 },
      8: { pairs: 36, hand: 4, left: 4, spies: 4 },
    },
  ],
];

interface Expected {
  readonly pairs: number;
  readonly hand: number;
  readonly left: number;
  readonly spies: number;
}

const upTo = (last: number): number[] => Array.from({ length: last }, (_, index) => index + 1);
const sorted = (numbers: readonly number[]): number[] => [...numbers].sort((a, b) => a - b);

function deal(game: WinkGame, players: number, seed: string, options: object = {}): Dealt {
  const setup = readSetup(game, players, options);
  assert.ok(setup.ok, `${game.facts.id} for ${players}`);
  const dealt = dealFrom(game, setup.setup, seedFrom(seed));
  assert.ok(dealt.e === 'dealt');
  assert.equal(game.checkDeal(setup.setup, dealt), null);
  return dealt;
}

/** Twenty deals for each edition and each number of players that the ledger knows. */
function everyDeal(check: (dealt: Dealt, expected: Expected, game: WinkGame, players: number) => void): void {
  for (const [game, counts] of LEDGER) {
    for (const [players, expected] of Object.entries(counts)) {
      for (let seed = 0; seed < 20; seed++) {
        check(deal(game, Number(players), `setup ${seed}`), expected, game, Number(players));
      }
    }
  }
}

/** The flaw that is found in a deal somebody tampered with. */
function flawIn(game: WinkGame, players: number, tamper: (dealt: Dealt) => Partial<Dealt>, options = {}) {
  const setup = readSetup(game, players, options);
  assert.ok(setup.ok);
  const dealt = deal(game, players, 'tampered', options);
  return game.checkDeal(setup.setup, { ...dealt, ...tamper(dealt) })?.rule;
}

describe('the editions', () => {
  for (const [game, counts] of LEDGER) {
    test(`E-1 ${game.facts.id} is for ${Object.keys(counts)} players and for no other number`, () => {
      for (const players of [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 4.5, Number.NaN]) {
        const setup = readSetup(game, players, {});
        assert.equal(setup.ok, players in counts, `${players} players`);
        if (!setup.ok) assert.deepEqual(setup.refusal, { code: 'wrong-number-of-players', rule: 'E-1' });
      }
    });
  }

  test('E-2 the pairs in play; the marked ones stay in the box', () => {
    everyDeal(({ board }, { pairs }) => assert.deepEqual(sorted(board), upTo(pairs)));
    assert.deepEqual(
      [5, 7, 8].map((players) => flawIn(winkAgents, players, () => ({ board: upTo(36) }))),
      ['E-2', 'E-2', 'E-2'],
    );
    assert.equal(
      flawIn(zwinkern, 5, () => ({ board: upTo(35) })),
      'E-2',
    );
  });

  test('E-3 the cards of a hand', () => {
    everyDeal(({ hands }, { hand }, _game, players) => {
      assert.deepEqual(
        hands.map((cards) => cards.length),
        Array(players).fill(hand),
      );
    });
    const oneMoreForAda = ({ hands, left }: Dealt): Partial<Dealt> => ({
      hands: hands.map((hand, seat) => (seat === 0 ? [...hand, ...left.slice(0, 1)] : hand)),
      left: left.slice(1),
    });
    assert.equal(flawIn(zwinkern, 3, oneMoreForAda), 'E-3');
    assert.equal(flawIn(wink, 7, oneMoreForAda), 'E-3');
  });

  test('E-4 what is left of the dealt pack', () => {
    everyDeal(({ left }, expected) => assert.equal(left.length, expected.left));
  });

  test('E-5 the spy cards for each player', () => {
    everyDeal(({ spies }, expected, _game, players) => {
      assert.deepEqual(spies, Array(players).fill(expected.spies));
    });
    const four = ({ hands }: Dealt) => ({ spies: hands.map(() => 4) });
    const three = ({ hands }: Dealt) => ({ spies: hands.map(() => 3) });
    assert.equal(flawIn(zwinkern, 4, four), undefined);
    assert.equal(flawIn(zwinkern, 4, three), 'E-5');
    assert.equal(flawIn(zwinkern, 5, three), undefined);
    assert.equal(flawIn(zwinkern, 5, four), 'E-5');
    assert.equal(flawIn(winkAgents, 8, three), 'E-5');
    assert.equal(flawIn(wink, 6, three), 'E-5');
  });

  test('E-6 the name of the spy cards', () => {
    assert.deepEqual(zwinkern.edition.names.spy, { en: 'Spy', fr: 'Espion', de: 'Spion' });
    assert.equal(winkAgents.edition.names.spy.en, 'Counter-espionage');
    assert.equal(winkAgents.edition.names.spy.fr, 'Contre-espionnage');
    assert.equal(wink.edition.names.spy.en, 'Revelation');
    assert.equal(wink.edition.names.spy.fr, 'Révélation');
  });

  test('E-7 the name of the character cards', () => {
    assert.equal(zwinkern.edition.names.character.en, 'Character');
    assert.equal(zwinkern.edition.names.character.fr, 'Personnage');
    assert.equal(winkAgents.edition.names.character.en, 'Agent');
    assert.equal(wink.edition.names.character.en, 'WINK card');
  });

  test('E-8 the board lies in random order, the same for everyone who looks', () => {
    everyDeal(({ board }, { pairs }) => assert.equal(board.length, pairs));
    for (const [game, counts] of LEDGER) {
      for (const players of Object.keys(counts).map(Number)) {
        const orders = upTo(50).map((seed) => deal(game, players, `order ${seed}`).board.join());
        assert.equal(new Set(orders).size, 50, 'no two of fifty boards alike');
      }
    }
    const corners = upTo(1500).map((seed) => deal(zwinkern, 6, `corner ${seed}`).board[0]);
    assert.deepEqual(sorted([...new Set(corners)] as number[]), upTo(36), 'every card comes to lie first');

    const board = [9, 2, 14, 5, 16, 1, 3, 4, 6, 7, 8, 10, 11, 12, 13, 15];
    const table = seatAt(zwinkern, { board });
    for (const onlooker of table.onlookers) {
      assert.deepEqual(
        table.view(onlooker).board.map(({ number }) => number),
        board,
      );
    }
  });

  for (const game of EDITIONS) {
    test(`E-9 ${game.facts.id}: who starts is agreed on, or falls to anybody`, () => {
      const starters = upTo(200).map((seed) => deal(game, 5, `first ${seed}`).first);
      assert.deepEqual(sorted([...new Set(starters)]), [0, 1, 2, 3, 4]);
      for (const first of [0, 1, 2, 3, 4]) {
        for (const seed of ['a', 'b', 'c']) assert.equal(deal(game, 5, seed, { first }).first, first);
      }
      const nobody = readSetup(game, 5, { first: 5 });
      assert.deepEqual(!nobody.ok && nobody.refusal, { code: 'no-such-seat', rule: 'E-9' });
      assert.equal(
        flawIn(game, 5, () => ({ first: 3 }), { first: 2 }),
        'E-9',
      );
      assert.equal(
        flawIn(game, 5, () => ({ first: 5 })),
        'E-9',
      );
      assert.equal(seatAt(game, { first: 'cleo' }).turn, 'cleo');
    });
  }

  test('E-9 the printed way to find out who starts', () => {
    assert.match(zwinkern.edition.starts.en, /worst eyesight/);
    assert.match(winkAgents.edition.starts.en, /last in fancy dress/);
    assert.match(wink.edition.starts.en, /first to blink/);
  });
});

describe('setting up', () => {
  test('W-1 each player has a colour of their own, and a pawn of that colour', () => {
    for (const [game, counts] of LEDGER) {
      for (const players of Object.keys(counts).map(Number)) {
        const table = seatAt(game, { players });
        const colours = table.names.map((name) => table.inFrontOf(name).colour);
        assert.equal(new Set(colours).size, players, `${players} colours: ${colours}`);
      }
    }
    const table = seatAt(zwinkern);
    const { colour } = table.inFrontOf('ada');
    table.ada.calls(5);
    const { seats } = table.view('spectator');
    assert.equal(seats[table.place(5).pawn ?? -1]?.colour, colour);
    assert.equal(table.inFrontOf('ada').colour, colour, 'the colour stays');
  });

  test('W-2 two packs of the same characters; the first lies face up and is the board', () => {
    everyDeal(({ board, hands, left }, { pairs }) => {
      assert.deepEqual(sorted(board), upTo(pairs));
      assert.deepEqual(sorted([...hands.flat(), ...left]), upTo(pairs));
    });
    for (const game of EDITIONS) {
      assert.ok(
        seatAt(game)
          .view('spectator')
          .board.every(({ card }) => card === 'up'),
      );
      const twice = ({ board }: Dealt) => ({ board: [...board.slice(1), board[1] as number] });
      assert.equal(flawIn(game, 4, twice), 'E-2');
    }
  });

  test('W-3 a hand is seen by its owner alone, and how many cards it holds by everybody', () => {
    const hands = [[1, 2], [3, 4, 5], [6, 7, 8], [9]];
    for (const game of EDITIONS) {
      const table = seatAt(game, { hands });
      assert.deepEqual(table.hand('ada'), [1, 2]);
      assert.deepEqual(table.hand('cleo'), [6, 7, 8]);
      assert.equal(table.view('spectator').hand, null);
      for (const onlooker of table.onlookers) {
        assert.deepEqual(
          table.view(onlooker).seats.map(({ handSize }) => handSize),
          [2, 3, 3, 1],
        );
      }

      const board = hands.flat();
      const exchanged = seatAt(game, { board, hands: [[1, 2], [6, 7, 8], [3, 4, 5], [9]] });
      looksTheSame(table, exchanged, ['ada', 'dora', 'spectator']);
      assert.notDeepEqual(table.view('ben'), exchanged.view('ben'));
    }
  });

  test('W-3 the second pack is shuffled: every card comes to every hand', () => {
    const seen = new Map<number, Set<number>>();
    for (let seed = 0; seed < 400; seed++) {
      deal(wink, 4, `hands ${seed}`).hands.forEach((hand, seat) => {
        for (const number of hand) seen.set(number, (seen.get(number) ?? new Set()).add(seat));
      });
    }
    assert.equal(seen.size, 36);
    for (const seats of seen.values()) assert.equal(seats.size, 4);
  });

  for (const game of [zwinkern, wink]) {
    test(`W-4 ${game.facts.id}: nobody knows what is left, not even who watches, until the game is over`, () => {
      const board = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
      const table = seatAt(game, {
        board,
        hands: [
          [1, 2],
          [3, 4],
          [5, 6],
          [7, 8],
        ],
        left: [9, 10],
      });
      const other = seatAt(game, {
        board,
        hands: [
          [1, 2],
          [3, 4],
          [5, 6],
          [9, 10],
        ],
        left: [7, 8],
      });
      const unaware = ['ada', 'ben', 'cleo', 'spectator'] as const;
      for (const step of [
        () => {},
        ({ ada }: typeof table) => ada.calls(3),
        ({ ben }: typeof table) => ben.calls(7),
        ({ cleo }: typeof table) => cleo.calls(9),
      ]) {
        step(table);
        step(other);
        looksTheSame(table, other, unaware);
        for (const onlooker of table.onlookers) assert.equal(table.view(onlooker).revealed, null);
      }
      table.stops();
      for (const onlooker of table.onlookers) {
        assert.deepEqual(table.view(onlooker).revealed?.left, [9, 10]);
      }
    });
  }

  for (const game of EDITIONS) {
    test(`W-5 ${game.facts.id}: everybody sees how many spy cards everybody still has`, () => {
      const table = seatAt(game, { spies: { ben: 2 } });
      const counts = () =>
        table.onlookers.map((onlooker) =>
          table
            .view(onlooker)
            .seats.map(({ spies }) => spies)
            .join(),
        );
      assert.deepEqual(counts(), Array(5).fill('4,2,4,4'));
      table.ada.calls(9);
      table.ben.calls(13);
      table.cleo.accuses('dora', 13);
      table.ben.accuses('dora', 9);
      assert.deepEqual(counts(), Array(5).fill('4,1,3,4'));
    });
  }

  test('W-6 a pair that is left out leaves both packs', () => {
    const boxed: readonly (readonly [number, readonly number[]])[] = [
      [4, []],
      [5, [36]],
      [6, []],
      [7, [36]],
      [8, [33, 34, 35, 36]],
    ];
    for (const [players, out] of boxed) {
      const { board, hands, left } = deal(winkAgents, players, 'boxed');
      for (const number of out) assert.ok(![...board, ...hands.flat(), ...left].includes(number));
      assert.equal(board.length, 36 - out.length);
    }
    const swapsItsFirstCard =
      (number: number) =>
      ({ hands }: Dealt) => ({
        hands: hands.map((hand, seat) => (seat === 0 ? [number, ...hand.slice(1)] : hand)),
      });
    assert.equal(flawIn(winkAgents, 5, swapsItsFirstCard(36)), 'W-6');
    assert.equal(flawIn(winkAgents, 8, swapsItsFirstCard(33)), 'W-6');
  });
});
