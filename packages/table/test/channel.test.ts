import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { play } from './wink-family/party.ts';

describe('the channel of a table', () => {
  test('D-2 avatars: the software carries looks and winks, to those who look, and into the record', () => {
    const party = play({ options: { first: 0, channel: 'avatars' } });
    const number = party.ada.callsCardOf('ben');
    party.ada.looksAt('ben');
    party.ben.looksAt('ada');
    party.cleo.looksAt('ben');
    party.wait(1_000);
    party.ben.winksAt('ada');
    party.wait(1_000);
    assert.deepEqual(party.ada.saw(), ['ben looks at ada', 'ben makes a wink to ada']);
    assert.deepEqual(party.cleo.saw(), ['ben looks at ada', 'ben makes a wink to ada']);
    assert.deepEqual(party.dora.saw(), []);
    assert.deepEqual(
      party.linesOf('looked').map(({ seat, at }) => [seat, at]),
      [
        [0, 1],
        [1, 0],
        [2, 1],
      ],
    );
    const [wink] = party.linesOf('signalled');
    assert.deepEqual([wink?.seat, wink?.to, wink?.number, wink?.seenBy], [1, 0, number, [0, 2]]);
  });

  test('D-2 it is what a table plays with that has chosen nothing', () => {
    const party = play({ options: {} });
    assert.ok(party.game.carriesEyes({ players: 4, options: party.game.facts.defaults }));
    party.ada.looksAt('ben');
    assert.equal(party.linesOf('looked').length, 1);
  });

  test('D-1 D-2 real faces: the same looks and winks are the players’ own, and the software takes none of them', () => {
    const party = play({ options: { first: 0, channel: 'faces' } });
    party.ada.callsCardOf('ben');
    party.refuses(() => party.ada.looksAt('ben'), 'real-faces-here', 'D-1');
    party.refuses(() => party.ben.winksAt('ada'), 'real-faces-here', 'W-60');
    party.wait(10_000);
    for (const guest of party.guests) assert.deepEqual(guest.saw(), [], guest.name);
    assert.deepEqual(
      party.lines().map(({ e }) => e),
      ['dealt', 'called'],
    );
  });
});
