import { type FindGame, type Game, readSetup } from '@oeillade/kernel';
import { safeParse } from 'valibot';
import { TableRules } from '../rules.ts';

/** What is to be played, and how. */
export interface Arrangement {
  readonly game: string;
  readonly options: object;
  readonly rules: TableRules;
}

/** Reads what somebody would like to play; gives why not where nobody can. */
export function readArrangement(
  wish: { readonly game: string; readonly options: object; readonly rules: object },
  findGame: FindGame,
): { readonly arranged: Arrangement } | { readonly refused: 'no-such-game' | 'bad-option' } {
  const game = findGame(wish.game);
  if (!game) return { refused: 'no-such-game' };
  const rules = safeParse(TableRules, wish.rules);
  if (!rules.success || !isPlayable(game, wish.options)) return { refused: 'bad-option' };
  return { arranged: { game: wish.game, options: wish.options, rules: rules.output } };
}

/** With some number of players: how many will come is not known yet. */
function isPlayable(game: Game, options: object): boolean {
  const { min, max } = game.facts.players;
  for (let players = min; players <= max; players++) if (readSetup(game, players, options).ok) return true;
  return false;
}
