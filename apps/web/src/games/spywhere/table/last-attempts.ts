import type { spywhereRules } from '@oeillade/games';
import type { Seat } from '@oeillade/kernel';

type Nation = spywhereRules.Nation;
type Attempt = spywhereRules.Attempt;
type SpywhereCommand = spywhereRules.SpywhereCommand;

/** S-42: all that I may still guess, all at once. */
export interface LastAttempts {
  /** Whom I may still attempt, each with the cards that I may put there. */
  readonly targets: readonly { readonly at: Seat; readonly nations: readonly Nation[] }[];
  /** How many attempts there may be in all. */
  readonly most: number;
  readonly isLegal: (attempts: readonly Attempt[]) => boolean;
}

const keyOf = (attempts: readonly Attempt[]): string =>
  attempts
    .map(({ at, nation }) => `${at}${nation}`)
    .sort()
    .join(' ');

/** Null while last attempts are not possible. */
export function lastAttempts(legal: readonly SpywhereCommand[]): LastAttempts | null {
  const lists = legal.flatMap((command) => (command.do === 'attempt-last' ? [command.attempts] : []));
  if (lists.length === 0) return null;
  const keys = new Set(lists.map(keyOf));
  const targets = new Map<Seat, Nation[]>();
  for (const [only, second] of lists) {
    if (only && !second) targets.set(only.at, [...(targets.get(only.at) ?? []), only.nation]);
  }
  return {
    targets: [...targets].map(([at, nations]) => ({ at, nations })).sort((one, other) => one.at - other.at),
    most: Math.max(...lists.map(({ length }) => length)),
    isLegal: (attempts) => keys.has(keyOf(attempts)),
  };
}

const isSame = (a: Attempt, b: Attempt): boolean => a.at === b.at && a.nation === b.nation;

/** Chooses an attempt, or takes it back; what no longer goes with it gives way. */
export function toggleAttempt(
  chosen: readonly Attempt[],
  attempt: Attempt,
  { isLegal }: LastAttempts,
): readonly Attempt[] {
  if (chosen.some((other) => isSame(other, attempt)))
    return chosen.filter((other) => !isSame(other, attempt));
  let kept = chosen.filter((other) => isLegal([other, attempt]));
  while (!isLegal([...kept, attempt]) && kept.length > 0) kept = kept.slice(1);
  return isLegal([...kept, attempt]) ? [...kept, attempt] : chosen;
}
