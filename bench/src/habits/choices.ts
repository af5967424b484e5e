/** One choice among things of several kinds: what was open, and what was chosen. */
export interface Choice {
  readonly open: readonly number[];
  readonly chosen: number;
}

/** A start counts as much as so many choices, so that kinds which hardly come up stay sensible. */
const FAITH = 4;
const ROUNDS = 60;

/**
 * How attractive each kind is, so that a choice is as likely as its share of all that was open: Luce's rule, fitted by
 * the steps of Hunter's MM algorithm. The first kind is 1.
 */
export function attractions(choices: readonly Choice[], start: readonly number[]): number[] {
  const chosen = start.map(() => FAITH);
  for (const { chosen: kind } of choices) chosen[kind]!++;
  let fitted = [...start];
  for (let round = 0; round < ROUNDS; round++) {
    const expected = start.map((attraction) => FAITH / attraction);
    for (const { open } of choices) {
      const all = open.reduce((sum, kind) => sum + fitted[kind]!, 0);
      for (const kind of open) expected[kind]! += 1 / all;
    }
    fitted = chosen.map((times, kind) => times / expected[kind]!);
    const [unit] = fitted;
    fitted = fitted.map((attraction) => attraction / unit!);
  }
  return fitted;
}
