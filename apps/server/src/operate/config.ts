import * as v from 'valibot';

/** One setting: its environment variable, what it does, and how its text is read. */
interface Setting<T> {
  readonly variable: string;
  readonly says: string;
  readonly standard: string;
  readonly schema: v.GenericSchema<string, T>;
}

const text = v.string();
const isWeb = (address: string): boolean =>
  URL.canParse(address) && /^https?:$/.test(new URL(address).protocol);
const url = v.pipe(v.string(), v.check(isWeb, 'must be an address such as https://play.example.org'));
const maybeUrl = v.union(
  [
    v.pipe(
      v.literal(''),
      v.transform(() => null),
    ),
    url,
  ],
  'must be empty, or an address such as https://play.example.org',
);
const whole = (least: number, most: number) =>
  v.pipe(
    v.string(),
    v.regex(/^\d+$/, 'must be a whole number'),
    v.transform(Number),
    v.minValue(least, `must be at least ${least}`),
    v.maxValue(most, `must be at most ${most}`),
  );
const yesNo = v.pipe(
  v.picklist(['yes', 'no'], 'must be yes or no'),
  v.transform((word) => word === 'yes'),
);
const list = v.pipe(
  v.string(),
  v.transform((words) =>
    words
      .split(',')
      .map((word) => word.trim())
      .filter((word) => word !== ''),
  ),
  v.check(
    (origins) => origins.every((origin) => isWeb(origin) && new URL(origin).origin === origin),
    'must be addresses such as https://play.example.org, without a path and separated by commas',
  ),
);

const NAME = /^(?:\*|[a-z0-9_-]+(?:\.[a-z0-9_-]+)*)$/;
const names = v.pipe(
  v.string(),
  v.transform((words) =>
    words
      .split(',')
      .map((word) => word.trim().toLowerCase())
      .filter((word) => word !== ''),
  ),
  v.check(
    (hosts) => hosts.every((host) => NAME.test(host)),
    'must be names such as play.example.org, without a port and separated by commas, or *',
  ),
);

const setting = <T>(
  variable: string,
  standard: string,
  says: string,
  schema: v.GenericSchema<string, T>,
): Setting<T> => ({
  variable,
  standard,
  says,
  schema,
});

/** Everything that can be set, in one place. */
export const SETTINGS = {
  host: setting('HOST', '0.0.0.0', 'address to listen on; 127.0.0.1 for this machine alone', text),
  port: setting('PORT', '8080', 'port to listen on', whole(0, 65_535)),
  https: setting(
    'HTTPS',
    'no',
    'self: HTTPS as well, on HTTPS_PORT, with a certificate of the server’s own',
    v.picklist(['no', 'self'], 'must be no or self'),
  ),
  httpsPort: setting('HTTPS_PORT', '8443', 'port of that second door', whole(0, 65_535)),
  tlsCert: setting('TLS_CERT', '', 'file of a certificate chain (PEM), to speak TLS without a proxy', text),
  tlsKey: setting('TLS_KEY', '', 'file of its private key', text),
  dataFolder: setting('DATA_DIR', './data', 'folder of the embedded journal', text),
  databaseUrl: setting(
    'DATABASE_URL',
    '',
    'PostgreSQL to use instead of the embedded journal',
    v.pipe(
      v.string(),
      v.regex(
        /^(?:postgres(?:ql)?:\/\/.+)?$/,
        'must be empty, or such as postgres://user:password@host/database',
      ),
    ),
  ),
  publicUrl: setting(
    'PUBLIC_URL',
    '',
    'where players reach this very server, if not through the load balancer',
    maybeUrl,
  ),
  internalUrl: setting('INTERNAL_URL', '', 'where the other servers reach this one', maybeUrl),
  origins: setting('ORIGINS', '', 'other sites whose pages may connect, separated by commas', list),
  hosts: setting(
    'HOSTS',
    '',
    'names under which players reach this server, separated by commas; * for any',
    names,
  ),
  trustProxy: setting('TRUST_PROXY', 'no', 'yes behind a load balancer: believe X-Forwarded-For', yesNo),
  logLevel: setting(
    'LOG_LEVEL',
    'info',
    'trace, debug, info, warn, error or silent',
    v.picklist(
      ['trace', 'debug', 'info', 'warn', 'error', 'silent'],
      'must be trace, debug, info, warn, error or silent',
    ),
  ),
  metricsToken: setting(
    'METRICS_TOKEN',
    '',
    'what /metrics asks for as Authorization: Bearer; without it, only this machine may read them',
    v.pipe(
      v.string(),
      v.transform((token) => token || null),
    ),
  ),
  retentionDays: setting(
    'RETENTION_DAYS',
    '365',
    'days after which untouched tables and old games are forgotten; 0 for never',
    whole(0, 36_500),
  ),
  sleepAfter: setting(
    'SLEEP_AFTER',
    '60',
    'seconds without anybody after which a table leaves the memory',
    whole(1, 86_400),
  ),
  leaseSeconds: setting(
    'LEASE_SECONDS',
    '5',
    'seconds after which another server may take over the tables of a dead one',
    whole(1, 600),
  ),
  tablesPerAddress: setting(
    'TABLES_PER_HOUR',
    '30',
    'tables that one address may open in an hour',
    whole(1, 1_000_000),
  ),
  socketsPerAddress: setting(
    'SOCKETS_PER_ADDRESS',
    '64',
    'sockets that one address may have at a time',
    whole(1, 1_000_000),
  ),
  requestsPerSecond: setting(
    'REQUESTS_PER_SECOND',
    '100',
    'requests that one address may make in a second',
    whole(1, 1_000_000),
  ),
  framesPerSecond: setting(
    'FRAMES_PER_SECOND',
    '30',
    'frames that one seat may send in a second',
    whole(1, 100_000),
  ),
  liveTables: setting(
    'LIVE_TABLES',
    '60',
    'tables whose living faces are passed on at a time; 0 for none',
    whole(0, 1_000_000),
  ),
  guessesPerMinute: setting(
    'GUESSES_PER_MINUTE',
    '20',
    'wrong table codes that one address may try in a minute',
    whole(1, 1_000_000),
  ),
} as const;

