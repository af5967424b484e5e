import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { heardNothing, partnersEyeToEye } from './wink-family/eye-to-eye.ts';
import { play } from './wink-family/party.ts';

describe('D-10 felt eyes', () => {
  test('everybody feels how many eyes rest on them, once these have turned', () => {
    const party = play({ rules: { turning: 200 } });
    assert.deepEqual(
      party.guests.map(({ feels }) => feels),
      [0, 0, 0, 0],
    );
    party.ada.looksAt('ben');
    party.wait(199);
    assert.equal(party.ben.feels, 0, 'she is still turning');
    party.wait(1);
    assert.equal(party.ben.feels, 1);
    party.cleo.looksAt('ben');
    party.dora.looksAt('ben');
    party.wait(200);
    assert.equal(party.ben.feels, 3);
    party.ada.looksAt('cleo');
    assert.equal(party.ben.feels, 2, 'who turns away is felt no more');
    party.wait(200);
    assert.equal(party.cleo.feels, 1);
  });

  test('nobody is told whose they are, and nobody else is told anything', () => {
    const party = play();
    party.hush();
    party.ada.looksAt('ben');
    party.wait(500);
    assert.deepEqual(party.ben.heard(), [{ m: 'eyes', sees: [], felt: 1 }]);
    heardNothing(party, 'cleo', 'dora');
    assert.ok(!party.watched.some((text) => text.includes('eyes')));
  });

  test('a wink changes nothing of it', () => {
    const { party } = partnersEyeToEye();
    party.ben.winksAt('ada');
    party.wait(2_000);
    assert.deepEqual(
      party.ada.heard().map(({ m }) => m),
      ['signal'],
    );
    heardNothing(party, 'cleo', 'dora');
  });

  test('a blind table does without: nobody feels anything', () => {
    const party = play({ rules: { felt: false } });
    party.ada.looksAt('ben');
    party.wait(500);
    assert.deepEqual(
      party.guests.map(({ feels }) => feels),
      [null, null, null, null],
    );
  });

  test('there is nothing to feel where the software carries no eyes, nor when the game is over', () => {
    const faces = play({ options: { first: 0, channel: 'faces' } });
    assert.equal(faces.table.sightOf(0, faces.now), null);
    const party = play();
    for (const guest of party.guests) guest.votes('end');
    assert.equal(party.table.sightOf(0, party.now), null);
  });
});
