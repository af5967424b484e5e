import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Described, interfacesIn } from './interfaces.ts';

/**
 * What the parameters of a game's bots mean: the comments beside them in the code, which say it best, and to which nobody
 * has to write a second text.
 */
export class Meanings {
  readonly #interfaces: ReadonlyMap<string, Described>;

  constructor(folder: string) {
    const root = dirname(fileURLToPath(import.meta.resolve(`@oeillade/bots/${folder}`)));
    const sources = globSync(['**/*.ts', '../player/*.ts'], { cwd: root }).sort();
    const found = sources.flatMap((file) => [...interfacesIn(readFileSync(join(root, file), 'utf8'))]);
    this.#interfaces = new Map(found);
  }

  /** Whether a bot of this shape uses a parameter such as `reaction.usual`. */
  has(shape: string, parameter: string): boolean {
    return this.#membersOf(shape).has(parameter.split('.')[0]!);
  }

  of(shape: string, parameter: string): string {
    return this.#follow(this.#membersOf(shape), parameter.split('.'));
  }

  #follow(members: Described['members'], [key, ...rest]: readonly string[]): string {
    const member = members.get(key!);
    if (!member) return '';
    const { comment, type } = member;
    if (rest.length === 0) return comment;
    const inner = typeof type === 'string' ? this.#membersOf(type) : type.members;
    // A type that is used for many things says of itself what a member does not say.
    const own = comment || (this.#interfaces.get(String(type))?.comment ?? '');
    return [own, this.#follow(inner, rest)].filter((text) => text !== '').join(' ');
  }

  #membersOf(name: string): Described['members'] {
    const described = this.#interfaces.get(name.replace(/ \| null$/, ''));
    if (!described) return new Map();
    const inherited = described.parents.flatMap((parent) => [...this.#membersOf(parent)]);
    return new Map([...inherited, ...described.members]);
  }
}