export type Config = {
  readonly [Key in keyof typeof SETTINGS]: (typeof SETTINGS)[Key] extends Setting<infer T> ? T : never;
};

export type ConfigResult =
  | { readonly ok: true; readonly config: Config }
  | { readonly ok: false; readonly problems: readonly string[] };

export function readConfig(environment: Readonly<Record<string, string | undefined>>): ConfigResult {
  const problems: string[] = [];
  const values: Record<string, unknown> = {};
  for (const [key, { variable, standard, schema }] of Object.entries(SETTINGS)) {
    const parsed = v.safeParse(schema as v.GenericSchema<string, unknown>, environment[variable] ?? standard);
    if (parsed.success) values[key] = parsed.output;
    else problems.push(`${variable}=${environment[variable]}: ${parsed.issues[0].message}`);
  }
  const config = values as Config;
  problems.push(...contradictions(config));
  return problems.length > 0 ? { ok: false, problems } : { ok: true, config };
}

/** Settings that are right each by itself, and wrong together; what could not be read is left out. */
function* contradictions(config: Partial<Config>): Generator<string> {
  if ((config.tlsCert === '') !== (config.tlsKey === ''))
    yield 'TLS_CERT and TLS_KEY belong together: set both, or neither.';
  if (config.https !== 'self') return;
  if (config.tlsCert !== '')
    yield 'HTTPS=self and TLS_CERT: choose the server’s own certificate or yours, not both.';
  if (config.trustProxy)
    yield 'HTTPS=self and TRUST_PROXY=yes: where a proxy stands in front, the certificate is the proxy’s business.';
  if (config.port === config.httpsPort && config.port !== 0)
    yield `PORT=${config.port} and HTTPS_PORT=${config.httpsPort}: HTTP and HTTPS cannot share a port.`;
}

/** The settings as a table for people. */
export function describeSettings(): string {
  const rows = Object.values(SETTINGS).map(({ variable, standard, says }) => [
    variable,
    standard === '' ? '–' : standard,
    says,
  ]);
  const widths = [0, 1].map((column) => Math.max(...rows.map((row) => row[column]!.length)));
  return rows
    .map(
      ([name, standard, says]) => `  ${name!.padEnd(widths[0]!)}  ${standard!.padEnd(widths[1]!)}  ${says}`,
    )
    .join('\n');
}
