import { parseArgs } from 'node:util';
import { banner } from './operate/banner.ts';
import { describeSettings, readConfig } from './operate/config.ts';
import { createLog } from './operate/log.ts';
import { spareOnlyCore } from './operate/one-core.ts';
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
  console.error(`${(error as Error).message} See npm start -- --help.`);
  process.exit(2);
}

const read = readConfig(process.env);
if (!read.ok) {
  for (const problem of read.problems) console.error(problem);
  process.exit(2);
}
const { config } = read;
spareOnlyCore();
const log = createLog(config.logLevel);

/** Whoever watches over the server starts it again. */
function endWithoutJournal(error: Error): never {
  console.error(`The server ends, for it cannot keep anything any more: ${error.message}`);
  process.exit(1);
}

const server = await OeilladeServer.start(config, log, endWithoutJournal).catch(
  (error: Error & { code?: string }) => {
    const busy = error.code === 'EADDRINUSE';
    console.error(
      busy ? `Port ${config.port} is in use; PORT=… chooses another.` : `Could not start: ${error.message}`,
    );
    process.exit(1);
  },
);
if (process.stdout.isTTY) process.stdout.write(banner(server.port, config.host));

let isStopping = false;
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    // At a terminal the same Ctrl-C may arrive twice.
    if (isStopping) return;
    isStopping = true;
    void server.stop().then(() => process.exit(0));
  });
}
