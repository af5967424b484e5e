import { type GameId, games } from '@oeillade/games';
import { type Game, readSetup, type Setup } from '@oeillade/kernel';
import type { KeyValue } from './arguments.ts';
import { UserError } from './errors.ts';

/** Reads the players and the `--option key=value` of a command line into what a game is dealt from. */
export function setupFrom(id: GameId, players: number, given: readonly KeyValue[]): Setup {
  const game: Game = games[id];
  const defaults = game.facts.defaults as Readonly<Record<string, unknown>>;
  const options: Record<string, unknown> = {};
  for (const { key, value } of given) {
    if (!Object.hasOwn(defaults, key)) {
      const known = Object.keys(defaults).join(', ');
      throw new UserError(`${id} has no option "${key}": its options are ${known}`);
    }
    options[key] = Array.isArray(defaults[key]) ? listOf(value) : wordOf(value);
  }
  const result = readSetup(game, players, options);
  if (!result.ok) throw new UserError(asSentencePart(result.message));
  return result.setup;
}

const listOf = (text: string): unknown[] => text.split(',').map((part) => wordOf(part.trim()));

/** Numbers, true, false and null are themselves; all else is a word. */
function wordOf(text: string): unknown {
  if (/^-?\d{1,15}$/.test(text)) return Number(text);
  if (text === 'true' || text === 'false') return text === 'true';
  return text === 'null' ? null : text;
}

const asSentencePart = (sentence: string): string => sentence.replace(/\.$/, '');
