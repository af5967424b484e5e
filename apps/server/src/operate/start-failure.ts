import type { Config } from './config.ts';
import { FAILED, WRONG_CONFIGURATION } from './exit-codes.ts';

/** What is told when the server does not start, and the code that its process ends with. */
export interface StartFailure {
  readonly sentence: string;
  readonly exitCode: number;
}

type SystemError = Error & {
  readonly code?: string;
  /** Of PostgreSQL alone: it was reached, and this is its answer. */
  readonly severity?: string;
  readonly syscall?: string;
  readonly hostname?: string;
  readonly port?: number;
};

/** Of PostgreSQL: wrong user or password, no such database, no right to make tables in it. */
const REFUSED_BY_DATABASE = /^(?:28...|3D000|42501)$/;

/** Names the setting that has to do with it, in one sentence. */
export function startFailure(error: SystemError, config: Config): StartFailure {
  const { host, dataFolder, databaseUrl } = config;
  const { variable, port } = portOf(error, config);
  const isOfListening = error.syscall === 'listen' || error.hostname === host;
  if (error.code === 'EADDRINUSE' && isOfListening)
    return later(`Port ${port} is in use; ${variable}=… chooses another.`);
  if (error.code === 'EACCES' && isOfListening)
    return wrong(`${variable}=${port}: this user may not open that port; choose one from 1024 on.`);
  if (isOfListening)
    return wrong(`HOST=${host}: this machine cannot listen on that address (${error.code}).`);
  const place = databaseUrl === '' ? `DATA_DIR=${dataFolder}` : 'DATABASE_URL';
  const database = `the database ${placeOf(databaseUrl)}`;
  // Of a step to a new form that failed: what the database said.
  const { code = '', message } = error.cause instanceof Error ? (error.cause as SystemError) : error;
  if (REFUSED_BY_DATABASE.test(code))
    return wrong(`DATABASE_URL: ${database} does not let this server in (${message}).`);
  // It stays of a newer program however often this one is started.
  if (error.code === 'JOURNAL_NEWER') return wrong(`${place}: ${error.message}`);
  if (error.code?.startsWith('JOURNAL_')) return later(`${place}: ${error.message}`);
  if (databaseUrl === '') return later(`Could not start: ${error.message}`);
  if (error.severity) return later(`DATABASE_URL: ${database} answers with an error (${error.message}).`);
  // It may only be slower to start than this server, so a new start may help.
  return later(
    `DATABASE_URL: ${database} cannot be reached (${reasonOf(error)}). Is it running, is the address right?`,
  );
}

const wrong = (sentence: string): StartFailure => ({ sentence, exitCode: WRONG_CONFIGURATION });
const later = (sentence: string): StartFailure => ({ sentence, exitCode: FAILED });

/** Which of the two doors could not be opened. */
const portOf = ({ port: tried }: SystemError, { https, httpsPort, port }: Config) =>
  https === 'self' && tried === httpsPort
    ? { variable: 'HTTPS_PORT', port: httpsPort }
    : { variable: 'PORT', port };

/** Without user and password: what is told here ends up in logs. */
function placeOf(url: string): string {
  if (!URL.canParse(url)) return 'named there';
  const { host, pathname } = new URL(url);
  return host === '' ? 'named there' : `at ${host}${pathname}`;
}

/** A host with several addresses fails with several errors and no words of its own. */
function reasonOf(error: SystemError): string {
  if (error.message !== '') return error.message;
  return error instanceof AggregateError
    ? error.errors.map(String).join('; ')
    : (error.code ?? 'no reason given');
}
