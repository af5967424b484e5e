import type { FindGame, Game } from '@oeillade/kernel';
import { safeParse } from 'valibot';
import type { Sitter } from '../events.ts';
import type { Ask } from '../inputs.ts';
import { readArrangement } from './arrangement.ts';
import { allow, deny, type Judgement } from './judgement.ts';
import type { Seating } from './seating.ts';

/** Judges what is to be played, and how, by those who will sit there. */
export function judgeArrangement(
  seating: Seating,
  sitters: readonly Sitter[],
  wish: Omit<Ask & { ask: 'arrange' }, 'ask'>,
  findGame: FindGame,
): Judgement {
  const wished = {
    game: wish.game ?? seating.game,
    options: wish.options ?? (wish.game === undefined ? seating.options : {}),
    rules: { ...seating.rules, ...wish.rules },
  };
  const read = readArrangement(wished, findGame);
  if ('refused' in read) return deny(read.refused);
  const game = findGame(read.arranged.game)!;
  if (sitters.length > game.facts.players.max) return deny('too-many-players', game.clause('players', null));
  const hasBots = sitters.some(({ kind }) => kind === 'bot');
  if (hasBots && hasRealFaces(game, read.arranged.options)) return deny('no-bots-among-real-faces', 'D-1');
  return allow({ j: 'arranged', ...read.arranged });
}

/** D-1: eyes that the software does not carry, in a game that needs them. */
export function hasRealFaces(game: Game, options: object): boolean {
  const read = safeParse(game.facts.options, options);
  if (game.facts.kinds.signal === null || !read.success) return false;
  return !game.carriesEyes({ players: game.facts.players.min, options: read.output });
}
