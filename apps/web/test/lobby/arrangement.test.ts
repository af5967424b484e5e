import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import * as spywhereRules from '@oeillade/games/spywhere';
import * as winkFamily from '@oeillade/games/wink-family';
import { readSetup } from '@oeillade/kernel';
import { agreed, offerOf, problemOf } from '../../src/games/contract/arrangement.ts';
import { marketOffer } from '../../src/games/spywhere/lobby/offer.ts';
import { eyesOffer, pressSignal } from '../../src/games/wink-family/lobby/offer.ts';
import { gameIds, games } from '../support/library.ts';
import { tableOf } from './lobbies.ts';

const { SIGNALS } = winkFamily;

describe('what a table may agree on', () => {
  test('E-9, S-14: anybody who sits there may start', () => {
    assert.deepEqual(offerOf(tableOf('wink', 5)).starters, [0, 1, 2, 3, 4]);
    assert.deepEqual(offerOf(tableOf('spywhere', 2)).starters, [0, 1]);
  });

  test('E-19: in Zwinkern several signals, in WINK another one instead of the wink', () => {
    const zwinkern = eyesOffer(tableOf('zwinkern', 4));
    assert.deepEqual([zwinkern.signals, zwinkern.severalSignals], [SIGNALS, true]);
    for (const game of ['wink', 'wink-agents'] as const) {
      const offer = eyesOffer(tableOf(game, 4));
      assert.deepEqual([offer.signals, offer.severalSignals], [SIGNALS, false]);
    }
  });

  test('S-11: a nationality can be left out with four people or fewer, and with five none', () => {
    assert.deepEqual(marketOffer(tableOf('spywhere', 4)).nations, spywhereRules.NATIONS);
    assert.deepEqual(marketOffer(tableOf('spywhere', 5)).nations, []);
    assert.deepEqual(marketOffer(tableOf('wink', 4)).nations, []);
  });

  test('Spywhere has a market without triples and rounds that are finished, and neither eyes nor signals nor calls', () => {
    const table = tableOf('spywhere', 3);
    assert.equal(marketOffer(table).noTriples, true);
    assert.equal(marketOffer(table).finishRound, true);
    assert.deepEqual(eyesOffer(table), { signals: [], severalSignals: false, channels: [] });
    const { eyes, calls, bots } = offerOf(table);
    assert.deepEqual([eyes, calls, bots], [false, false, true]);
    assert.equal(marketOffer(tableOf('wink', 4)).noTriples, false);
  });

  test('D-1: among real faces there are no bots, and it does not matter how eyes on a screen see', () => {
    const screens = offerOf(tableOf('wink', 4));
    assert.deepEqual([screens.eyes, screens.bots], [true, true]);
    const table = tableOf('wink', 4, { channel: 'faces' });
    const faces = offerOf(table);
    assert.deepEqual([faces.eyes, faces.bots], [false, false]);
    assert.deepEqual(eyesOffer(table).channels, ['avatars', 'faces', 'living']);
  });

  test('among living faces there are no bots either, and it matters how eyes on a screen see', () => {
    const { eyes, pictures, bots } = offerOf(tableOf('wink', 4, { channel: 'living' }));
    assert.deepEqual([eyes, pictures, bots], [true, true, false]);
    assert.equal(offerOf(tableOf('wink', 4)).pictures, false);
  });

  test('whatever is offered can be played, in every game and number', () => {
    for (const game of gameIds) {
      const { min, max } = games[game]!.facts.players;
      for (let players = min; players <= max; players++) {
        const table = tableOf(game, players);
        const offer = { ...offerOf(table), ...eyesOffer(table), ...marketOffer(table) };
        const wishes = [
          ...offer.starters.map((first) => ({ first })),
          ...offer.signals.map((signal) => ({ signals: [signal] })),
          ...offer.channels.map((channel) => ({ channel })),
          ...offer.nations.map((out) => ({ out })),
          ...(offer.severalSignals ? [{ signals: SIGNALS }] : []),
          ...(offer.noTriples ? [{ noTriples: true }] : []),
          ...(offer.finishRound ? [{ finishRound: true }] : []),
        ];
        assert.ok(wishes.length >= players);
        for (const wish of wishes) {
          assert.ok(readSetup(games[game] as never, players, wish).ok, `${game} ${JSON.stringify(wish)}`);
        }
      }
    }
  });
});

describe('what is agreed', () => {
  test('is the default where nobody has wished anything', () => {
    assert.deepEqual(agreed(tableOf('wink', 4)), { first: 'random', signals: ['wink'], channel: 'avatars' });
    assert.equal(agreed<{ first: number }>(tableOf('wink', 4, { first: 2 })).first, 2);
  });

  test('is no trouble before everybody has come', () => {
    assert.equal(problemOf(tableOf('wink', 1)), null);
    assert.equal(problemOf(tableOf('spywhere', 1, { out: 'japan' })), null);
  });

  test('E-9: whoever was to start has left, and somebody else must be chosen', () => {
    assert.equal(problemOf(tableOf('wink', 6, { first: 5 })), null);
    assert.equal(problemOf(tableOf('wink', 5, { first: 5 }))?.code, 'no-such-seat');
  });

  test('S-11: a fifth person brings all the nationalities back', () => {
    const problem = problemOf(tableOf('spywhere', 5, { out: 'japan' }));
    assert.deepEqual([problem?.code, problem?.rule], ['all-nationalities-are-in', 'S-11']);
  });
});

describe('pressing a signal', () => {
  test('replaces the chosen signal where the table may have only one', () => {
    assert.deepEqual(pressSignal(['wink'], 'nod', false), ['nod']);
    assert.deepEqual(pressSignal(['nod'], 'nod', false), ['nod']);
  });

  test('adds or removes it where the table may have several, in the order of the list', () => {
    assert.deepEqual(pressSignal(['nod'], 'wink', true), ['wink', 'nod']);
    assert.deepEqual(pressSignal(['wink', 'nod'], 'wink', true), ['nod']);
  });

  test('W-24: a plain wink is either eye, and so stands beside no wink of one side', () => {
    assert.deepEqual(pressSignal(['wink', 'nod'], 'wink-left', true), ['wink-left', 'nod']);
    assert.deepEqual(pressSignal(['wink-left', 'nod'], 'wink-right', true), [
      'wink-left',
      'wink-right',
      'nod',
    ]);
    assert.deepEqual(pressSignal(['wink-left', 'wink-right', 'nod'], 'wink', true), ['wink', 'nod']);
    assert.deepEqual(pressSignal(['wink-left', 'nod'], 'wink-left', true), ['nod']);
  });

  test('never leaves a table without a signal', () => {
    assert.deepEqual(pressSignal(['nod'], 'nod', true), ['nod']);
  });
});
