import { type Faces, type FindGame, facesIn, type Game, hasRoomForBots } from '@oeillade/kernel';
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
  const refused = sitters.some(({ kind }) => kind === 'bot') ? whyNoBots(game, read.arranged.options) : null;
  return refused ?? allow({ j: 'arranged', ...read.arranged });
}

/** Whose faces there will be, however many come. */
export function facesAt(game: Game, options: object): Faces {
  const read = safeParse(game.facts.options, options);
  if (!read.success) return 'none';
  return facesIn(game, { players: game.facts.players.min, options: read.output });
}

/** Why no bot can sit there; null where one can. */
export function whyNoBots(game: Game, options: object): Judgement | null {
  const faces = facesAt(game, options);
  if (hasRoomForBots(faces)) return null;
  return faces === 'living'
    ? deny('no-bots-among-living-faces', 'D-46')
    : deny('no-bots-among-real-faces', 'D-1');
}
