import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type * as winkFamily from '@oeillade/games/wink-family';
import { games } from '@oeillade/games/wink-family';
import { type Command, legalCommands, readSetup, type Seat } from '@oeillade/kernel';
import {
  discreet,
  mayReallyAccuse,
  mayReallyCall,
} from '../../src/games/wink-family/table/phone/discreet.ts';
import type { WinkScreen } from '../../src/games/wink-family/table/shown.ts';
import { winkScreen } from '../../src/games/wink-family/table/wink-screen.ts';
import '../support/library.ts';
import { lobbyOf, NAMES } from '../support/lobby-of.ts';
import { Party } from '../wink/party.ts';

type WinkView = winkFamily.WinkView;

const FACES = { first: 0, channel: 'faces' } as const;
const [ADA, BEN, CLEO, DORA] = [0, 1, 2, 3] as const;
const SEATS: readonly Seat[] = [ADA, BEN, CLEO, DORA];

const lobby = lobbyOf('wink', FACES);
const viewOf = ({ play }: Party, seat: Seat) => play.game.view(play.state, seat) as WinkView;

/** What a seat's phone knows, and may do, with this view. */
function knownBy(seat: Seat, view: WinkView): WinkScreen {
  const setup = readSetup(games.wink, NAMES.length, FACES);
  assert.ok(setup.ok);
  const commands = legalCommands(games.wink, games.wink.imagine(setup.setup, view), seat);
  const model = { seat, view, looking: null, gazes: new Map() };
  return winkScreen(model, lobby, commands as readonly Command[], { selected: null, picked: null });
}

/** The same table, with somebody else's cards in my hand. */
const holding = (view: WinkView, hand: readonly number[]): WinkView => ({
  ...view,
  hand,
  partners: view.seats.flatMap(({ called }, caller) =>
    called !== null && hand.includes(called) && caller !== view.viewer && caller !== view.turn
      ? [caller]
      : [],
  ),
});

/** Ada calls a card of Cleo's, Ben one of Dora's; then Cleo is to call. */
function party(): Party {
  const table = new Party(FACES);
  table.callsCardOf(ADA, CLEO);
  table.callsCardOf(BEN, DORA);
  return table;
}

describe('a covered phone', () => {
  test('looks the same whatever its owner holds, on turn and off turn', () => {
    const table = party();
    for (const seat of SEATS) {
      const view = viewOf(table, seat);
      const mine = discreet(knownBy(seat, view), view, null);
      for (const other of SEATS) {
        const swapped = holding(view, table.hands[other]!);
        assert.deepEqual(discreet(knownBy(seat, swapped), swapped, null), mine, `${NAMES[seat]}’s phone`);
      }
    }
  });

  test('W-12 offers every free card, and still knows which of them its owner may not call', () => {
    const table = party();
    const view = viewOf(table, CLEO);
    const known = knownBy(CLEO, view);
    const shown = discreet(known, view, null);
    const held = table.hands[CLEO]!.find((number) =>
      view.board.some((place) => place.number === number && place.pawn === null),
    )!;
    const offered = shown.cells.flatMap(({ number, isCallable }) => (isCallable ? [number] : []));
    assert.equal(offered.length, 34);
    assert.ok(offered.includes(held));
    assert.equal(mayReallyCall(known, held), false);
    assert.equal(discreet(known, view, held).selected, held);
    const free = offered.find((number) => !table.hands[CLEO]!.includes(number))!;
    assert.equal(mayReallyCall(known, free), true);
  });

  test('W-46 offers to accuse about every called number, and still knows about which its owner may not', () => {
    const table = party();
    const view = viewOf(table, CLEO);
    const known = knownBy(CLEO, view);
    const { accusations } = discreet(known, view, null);
    const [adas, bens] = [view.seats[ADA]!.called!, view.seats[BEN]!.called!];
    assert.deepEqual(
      accusations.map(({ number, suspects }) => [number, suspects.map(({ name }) => name)]),
      [
        [adas, ['Ben', 'Dora']],
        [bens, ['Ada', 'Dora']],
      ],
    );
    assert.equal(mayReallyAccuse(known, adas), false);
    assert.equal(mayReallyAccuse(known, bens), true);
  });

  test('shows no card of the hand', () => {
    const view = viewOf(party(), CLEO);
    assert.ok(knownBy(CLEO, view).hand.length > 0);
    assert.deepEqual(discreet(knownBy(CLEO, view), view, null).hand, []);
  });

  test('off turn nothing can be chosen', () => {
    const view = viewOf(party(), DORA);
    const shown = discreet(knownBy(DORA, view), view, 1);
    assert.equal(shown.selected, null);
    assert.ok(shown.cells.every(({ isCallable, isDimmed }) => !isCallable && !isDimmed));
  });
});
