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
  npm start -- --https      over HTTPS as well, as cameras, microphones and installed apps need it
  PORT=9000 npm start       with another port

--https is the setting HTTPS=self: a certificate of the server's own, made once and kept in DATA_DIR. Every phone warns
once and lets one go on: on an iPhone "Show Details", then "visit this website"; on Android "Advanced", then "Proceed".

Settings are environment variables:

${describeSettings()}
`;

const given = readArguments();
if (given.help) {
  process.stdout.write(HELP);
  process.exit(0);
}
const read = readConfig(given.https ? { ...process.env, HTTPS: 'self' } : process.env);
if (!read.ok) giveUp(read.problems.join('\n'), WRONG_CONFIGURATION);
const { config } = read;
const trouble = folderProblem(config);
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
if (process.stdout.isTTY) process.stdout.write(banner(server.listensAt, server.secureAt));

let isStopping = false;
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    // At a terminal the same Ctrl-C may arrive twice.
    if (isStopping) return;
    isStopping = true;
    void server.stop().then(() => process.exit(0));
  });
}

function readArguments(): { readonly help?: boolean; readonly https?: boolean } {
  const options = { help: { type: 'boolean', short: 'h' }, https: { type: 'boolean' } } as const;
  try {
    return parseArgs({ options }).values;
  } catch (error) {
    return giveUp(`${(error as Error).message} See npm start -- --help.`, WRONG_ARGUMENTS);
  }
}

function giveUp(sentence: string, exitCode: number): never {
  console.error(sentence);
  process.exit(exitCode);
}
