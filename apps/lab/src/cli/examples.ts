import type { LabPart } from '../games/part.ts';
import { partOf } from '../games/part-of.ts';
import { gameIds } from '../library.ts';

/** The game of the examples in the help, where any would do. */
export const EXAMPLE_GAME = gameIds[0]!;

/** Command lines for the help of a command, from all the games. */
export const examplesOf = (command: keyof LabPart['examples']): string =>
  [...new Set(gameIds.map(partOf))]
    .flatMap(({ examples }) => examples[command])
    .map((line) => `  lab ${command} ${line}`)
    .join('\n');
