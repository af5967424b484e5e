import { parseArgs } from 'node:util';
import { type Manner, playModels } from '@oeillade/bots/wink-family/models';
import { readSetup, type Setup } from '@oeillade/kernel';
import { DEFAULT_RULES } from '@oeillade/table';
import { countEyes, type EyesCount, sumUp } from './eyes-count.ts';
import { printHealth } from './eyes-health.ts';
import { findGame, gameIds, gameOf } from './library.ts';
import { table } from './print.ts';

const USAGE = `Usage: npm run bench:eyes [-- [--games N] [--only GAME] [--option NAME=VALUE]... [health | felt]]

health: what becomes of calls, winks and leads at tables of regulars, experts, sharks and modelled people;
felt:   what felt eyes change among modelled people (packages/bots/src/wink-family/models), with felt eyes and blind.

  --games N            games of each row, 40 without it
  --only GAME          one edition of the wink
  --option NAME=VALUE  another rule of the table, for the health alone: leastBetweenCalls=4000`;

/** A row of the table: who plays what by which rule. */
interface Row {
  readonly game: string;
  readonly players: number;
  readonly manner: Manner;
  /** D-10: with felt eyes, or blind. */
  readonly felt: boolean;
}

const EDITIONS = gameIds.filter((id) => gameOf(id).facts.kinds.signal !== null);

const { wanted, only, parts, options } = readArguments();
const tables = EDITIONS.filter((id) => only === undefined || only === id).flatMap((game) =>
  sizes(game).map((players) => ({ game, players })),
);
console.log(`${wanted} games each\n`);
if (parts.includes('health')) printHealth(tables, wanted, options);
if (parts.length > 1) console.log();
if (parts.includes('felt')) printFelt();

function printFelt(): void {
  const head = [
    'edition',
    'players',
    'people',
    'eyes',
    'contacts a call',
    'where there is a partner',
    'winks caught',
    'accusations right',
    'wrong',
    'minutes',
  ];
  const rows = tables.flatMap(({ game, players }) => rowsOf(game, players));
  console.log(table(head, rows.map(figures), { texts: 4 }));
}

function sizes(game: string): number[] {
  const { min, max } = gameOf(game).facts.players;
  return Array.from({ length: max - min + 1 }, (_, index) => min + index);
}

/** Who is discreet plays like everybody else where nothing is felt, and who is not plays the same with felt eyes. */
function rowsOf(game: string, players: number): Row[] {
  return [
    { game, players, manner: 'plain', felt: false },
    { game, players, manner: 'discreet', felt: true },
    { game, players, manner: 'quick', felt: false },
    { game, players, manner: 'quick', felt: true },
  ];
}

function play({ game, players, manner, felt }: Row): EyesCount {
  const setup = setupOf(game, players);
  const rules = { ...DEFAULT_RULES, felt };
  const counts = Array.from({ length: wanted }, (_, number) => {
    const secret = (number + 1).toString(16).padStart(64, '0');
    return countEyes(playModels({ game, setup, rules, manner, secret }));
  });
  return sumUp(counts);
}

function setupOf(game: string, players: number): Setup {
  const read = readSetup(findGame(game)!, players, {});
  if (!read.ok) throw new Error(read.message);
  return read.setup;
}

function figures(row: Row): string[] {
  const count = play(row);
  const share = (part: number, whole: number): string => (whole === 0 ? '–' : (part / whole).toFixed(2));
  const each = (sum: number): string => (sum / wanted).toFixed(1);
  return [
    row.game,
    String(row.players),
    row.manner,
    row.felt ? 'felt' : 'blind',
    share(count.contacts, count.calls),
    share(count.contacts, count.callsWithPartner),
    share(count.caught, count.winks),
    each(count.rightAccusations),
    each(count.wrongAccusations),
    each(count.milliseconds / 60_000),
  ];
}

function readArguments() {
  const PARTS = ['health', 'felt'];
  try {
    const text = { type: 'string' } as const;
    const { values, positionals } = parseArgs({
      options: { games: text, only: text, option: { type: 'string', multiple: true } },
      allowPositionals: true,
    });
    const wanted = Number(values.games ?? 40);
    if (!(Number.isInteger(wanted) && wanted > 0)) throw new Error('--games is a number.');
    if (values.only !== undefined && !EDITIONS.some((id) => id === values.only))
      throw new Error(`There is no edition "${values.only}" of the wink.`);
    const other = positionals.find((part) => !PARTS.includes(part));
    if (other !== undefined) throw new Error(`There is no part "${other}".`);
    const parts = positionals.length > 0 ? positionals : PARTS;
    const options = (values.option ?? []).map((one) => ({
      key: one.split('=')[0]!,
      value: one.slice(one.indexOf('=') + 1),
    }));
    return { wanted, only: values.only, parts, options };
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : error}\n\n${USAGE}`);
    process.exit(2);
  }
}
