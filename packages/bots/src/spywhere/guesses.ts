import * as spywhereRules from '@oeillade/games/spywhere';
import type { Beliefs } from './beliefs.ts';
import { best, type Command, type Of, ofKind } from './mind.ts';

const { indexOf } = spywhereRules;

export type Guess = { readonly at: number; readonly nation: spywhereRules.Nation };

export const chanceOf = (beliefs: Beliefs, { at, nation }: Guess): number =>
  beliefs.chances[at]![indexOf(nation)]!;

/** The surest of the attempts that may be made now. */
export function surest(legal: readonly Command[], beliefs: Beliefs): Of<'attempt'> | null {
  const attempts = ofKind(legal, 'attempt');
  return attempts.length === 0 ? null : best(attempts, (attempt) => chanceOf(beliefs, attempt));
}

/** S-31, S-42: each card goes once, so the guesses are chosen together. Nothing is lost by a wrong one. */
export function lastGuesses(legal: readonly Command[], beliefs: Beliefs): Command {
  return best(ofKind(legal, 'attempt-last'), ({ attempts }) =>
    attempts.reduce((sum, attempt) => sum + chanceOf(beliefs, attempt) + 1e-6, 0),
  );
}
