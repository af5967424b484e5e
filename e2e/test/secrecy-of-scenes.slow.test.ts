import { test } from 'node:test';
import { playInSecret } from '../support/secret-game.ts';

test('no secret in the page of whoever plays or watches wink, whose scenes are played to their end', () =>
  playInSecret({ game: 'wink', whole: true }));
