/** The best that was reached on this device, over all the rounds of one sitting. */
export interface Best {
  readonly score: number;
  readonly round: number;
}

const KEY = 'oeillade/train';

export function readBest(): Best | null {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? 'null') as Best | null;
  } catch {
    return null;
  }
}

/** Gives the best of both, and keeps it. */
export function keepBest(reached: Best): Best {
  const before = readBest();
  if (before && before.score >= reached.score) return before;
  try {
    localStorage.setItem(KEY, JSON.stringify(reached));
  } catch {
    // Private windows may refuse to remember: then it is the best of this page.
  }
  return reached;
}
