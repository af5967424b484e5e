import type { CastId } from '@oeillade/table';

/**
 * How somebody of the cast plays within their level: each from -1 to 1, and 0 is as the level plays. A temperament changes manners,
 * little of the strength, and nothing of what a bot is told.
 */
export interface Temperament {
  /** Accuses and guesses sooner, or wants to be surer. */
  readonly boldness: number;
  /** Thinks and calls faster, or takes longer. */
  readonly haste: number;
  /** Plays the partner of callers to whom it owes nothing more often, and exchanges on a whim. */
  readonly mischief: number;
  /** Lets its eyes rest shorter on a face and on the board, or longer. */
  readonly restlessness: number;
  /** How often it says a word where it could: from 0 to 1, and nothing to do with its play. */
  readonly talkativeness: number;
}

/** As the level plays. */
export const EVEN: Temperament = { boldness: 0, haste: 0, mischief: 0, restlessness: 0, talkativeness: 0 };

export const TEMPERAMENTS: Readonly<Record<CastId, Temperament>> = {
  bo: { boldness: 0.2, haste: 0.6, mischief: 0, restlessness: 0.8, talkativeness: 0.6 },
  mila: { boldness: -0.4, haste: -0.5, mischief: 0, restlessness: -0.6, talkativeness: 0.4 },
  otto: { boldness: 0.9, haste: 0.3, mischief: -0.5, restlessness: 0.2, talkativeness: 0.7 },
  ravi: { boldness: -0.6, haste: -0.9, mischief: -0.2, restlessness: -0.3, talkativeness: 0.25 },
  lou: { boldness: -0.8, haste: -0.6, mischief: 0, restlessness: -0.8, talkativeness: 0.35 },
  nino: { boldness: 1, haste: 1, mischief: 0.3, restlessness: 1, talkativeness: 0.8 },
  fleur: { boldness: 0, haste: -0.2, mischief: 1, restlessness: 0.2, talkativeness: 0.5 },
  yuki: { boldness: 0.1, haste: 0.5, mischief: 0.4, restlessness: 0.6, talkativeness: 0.3 },
  basil: { boldness: 0.7, haste: -0.4, mischief: -0.8, restlessness: -0.4, talkativeness: 0.5 },
  greta: { boldness: -0.3, haste: -0.6, mischief: 0.2, restlessness: -0.7, talkativeness: 0.2 },
  cosmo: { boldness: 0.6, haste: 0.8, mischief: 0.7, restlessness: 0.3, talkativeness: 0.55 },
  pip: { boldness: 0, haste: 0.7, mischief: 0, restlessness: 1, talkativeness: 0.6 },
};

export const temperamentOf = (member: string | undefined): Temperament =>
  (member !== undefined && TEMPERAMENTS[member as CastId]) || EVEN;
