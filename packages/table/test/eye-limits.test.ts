import { describe, test } from 'node:test';
import { type Party, play } from './wink-family/party.ts';

describe('looks are bounded', () => {
  const turns = (party: Party, looks: number): void => {
    for (let look = 0; look < looks; look++) party.ada.looksAt(look % 2 === 0 ? 'ben' : 'cleo');
  };

  test('in a moment, and in the long run', () => {
    const party = play();
    turns(party, 30);
    party.refuses(() => party.ada.looksAt('the board'), 'too-many-looks');
    party.wait(100);
    party.ada.looksAt('the board');
    party.refuses(() => party.ada.looksAt('ben'), 'too-many-looks');
    party.ben.looksAt('ada');
  });

  test('in a whole game, also when the table is set up again', () => {
    const party = play();
    for (let looks = 0; looks < 6_000; looks += 30) {
      turns(party, 30);
      party.wait(3_000);
    }
    party.refuses(() => party.ada.looksAt('the board'), 'too-many-looks');
    const again = party.restored();
    again.refuses(() => again.ada.looksAt('the board'), 'too-many-looks');
    again.ben.looksAt('ada');
  });
});
