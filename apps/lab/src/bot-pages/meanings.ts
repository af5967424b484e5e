import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Comments, members of an interface or an object, heads of these, and lines of anything else. */
const PIECES =
  /^ *\/\*\*\s*(?<comment>(?:[^*]|\*(?!\/))*?)\s*\*\/$|^ +(?:readonly )?(?<member>\w+)\??: .*$|^export (?:interface|const) .*$|^(?<other>.*\S.*)$/gm;

/**
 * What the parameters of a game's bots mean: the comments beside them in the code, which say it best, and to which nobody
 * has to write a second text. One that has none of its own belongs to the one before it.
 */
export function meaningsIn(folder: string): (parameter: string) => string {
  const root = dirname(fileURLToPath(import.meta.resolve(`@oeillade/bots/${folder}`)));
  const found = new Map<string, Set<string>>();
  for (const file of globSync('**/*.ts', { cwd: root }).sort()) {
    for (const [name, comment] of commentsIn(readFileSync(join(root, file), 'utf8'))) {
      found.set(name, (found.get(name) ?? new Set()).add(comment));
    }
  }
  const meaning = (name: string): string => [...(found.get(name) ?? [])].join(' Or: ');
  return (parameter) => {
    const path = parameter.split('.');
    return meaning(path.at(-1)!) || meaning(path[0]!);
  };
}

function* commentsIn(source: string): Generator<[member: string, comment: string]> {
  let last = '';
  for (const { groups } of source.matchAll(PIECES)) {
    const { comment, member, other } = groups as { comment?: string; member?: string; other?: string };
    if (comment !== undefined) last = comment.replaceAll(/\s*\n\s*\*\s*/g, ' ');
    if (other !== undefined) last = '';
    if (member !== undefined && last !== '') yield [member, last];
  }
}
