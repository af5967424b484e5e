import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { LobbySeat } from '@oeillade/table';
import { cuesOf as spywhereCues } from '../../src/games/spywhere/sounds.ts';
import { cuesOf as winkCues } from '../../src/games/wink-family/sounds.ts';
import { emptyModel, hear, type TableModel } from '../../src/shell/session/model.ts';
import { cuesBetween as cuesOfGame, type SoundCue, untilHurry } from '../../src/ui/sound/cues.ts';
import { lobby } from '../session/table-end.ts';

const NOW = 100_000;

interface Scene {
  /** Who sits there, I first: h for a person, b for a bot. */
  readonly company?: string;
  readonly seat?: number | null;
  readonly view?: object;
}

/** A table in the middle of a game, seen by seat 0, ten seconds after the deal. */
function table({ company = 'hhhh', seat = 0, view = { turn: 1, hand: [7, 9] } }: Scene = {}): TableModel {
  const seats = [...company].map((who) => ({ kind: who === 'b' ? 'bot' : 'human' }) as LobbySeat);
  const clock = { m: 'clock', t: 10_000, until: null, callFrom: 0, paused: false, receivedAt: NOW } as const;
  return { ...emptyModel('ACDEF'), connection: 'live', seat, lobby: lobby({ seats }), view, clock };
}

const happens = (model: TableModel, event: object, t = 10_000): TableModel =>
  hear(model, { m: 'event', t, event }, null, NOW);

const cuesBetween = (before: TableModel, after: TableModel, now: number): SoundCue[] =>
  cuesOfGame(before, after, now, winkCues);

const heard = (model: TableModel, event: object, t?: number): SoundCue[] =>
  cuesBetween(model, happens(model, event, t), NOW);

describe('what the whole table knows', () => {
  test('a call, the end; a designation sounds with the steps of its scene', () => {
    assert.deepEqual(heard(table(), { e: 'called', seat: 1, number: 3 }), ['call']);
    assert.deepEqual(heard(table(), { e: 'designated', seat: 1, right: true }), []);
    assert.deepEqual(heard(table(), { e: 'ended' }), ['end']);
  });

  test('an accusation sounds alike whether it is true or false: its verdict is heard when the stage comes to it', () => {
    assert.deepEqual(heard(table(), { e: 'accused', seat: 1, right: true }), ['accusation']);
    assert.deepEqual(heard(table(), { e: 'accused', seat: 1, right: false }), ['accusation']);
  });

  test('my turn is heard when it begins, and once', () => {
    const mine = table({ view: { turn: 0 } });
    assert.deepEqual(cuesBetween(table(), mine, NOW), ['turn']);
    assert.deepEqual(cuesBetween(mine, { ...mine, looking: 2 }, NOW), []);
  });

  test('whoever watches hears the table, and no turn of their own', () => {
    const watching = table({ seat: null, view: { turn: 0, hand: null } });
    assert.deepEqual(heard(watching, { e: 'called', seat: 1, number: 3 }), ['call']);
    assert.deepEqual(cuesBetween(table({ seat: null }), watching, NOW), []);
  });
});

describe('what is secret is not betrayed to the room', () => {
  test('a call sounds alike for whoever holds the card and for whoever does not', () => {
    const call = { e: 'called', seat: 1, number: 7 };
    const holder = heard(table({ view: { turn: 2, hand: [7] } }), call);
    const other = heard(table({ view: { turn: 2, hand: [8] } }), call);
    assert.deepEqual(holder, other);
  });

  test('with one other person among the bots it still does', () => {
    assert.deepEqual(heard(table({ company: 'hbhb' }), { e: 'called', seat: 1, number: 7 }), ['call']);
  });

  test('alone against bots I may hear that my card is called', () => {
    assert.deepEqual(heard(table({ company: 'hbbb' }), { e: 'called', seat: 1, number: 7 }), [
      'call',
      'mine',
    ]);
    assert.deepEqual(heard(table({ company: 'hbbb' }), { e: 'called', seat: 1, number: 8 }), ['call']);
  });

  test('so it may be by headphones, if somebody says that they have some', () => {
    const model = table({ company: 'hhhh' });
    const after = happens(model, { e: 'called', seat: 1, number: 7 });
    assert.deepEqual(cuesOfGame(model, after, NOW, winkCues, true), ['call', 'mine']);
  });

  test('winks and gazes make no sound', () => {
    const model = { ...table(), looking: 1 };
    const wink = { m: 'signal', of: 1, to: 0, signal: 'wink', until: 11_000 } as const;
    assert.deepEqual(cuesBetween(model, hear(model, wink, 1, NOW), NOW), []);
    assert.deepEqual(
      cuesBetween(model, hear(model, { m: 'eyes', sees: [{ of: 1, at: 0 }], felt: 1 }, 1, NOW), NOW),
      [],
    );
  });

  test('a drawn card makes no sound, mine or not', () => {
    assert.deepEqual(spywhereCues({ e: 'drew', seat: 0, card: 'italy', why: 'turn' }), []);
    assert.deepEqual(spywhereCues({ e: 'drew', seat: 1, why: 'turn' }), []);
  });
});

test('what happened while I was away is no news', () => {
  assert.deepEqual(heard(table(), { e: 'called', seat: 1, number: 3 }, 2_000), []);
});

describe('the last seconds of my time', () => {
  const timed = (left: number, turn = 0, paused = false): TableModel => {
    const model = table({ view: { turn } });
    return { ...model, clock: { ...model.clock!, until: model.clock!.t + left, paused } };
  };

  test('are counted from five down to one', () => {
    assert.equal(untilHurry(timed(9_000), NOW), 4_000);
    assert.equal(untilHurry(timed(5_000), NOW), 1_000);
    assert.equal(untilHurry(timed(1_500), NOW), 500);
    assert.equal(untilHurry(timed(900), NOW), null);
  });

  test('the wait for a call is no part of the last seconds', () => {
    const model = timed(9_000);
    const waiting = { ...model, clock: { ...model.clock!, callFrom: model.clock!.t + 3_000 } };
    assert.equal(untilHurry(waiting, NOW), 4_000);
  });

  test('a timer that comes early counts no second twice', () => {
    assert.ok(untilHurry(timed(5_003), NOW)! > 1_000);
  });

  test('nobody is hurried on another’s turn, in a pause, or without a limit', () => {
    assert.equal(untilHurry(timed(9_000, 1), NOW), null);
    assert.equal(untilHurry(timed(9_000, 0, true), NOW), null);
    assert.equal(untilHurry(table({ view: { turn: 0 } }), NOW), null);
  });
});
