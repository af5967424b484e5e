import type { Guest } from './guest.ts';
import { ownPartOf } from './own-part.ts';

/** Bots take their time to look around. */
const LONGEST_TURN = 120_000;

/** One person plays against bots to the end of the game, by pressing what is on the screen. */
export async function playAgainstBots(guest: Guest, game: string): Promise<void> {
  guest.page.setDefaultTimeout(LONGEST_TURN);
  const own = await ownPartOf(game);
  await own.playsAlone(guest);
}
