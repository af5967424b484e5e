import { parseArgs } from 'node:util';
import { type Manner, playModels } from '@oeillade/bots/wink-family/models';
import { findGame, type GameId, gameIds, games } from '@oeillade/games';
import { readSetup, type Setup } from '@oeillade/kernel';
import { DEFAULT_RULES } from '@oeillade/table';
import { countEyes, type EyesCount, sumUp } from './eyes-count.ts';
import { table } from './print.ts';

const USAGE = `Usage: npm run bench:eyes [-- [--games N] [--only GAME]]

What becomes of calls and winks among modelled people (packages/bots/src/wink-family/models), with felt eyes and without.

  --games N    games of each row, 40 without it
  --only GAME  one edition of the wink`;

/** A row of the table: who plays what by which rule. */
interface Row {
  readonly game: GameId;
  readonly players: number;
  readonly manner: Manner;
  /** D-10: with felt eyes, or blind. */
  readonly felt: boolean;
}

const EDITIONS = gameIds.filter((id) => games[id].facts.kinds.signal !== null);

const { wanted, only } = readArguments();
const rows = EDITIONS.filter((id) => only === undefined || only === id).flatMap((game) =>
  sizes(game).flatMap((players) => rowsOf(game, players)),
);
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
console.log(`${wanted} games each\n`);
console.log(table(head, rows.map(figures), { texts: 4 }));

function sizes(game: GameId): number[] {
  const { min, max } = games[game].facts.players;
  return Array.from({ length: max - min + 1 }, (_, index) => min + index);
}

/** Who is discreet plays like everybody else where nothing is felt, and who is not plays the same with felt eyes. */
function rowsOf(game: GameId, players: number): Row[] {
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

function setupOf(game: GameId, players: number): Setup {
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

function readArguments(): { wanted: number; only: string | undefined } {
  try {
    const { values } = parseArgs({ options: { games: { type: 'string' }, only: { type: 'string' } } });
    const wanted = Number(values.games ?? 40);
    if (!(Number.isInteger(wanted) && wanted > 0)) throw new Error('--games is a number.');
    if (values.only !== undefined && !EDITIONS.some((id) => id === values.only))
      throw new Error(`There is no edition "${values.only}" of the wink.`);
    return { wanted, only: values.only };
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : error}\n\n${USAGE}`);
    process.exit(2);
  }
}
