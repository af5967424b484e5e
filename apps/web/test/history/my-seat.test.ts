import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { onlyPerson, seatInGame, seatOfName } from '../../src/features/history/my-seat.ts';

const person = (name: string) => ({ name, kind: 'human' }) as const;
const bot = (name: string) => ({ name, kind: 'bot', bot: 'expert' }) as const;

const PARTY = { seats: [person('Ada'), person('Ben'), bot('Cleo')] };

describe('which seat of a game was mine', () => {
  test('among bots, that of the only person', () => {
    assert.equal(onlyPerson({ seats: [bot('Bo'), person('Ada'), bot('Cy')] }), 1);
    assert.equal(onlyPerson(PARTY), null);
    assert.equal(onlyPerson({ seats: [bot('Bo')] }), null);
  });

  test('among people, that of my name, if nobody else has it', () => {
    assert.equal(seatOfName(PARTY, 'Ben'), 1);
    assert.equal(seatOfName(PARTY, 'Cleo'), null, 'a bot is not me');
    assert.equal(seatOfName(PARTY, null), null);
    assert.equal(seatOfName({ seats: [person('Ada'), person('Ada')] }, 'Ada'), null);
  });

  test('the one that I still hold, and where others got up since, that of my name', () => {
    assert.equal(seatInGame(PARTY, 1, 'Ben'), 1);
    assert.equal(seatInGame(PARTY, 0, 'Ben'), 1);
    assert.equal(seatInGame(PARTY, 0, 'Dora'), null);
  });
});
