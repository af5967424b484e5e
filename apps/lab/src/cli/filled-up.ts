import type { BotName } from '../players/name.ts';
import { count } from '../text.ts';

/** Says so where several bots were named, but fewer than there are seats: who sits twice may not be what was meant. */
export function tellFilledUp(bots: readonly BotName[], lineup: readonly BotName[]): void {
  if (bots.length < 2 || bots.length >= lineup.length) return;
  const seats = `${count(bots.length, 'bot')} for ${count(lineup.length, 'seat')}`;
  process.stderr.write(`lab: note: ${seats}, so they are repeated in turn: ${lineup.join(', ')}.\n`);
}
