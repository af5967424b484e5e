import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { heardNothing, partnersEyeToEye } from './wink-family/eye-to-eye.ts';
import { type Party, play } from './wink-family/party.ts';

const living = { options: { first: 0, channel: 'living' } };

const winks = (party: Party) => party.linesOf('winked');

describe('D-43 winks of real eyes', () => {
  test('D-43 nobody refuses one: not by whom it is, not to whom, not when, not another signal than was agreed on', () => {
    const { party } = partnersEyeToEye(living);
    party.ben.winksForReal();
    party.cleo.winksForReal();
    party.cleo.looksAt('dora');
    party.cleo.winksForReal('nod');
    party.ada.winksForReal();
    assert.deepEqual(
      winks(party).map(({ seat, at, signal }) => [seat, at, signal]),
      [
        [1, 0, 'wink'],
        [2, null, 'wink'],
        [2, 3, 'nod'],
        [0, 1, 'wink'],
      ],
    );
    party.proves();
  });

  test('nothing comes of it in the game: all may do what they could do before', () => {
    const { party } = partnersEyeToEye(living);
    const before = party.guests.map(({ name }) => [party.may(name), party.view(name)]);
    party.ben.winksForReal();
    party.wait(1_000);
    assert.deepEqual(
      party.guests.map(({ name }) => [party.may(name), party.view(name)]),
      before,
    );
    party.ben.winksAt('ada');
    assert.equal(party.ada.saw().length, 1);
  });
});

describe('D-44 what a player’s own device tells of their winks', () => {
  test('is in the record: where they looked, and whose eyes rested on their face', () => {
    const { party } = partnersEyeToEye(living);
    party.cleo.looksAt('ben');
    party.dora.looksAt('cleo');
    party.wait(200);
    party.ben.winksForReal();
    assert.deepEqual(winks(party), [
      { t: 1_200, e: 'winked', seat: 1, signal: 'wink', at: 0, seenBy: [0, 2], from: 1_200, by: 'camera' },
    ]);
    party.proves();
  });

  test('is of the moment at which the eye closed, though camera and line take their time', () => {
    const { party } = partnersEyeToEye(living);
    party.cleo.looksAt('ben');
    party.wait(200);
    const made = party.time;
    party.wait(50);
    party.ada.looksAt('the board');
    party.ben.looksAt('dora');
    party.dora.looksAt('ben');
    party.wait(250);
    party.ben.winksForReal('wink', 300);
    const [{ from, at, seenBy, t } = assert.fail()] = winks(party);
    assert.deepEqual({ from, at, seenBy, t }, { from: made, at: 0, seenBy: [0, 2], t: made + 300 });
    party.proves();
  });

  test('reaches back two seconds at most, and not before the deal', () => {
    const party = play(living);
    party.wait(500);
    party.ben.winksForReal('wink', 1_900);
    party.wait(5_000);
    party.ben.winksForReal('wink', 60_000);
    assert.deepEqual(
      winks(party).map(({ from, t }) => [from, t]),
      [
        [0, 500],
        [3_500, 5_500],
      ],
    );
    party.proves();
  });

  test('is told to nobody: not to those who look, nor to those who watch, nor to the player', () => {
    for (const watching of ['board', 'looking', 'late'] as const) {
      const { party } = partnersEyeToEye({ ...living, rules: { watching } });
      party.cleo.looksAt('ben');
      party.wait(300);
      party.hush();
      party.watched.length = 0;
      party.ben.winksForReal();
      party.wait(3_000);
      heardNothing(party, 'ada', 'ben', 'cleo', 'dora');
      assert.deepEqual(party.watched, []);
    }
  });

  test('is kept in the background, with the looks before it, and is there when the table is set up again', () => {
    const { party } = partnersEyeToEye(living);
    party.keepsBackground();
    party.cleo.looksAt('ben');
    party.wait(300);
    const kept = party.journal.length;
    party.ben.winksForReal();
    assert.equal(party.journal.length, kept);
    party.keepsBackground();
    assert.deepEqual(
      party.journal.slice(kept).map((event) => (event.j === 'line' ? event.line.e : event.j)),
      ['looked', 'winked'],
    );
    assert.deepEqual(party.restored().lines(), party.lines());
    party.ada.votes('end');
    for (const name of ['ben', 'cleo', 'dora'] as const) party[name].votes('end');
    party.proves();
    assert.equal(party.restored({ fromSummary: true }).table.record(), party.table.record());
  });

  test('is known at a table of living faces alone', () => {
    for (const channel of ['avatars', 'faces']) {
      const party = play({ options: { first: 0, channel } });
      party.refuses(() => party.ben.winksForReal(), 'no-living-faces', 'D-40');
    }
    const spywhere = play({ game: 'spywhere', options: {} });
    spywhere.refuses(() => spywhere.ben.winksForReal(), 'no-living-faces', 'D-20');
  });

  test('is a signal that the game knows', () => {
    const party = play(living);
    party.refuses(() => party.ben.winksForReal('moonwalk'), 'no-such-signal', 'D-44');
  });

  test('is not taken in a pause, when nobody sees a face, nor before and after the game', () => {
    const { party } = partnersEyeToEye(living);
    for (const guest of party.guests) guest.votes('pause');
    party.refuses(() => party.ben.winksForReal(), 'paused', 'D-8');
    party.ada.votes('resume');
    party.ben.winksForReal();
    for (const guest of party.guests) guest.votes('end');
    party.refuses(() => party.ben.winksForReal(), 'no-game-running');
  });

  test('is bounded, in a moment and in a whole game, also when the table is set up again', () => {
    const party = play(living);
    for (let made = 0; made < 6; made++) party.ben.winksForReal();
    party.refuses(() => party.ben.winksForReal(), 'too-many-winks');
    party.ada.winksForReal();
    const again = party.restored();
    again.refuses(() => again.ben.winksForReal(), 'too-many-winks');
    for (let made = 6; made < 1_000; made++) {
      again.wait(500);
      again.ben.winksForReal();
    }
    again.wait(10_000);
    again.refuses(() => again.ben.winksForReal(), 'too-many-winks');
  });
});
