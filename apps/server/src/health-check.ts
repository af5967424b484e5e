import { get } from 'node:http';
import { get as getOverTls } from 'node:https';
import { readConfig } from './operate/config.ts';

/*
 * The container's health check: whether the server that runs with these settings answers at its first
 * address, over TLS where that address speaks nothing else.
 */

const LONGEST = 2_500;
/** A server that listens on all addresses is asked at the one that every machine has. */
const ALL = new Set(['', '0.0.0.0', '::']);

const read = readConfig(process.env);
if (!read.ok) end(read.problems.join('\n'));
const { host, port, tlsCert } = read.config;
const options = {
  host: ALL.has(host) ? 'localhost' : host,
  port,
  path: '/healthz',
  timeout: LONGEST,
  // The certificate is made out for the name that players use, and nobody sits between this machine and itself.
  rejectUnauthorized: false,
};
const asked = (tlsCert ? getOverTls : get)(options, ({ statusCode }) =>
  statusCode === 200 ? process.exit(0) : end(`/healthz: ${statusCode}`),
);
asked.once('timeout', () => end(`No answer within ${LONGEST} ms.`));
asked.once('error', (error) => end(error.message));

function end(why: string): never {
  console.error(why);
  process.exit(1);
}
