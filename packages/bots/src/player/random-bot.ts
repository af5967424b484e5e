import type { Game } from '@oeillade/kernel';
import type { Bot, BotKit } from '../bot.ts';
import { draw, type Span } from '../pace.ts';
import { type Mind, type Tempo, TurnBot } from './turn-bot.ts';

const THINKING: Span = { least: 700, typical: 1_400 };

/** Plays any game, by any of its legal moves: for games that nobody has thought about yet. */
export function randomBot(game: Game, kit: BotKit): Bot {
  const { random } = kit;
  const mind: Mind = { notice: () => {}, choose: (_view, legal) => random.pick(legal) };
  const think = (): number => draw(random, THINKING);
  // Whether the seat is awaited it finds out when it is woken.
  const tempo: Tempo = { arriving: think, after: think };
  return new TurnBot(game, kit, mind, tempo);
}
