import type { BotPage } from '../games/page.ts';
import type { Meanings } from './meanings.ts';

/** One parameter of several bots: its name, and what it is for each of them; nothing where a bot has none such. */
export interface ParameterRow {
  readonly name: string;
  readonly values: readonly string[];
}

/** The parameters of some bots side by side, in the order of the code; those that they use. */
export function parameterRows(pages: readonly BotPage[], meanings: Pick<Meanings, 'has'>): ParameterRow[] {
  const flat = pages.map(
    ({ parameters, shape }) => new Map(flattened(parameters).filter(([name]) => meanings.has(shape, name))),
  );
  const all = flat.reduce<string[]>((names, one) => inserted(names, [...one.keys()]), []);
  // What one bot never does and another does in some way has rows for that way alone.
  const names = all.filter((name) => !all.some((other) => other.startsWith(`${name}.`)));
  return names.map((name) => ({
    name,
    values: flat.map((one) => one.get(name) ?? one.get(parentOf(name)) ?? ''),
  }));
}

const parentOf = (name: string): string => name.split('.').slice(0, -1).join('.');

/** Names of the next bot take their places after those that come before them there. */
function inserted(names: readonly string[], more: readonly string[]): string[] {
  const all = [...names];
  more.forEach((name, index) => {
    if (all.includes(name)) return;
    const before = index === 0 ? -1 : all.indexOf(more[index - 1]!);
    all.splice(before + 1, 0, name);
  });
  return all;
}

/** `{ reaction: { least: 200 } }` is `reaction.least`. */
function flattened(parameters: object, prefix = ''): [string, string][] {
  return Object.entries(parameters).flatMap(([key, value]): [string, string][] =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? flattened(value, `${prefix}${key}.`)
      : [[prefix + key, written(value)]],
  );
}

function written(value: unknown): string {
  if (value === true) return 'yes';
  if (value === false) return 'no';
  if (Array.isArray(value)) return value.join(', ');
  return value === null ? 'never' : String(value);
}
