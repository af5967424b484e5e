import { parseArgs } from 'node:util';
import { Library, offered } from '@oeillade/catalogue';
import { banner } from './operate/banner.ts';
import { describeSettings, readConfig } from './operate/config.ts';
import { folderProblem } from './operate/data-folder.ts';
import { WRONG_ARGUMENTS, WRONG_CONFIGURATION } from './operate/exit-codes.ts';
import { createLog } from './operate/log.ts';
import { startFailure } from './operate/start-failure.ts';
import { OeilladeServer } from './server.ts';

const HELP = `Œillade: the server

  npm start                 opens it
  PORT=9000 npm start       with another port

Settings are environment variables:

${describeSettings()}
`;

try {
  const { values } = parseArgs({ options: { help: { type: 'boolean', short: 'h' } } });
  if (values.help) {
    process.stdout.write(HELP);
    process.exit(0);
  }
} catch (error) {
  giveUp(`${(error as Error).message} See npm start -- --help.`, WRONG_ARGUMENTS);
}

const read = readConfig(process.env);
if (!read.ok) giveUp(read.problems.join('\n'), WRONG_CONFIGURATION);
const { config } = read;
const trouble = config.databaseUrl === '' ? folderProblem(config.dataFolder) : null;
if (trouble !== null) giveUp(trouble, WRONG_CONFIGURATION);
const log = createLog(config.logLevel);

/** A service manager starts the server again. */
function endWithoutJournal(error: Error): never {
  console.error(`The server ends, for it cannot keep anything any more: ${error.message}`);
  process.exit(1);
}

const library = new Library(offered);
await Promise.all([library.loadAllRules(), library.loadAllBots()]);
const server = await OeilladeServer.start({ config, log, library, lost: endWithoutJournal }).catch(
  (error: Error) => {
    const { sentence, exitCode } = startFailure(error, config);
    return giveUp(sentence, exitCode);
  },
);
if (process.stdout.isTTY) process.stdout.write(banner(server.listensAt));

let isStopping = false;
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    // At a terminal the same Ctrl-C may arrive twice.
    if (isStopping) return;
    isStopping = true;
    void server.stop().then(() => process.exit(0));
  });
}

function giveUp(sentence: string, exitCode: number): never {
  console.error(sentence);
  process.exit(exitCode);
}
