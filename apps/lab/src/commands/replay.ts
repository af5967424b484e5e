import { type GameRecord, verify } from '@oeillade/kernel';
import type { Command } from 'commander';
import { wholeNumber } from '../cli/arguments.ts';
import { inkFor } from '../draw/ink.ts';
import { EXIT, UserError } from '../errors.ts';
import { readRecords } from '../records/read.ts';
import { Source } from '../records/source.ts';
import { pages } from '../replay/page.ts';
import { ReplayedGame, type Viewpoint } from '../replay/replayed-game.ts';
import { Screen } from '../replay/screen.ts';
import { Walk } from '../replay/walk.ts';
import { count, harmless } from '../text.ts';

interface Options {
  readonly gameNumber: number;
  readonly from: number;
  readonly seat?: number;
  readonly all: boolean;
}

const EXAMPLES = `
Examples:
  lab replay records.jsonl
  lab replay records.jsonl --game-number 12 --from 30
  lab replay records.jsonl --seat 0
  lab replay records.jsonl --all > game.txt

Keys: space, → or enter next step; ← or b back; n and p next and previous turn; g go to a step;
s through the eyes of another seat; q quit.
In a pipe, or with --all, every step is printed one after the other.`;

export function addReplay(program: Command): void {
  program
    .command('replay')
    .description('step through a game in the terminal, with board and hands drawn')
    .argument('<file>', 'a file of records; - for standard input')
    .option('--game-number <n>', 'which game of the file', wholeNumber(1, 1_000_000_000), 1)
    .option('--from <step>', 'the step to begin with', wholeNumber(1, 1_000_000), 1)
    .option('--seat <seat>', 'only what this seat may know (seats count from 0)', wholeNumber(0, 63))
    .option('--all', 'print every step instead of stepping', false)
    .addHelpText('after', EXAMPLES)
    .action(runReplay);
}

async function runReplay(file: string, { gameNumber, from, seat, all }: Options): Promise<void> {
  const record = await findRecord(file, gameNumber);
  const ink = inkFor(process.stdout);
  const game = new ReplayedGame(record, ink);
  if (seat !== undefined && seat >= game.players) {
    throw new UserError(`there is no seat ${seat}: this game has the seats 0 to ${game.players - 1}`);
  }
  const eyes: Viewpoint = seat ?? 'all';
  const { length } = game.steps(eyes);
  if (from > length) throw new UserError(`there is no step ${from}: this game has ${count(length, 'step')}`);
  if (all || file === '-' || !process.stdin.isTTY || !process.stdout.isTTY) {
    for (const page of pages(game, eyes, from - 1, ink)) await print(page);
  } else {
    await new Screen(new Walk(game, eyes, from - 1), ink).run();
  }
}

/** A broken record cannot be played: it is told where it breaks. */
async function findRecord(file: string, wanted: number): Promise<GameRecord> {
  const source = await Source.open(file);
  let number = 0;
  for await (const read of readRecords(source.bytes())) {
    if (++number < wanted) continue;
    const verdict = read.ok ? verify(read.record) : read;
    if (read.ok && verdict.ok) return read.record;
    if (verdict.ok) break;
    const { line, rule, message } = verdict.flaw;
    throw new UserError(`${source.path}:${line}: ${rule} ${harmless(message)}`, EXIT.broken);
  }
  if (number === 0) throw new UserError(`${source.path} is empty: there is no record in it`, EXIT.broken);
  throw new UserError(`${source.path} has no game ${wanted}: it holds ${count(number, 'game')}`);
}

const print = (text: string): Promise<void> =>
  new Promise((resolve) => {
    process.stdout.write(text, () => resolve());
  });
