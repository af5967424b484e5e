import { facesIn, type Game, hasRoomForBots, readSetup, type Setup } from '@oeillade/kernel';
import { DEFAULT_RULES, TableRules } from '@oeillade/table';
import { safeParse } from 'valibot';
import { UserError } from '../errors.ts';
import { gameOf } from '../library.ts';
import type { KeyValue } from './arguments.ts';

/** What a table of bots is set up from. */
export interface TableSetup {
  readonly setup: Setup;
  readonly rules: TableRules;
}

/** Reads the players and the `--option key=value` of a command line: the game's options and the table's rules. */
export function arrangementFrom(id: string, players: number, given: readonly KeyValue[]): TableSetup {
  const game = gameOf(id);
  const defaults = { ...DEFAULT_RULES, ...game.facts.defaults } as Readonly<Record<string, unknown>>;
  const options: Record<string, unknown> = {};
  const rules: Record<string, unknown> = {};
  for (const { key, value } of given) {
    if (!Object.hasOwn(defaults, key)) {
      const known = [...Object.keys(game.facts.defaults), ...Object.keys(DEFAULT_RULES)].join(', ');
      throw new UserError(`${id} has no option "${key}": its options are ${known}`);
    }
    const into = Object.hasOwn(game.facts.defaults, key) ? options : rules;
    into[key] = Array.isArray(defaults[key]) ? listOf(value) : wordOf(value);
  }
  return { setup: readOptions(game, players, options), rules: readRules(rules) };
}

function readOptions(game: Game, players: number, options: object): Setup {
  const result = readSetup(game, players, options);
  if (!result.ok) throw new UserError(asSentencePart(result.message));
  if (!hasRoomForBots(facesIn(game, result.setup))) {
    throw new UserError('bots have no face: they cannot sit at a table of real faces (D-1, D-46)');
  }
  return result.setup;
}

function readRules(given: object): TableRules {
  const result = safeParse(TableRules, given);
  if (result.success) return result.output;
  const [issue] = result.issues;
  const key = issue.path?.map((step) => String(step.key)).join('.') ?? 'rules';
  throw new UserError(`option ${key}: ${asSentencePart(issue.message)}`);
}

const listOf = (text: string): unknown[] => text.split(',').map((part) => wordOf(part.trim()));

/** Numbers, true, false and null are themselves; all else is a word. */
function wordOf(text: string): unknown {
  if (/^-?\d{1,15}$/.test(text)) return Number(text);
  if (text === 'true' || text === 'false') return text === 'true';
  return text === 'null' ? null : text;
}

const asSentencePart = (sentence: string): string => sentence.replace(/\.$/, '');
