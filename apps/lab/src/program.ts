import { Command, CommanderError } from 'commander';
import { EXAMPLE_GAME as GAME } from './cli/examples.ts';
import { addBots } from './commands/bots.ts';
import { addCamera } from './commands/camera.ts';
import { addCrossplay } from './commands/crossplay.ts';
import { addEnv } from './commands/env.ts';
import { addJoin } from './commands/join.ts';
import { addReplay } from './commands/replay.ts';
import { addShowcase } from './commands/showcase.ts';
import { addSimulate } from './commands/simulate.ts';
import { addStats } from './commands/stats.ts';
import { addTournament } from './commands/tournament.ts';
import { addVerify } from './commands/verify.ts';
import { codeOf, EXIT, UserError } from './errors.ts';

const EXAMPLES = `
Examples:
  lab simulate --game ${GAME} --players 5 --games 1000 --seed 7 --out records.jsonl
  lab verify records.jsonl
  lab replay records.jsonl
  lab stats records.jsonl --out report.html
  lab tournament --game ${GAME} --players 5 --bots expert --against regular --out tournament.html
  lab tournament --game ${GAME} --bots ./my-bot.ts --against expert
  lab crossplay --game ${GAME} --bots novice,regular,expert
  lab bots --game ${GAME}

In this repository it is called by "npm run -s lab --", as in "npm run -s lab -- verify records.jsonl".
"lab help <command>" tells more about each; docs/lab.md tells all of it.`;

// Whoever reads our output may stop early (| head): that is no failure.
process.stdout.on('error', (error) => {
  if (codeOf(error) !== 'EPIPE') throw error;
  process.exit(EXIT.ok);
});

const program = new Command('lab')
  .description('Œillade from the command line: games played, recorded, replayed and verified; bots compared')
  .exitOverride()
  .configureOutput({ outputError: (text, write) => write(`lab: ${oneSentence(text)}\n`) })
  .addHelpText('after', EXAMPLES);

for (const add of [
  addSimulate,
  addTournament,
  addCrossplay,
  addBots,
  addEnv,
  addVerify,
  addReplay,
  addStats,
  addShowcase,
  addJoin,
  addCamera,
])
  add(program);

try {
  await program.parseAsync();
} catch (error) {
  process.exitCode = tell(error);
}

function tell(error: unknown): number {
  // Commander has told already what was wrong.
  if (error instanceof CommanderError) return error.exitCode === 0 ? EXIT.ok : EXIT.usage;
  if (error instanceof UserError) {
    process.stderr.write(`lab: ${error.message}.\n`);
    return error.exitCode;
  }
  if (codeOf(error) === 'EPIPE') return EXIT.ok;
  throw error;
}

function oneSentence(text: string): string {
  return text
    .replace(/^error: /, '')
    .trim()
    .replaceAll(/\s*\n\s*/g, ' ');
}
