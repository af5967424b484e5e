import { describe, test } from 'node:test';
import { playInSecret } from '../support/secret-game.ts';

describe('no secret in the page, in what it keeps, or in what comes in, of players and of whoever watches', () => {
  test('wink, whose scenes are ended by presses', () => playInSecret({ game: 'wink' }));

  test('spywhere, whose last act is played', () => playInSecret({ game: 'spywhere' }));
});
