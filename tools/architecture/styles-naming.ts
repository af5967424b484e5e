import type { GameName } from './game-name.ts';
import { homeOf } from './homes.ts';
import type { Tree } from './workspace.ts';

const COMMENT = /\/\*[\s\S]*?\*\//g;

/** The lines of styles that name a game, and are not its own. */
export function stylesNaming(
  styles: Tree,
  names: readonly GameName[],
): { readonly file: string; readonly game: string }[] {
  const patterns = names.map((name) => ({ game: name.folder, pattern: patternOf(name) }));
  return Object.entries(styles).flatMap(([path, source]) => {
    const home = homeOf(path, names);
    const lines = source.replace(COMMENT, (comment) => comment.replace(/[^\n]/g, '')).split('\n');
    return lines.flatMap((line, index) =>
      patterns
        .filter(({ game, pattern }) => game !== home && pattern.test(line))
        .map(({ game }) => ({ file: `${path}:${index + 1}`, game })),
    );
  });
}

/** A word of a selector; one that means other things as well counts where the attribute speaks of games. */
const patternOf = ({ text, isDistinct }: GameName): RegExp =>
  isDistinct
    ? new RegExp(`(?<![A-Za-z0-9])${text}(?![a-z0-9])`)
    : new RegExp(`\\[data-(?:of|[\\w-]*(?:game|edition))[~^$*|]?="${text}"\\]`);
