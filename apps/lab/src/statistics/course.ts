import type { Game, GameEvent, Line, Outcome, Seat, Setup } from '@oeillade/kernel';

/** How a finished game went, beside who won it. */
export interface Course {
  /** Who had the first turn; null where the deal does not say. */
  readonly first: Seat | null;
  /** How often somebody else than before was alone in front, counted as if the game were stopped after each line. */
  readonly leadChanges: number;
  readonly victory: Victory;
}

/** One had the most points; several had, and the tie-breaks of the rules decided; or they share it. */
const VICTORIES = ['outright', 'tie-break', 'shared'] as const;
export type Victory = (typeof VICTORIES)[number];

export function courseOf(game: Game, setup: Setup, lines: readonly Line[], outcome: Outcome): Course {
  const { first = null } = lines[0] as Line & { first?: Seat };
  return { first, leadChanges: leadChangesIn(game, setup, lines), victory: victoryIn(outcome) };
}

function victoryIn({ scores, ranks }: Outcome): Victory {
  const most = Math.max(...scores);
  if (ranks.filter((rank) => rank === 1).length > 1) return 'shared';
  return scores.filter((score) => score === most).length > 1 ? 'tie-break' : 'outright';
}

function leadChangesIn(game: Game, setup: Setup, [dealt, ...lines]: readonly Line[]): number {
  const state = game.begin(setup, dealt!);
  let leader: Seat | null = null;
  let changes = 0;
  for (const line of lines) {
    if (game.isWitnessed(line.e)) continue;
    game.fold(state, line);
    const ahead = aloneInFront(scoresNow(game, state));
    if (ahead === null || ahead === leader) continue;
    if (leader !== null) changes++;
    leader = ahead;
  }
  return changes;
}

/** What everybody would have if the game were stopped here. */
function scoresNow(game: Game, state: object): readonly number[] {
  const outcome = game.outcome(state);
  if (outcome) return outcome.scores;
  const events: GameEvent[] = [];
  game.stop(game.copy(state), events);
  return (events.at(-1) as GameEvent & Partial<Outcome>).scores ?? [];
}

function aloneInFront(scores: readonly number[]): Seat | null {
  const most = Math.max(...scores);
  const first = scores.indexOf(most);
  return scores.lastIndexOf(most) === first && first !== -1 ? first : null;
}
