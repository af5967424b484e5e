import { readGameTests } from '../../../tools/game-tests.ts';

/** Every folder of rules is a game: a new one is tested as soon as it is there. */
export const gameTests = await readGameTests('packages/games');

export const specimens = gameTests.flatMap((one) => one.specimens);
