/** Something that is told at a moment of the game. */
export interface Beat<Told> {
  readonly t: number;
  /** Which line of the record it is from, counted from the deal. */
  readonly line: number;
  readonly told: Told;
}

/** The last beat at `t`; -1 before the first. */
export function beatAt(beats: readonly Pick<Beat<unknown>, 't'>[], t: number): number {
  let [low, high] = [-1, beats.length - 1];
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (beats[middle]!.t <= t) low = middle;
    else high = middle - 1;
  }
  return low;
}

export const inOrder = <Told>(beats: readonly Beat<Told>[]): Beat<Told>[] =>
  [...beats].sort((one, other) => one.t - other.t || one.line - other.line);
