import { LEVELS, type Level } from '@oeillade/bots';
import { readCode } from '@oeillade/protocol';
import { type Command, InvalidArgumentError } from 'commander';
import { levelArgument, wholeNumber } from '../cli/arguments.ts';
import { onInterrupt } from '../cli/interrupt.ts';
import { EXIT } from '../errors.ts';
import { takeSeat } from '../join/seat.ts';
import { Visit } from '../join/visit.ts';

interface Options {
  readonly bot: Level;
  readonly name?: string;
  readonly once?: true;
  readonly patience: number;
}

const EXAMPLES = `
Examples:
  lab join http://localhost:8080 ACDEF --bot expert
  lab join https://play.example.org ac-def --bot novice --name Nora --once

Bots: ${LEVELS.join(', ')}. The bot takes a seat as a person does, by the protocol of docs/protocol.md, and says by
itself that it is ready. It stays for further games, and connects again when the connection is lost; Ctrl-C leaves.
Where there is no such table yet, no seat free or no server, it asks again for a while, less and less often.`;

export function addJoin(program: Command): void {
  program
    .command('join')
    .description('seat a bot at a table of a server')
    .argument('<url>', 'where the server is', serverArgument)
    .argument('<code>', 'the table', codeArgument)
    .requiredOption('--bot <level>', 'who plays', levelArgument)
    .option('--name <name>', 'what it is called at the table', nameArgument)
    .option('--once', 'leave after one game')
    .option('--patience <seconds>', 'how long to ask for a seat', wholeNumber(0, 3_600), 15)
    .addHelpText('after', EXAMPLES)
    .action(join);
}

async function join(server: URL, code: string, options: Options): Promise<void> {
  const { bot: level, once = false, patience } = options;
  const name = options.name ?? level.replace(/^./, (letter) => letter.toUpperCase());
  const say = (text: string): void => void process.stdout.write(`${text}\n`);
  // From here on Ctrl-C gives the seat back.
  const { signal, release } = onInterrupt();
  try {
    const seat = await takeSeat({ server, code, name, patience, signal, say });
    if (seat) {
      say(`${name} sits at the table ${seat.code}, seat ${seat.seat + 1}.`);
      await new Visit({ server, seat, level, once, signal, say }).run();
    } else process.exitCode = EXIT.interrupted;
  } finally {
    release();
  }
}

function serverArgument(text: string): URL {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url?.protocol !== 'http:' && url?.protocol !== 'https:') {
    throw new InvalidArgumentError('It is an address such as http://localhost:8080.');
  }
  url.pathname = url.pathname.replace(/\/?$/, '/');
  return url;
}

function codeArgument(text: string): string {
  const code = readCode(text);
  if (code === null)
    throw new InvalidArgumentError('A table’s code is five letters and digits, such as ACDEF.');
  return code;
}

function nameArgument(text: string): string {
  if (text.trim() === '' || text.length > 80)
    throw new InvalidArgumentError('It is 1 to 80 characters long.');
  return text;
}
