import type { Violation } from './workspace.ts';

/** Files and folders in which a rule does not hold yet, for each rule that has any. */
export type NotYet = Readonly<Record<'games' | 'web' | 'oneFolder' | 'size', readonly string[]>>;

export const NOTHING: NotYet = { games: [], web: [], oneFolder: [], size: [] };

export const NOT_YET: NotYet = {
  games: [],
  web: [],
  oneFolder: [],
  size: [],
};

/**
 * Leaves out what is known. A file or folder in which the rule holds again is a violation itself, as long as it is
 * listed: so the list can only become shorter.
 */
export function exceptKnown(
  violations: readonly Violation[],
  notYet: NotYet,
  rule: keyof NotYet,
): Violation[] {
  const known = notYet[rule];
  const isIn = ({ file }: Violation, place: string): boolean =>
    file === place || file.startsWith(`${place}/`) || file.startsWith(`${place}:`);
  return [
    ...violations.filter((violation) => !known.some((place) => isIn(violation, place))),
    ...known
      .filter((place) => !violations.some((violation) => isIn(violation, place)))
      .map((place) => ({
        file: place,
        message: `stands in NOT_YET.${rule} and breaks it no more: delete it there`,
      })),
  ];
}
