import { connect } from 'node:net';
import type { Random } from '@oeillade/kernel';

const METHODS = [
  'GET',
  'POST',
  'PUT',
  'PATCH',
  'DELETE',
  'HEAD',
  'OPTIONS',
  'TRACE',
  'CONNECT',
  'BREW',
  'get',
];
const PIECES = [
  '..',
  '%2e%2e',
  '%00',
  '%ff%fe',
  '%E0%A4%A',
  '*',
  '~',
  'api',
  'tables',
  'games',
  'seats',
  'socket',
];
const BODIES = [
  '',
  '{',
  'null',
  '[]',
  '"x"',
  '{"__proto__":{"polluted":true},"game":"wink","name":"x"}',
  '{"game":"wink","name":"x","constructor":{"prototype":{"polluted":true}}}',
  '{"game":"__proto__","name":"x"}',
  '{"game":"toString","name":"x"}',
  '{"game":"wink","name":{"toString":1}}',
  '{"game":"wink","name":"x","options":{"__proto__":{"channel":"faces"}}}',
  '{"game":"wink","name":"x","options":{"signals":"wink"},"rules":{"turning":-1}}',
  '{"game":"wink","name":"x","rules":{"mostForTurn":1e308}}',
  `{"game":"wink","name":"${'n'.repeat(5_000)}"}`,
  `{"game":"wink","name":"x","options":${'['.repeat(7_000)}${']'.repeat(7_000)}}`,
  `{"game":"wink","name":"${'n'.repeat(50_000)}"}`,
  '\u0000\u0001\u0002',
];

function path(random: Random, codes: readonly string[]): string {
  const code = random.happens(0.5) ? random.pick(codes) : random.pick(PIECES);
  const known = [
    '/',
    '/api/tables',
    '/api/games',
    '/healthz',
    '/readyz',
    `/api/tables/${code}`,
    `/api/tables/${code}/seats`,
    `/api/tables/${code}/games`,
    `/api/tables/${code}/games/${random.pick(['0', '1', '-1', '1e9', 'NaN', '%00', '../0', '99999999999999999999'])}`,
    `/api/tables/${code}/socket`,
  ];
  if (random.happens(0.7)) return random.pick(known);
  if (random.happens(0.1)) return `/${'a'.repeat(random.pick([2_000, 15_000, 40_000]))}`;
  return `/${Array.from({ length: 1 + random.below(6) }, () => random.pick(PIECES)).join('/')}`;
}

function headers(random: Random, body: string): string[] {
  const lines = [random.happens(0.9) ? 'Host: 127.0.0.1' : 'Host: evil.example'];
  if (random.happens(0.8)) lines.push('Connection: close');
  if (random.happens(0.7)) lines.push('Content-Type: application/json');
  if (random.happens(0.2))
    lines.push(`Authorization: Bearer ${random.pick(['', 'x', '0'.repeat(32), '0'.repeat(9_000)])}`);
  if (random.happens(0.2))
    lines.push(`X-Forwarded-For: ${random.pick(['1.2.3.4', '::1', 'x'.repeat(4_000), ','])}`);
  if (random.happens(0.2))
    lines.push(`Origin: ${random.pick(['null', 'http://evil.example', 'http://127.0.0.1', '%'])}`);
  if (random.happens(0.1)) lines.push('Upgrade: websocket', 'Sec-WebSocket-Key: short');
  if (random.happens(0.1)) lines.push('x-oeillade-forwarded: 1');
  if (random.happens(0.03)) for (let more = 0; more < 3_000; more++) lines.push(`X-${more}: 1`);
  const length = Buffer.byteLength(body);
  const truth = random.happens(0.8);
  if (random.happens(0.1)) lines.push('Transfer-Encoding: chunked');
  else lines.push(`Content-Length: ${truth ? length : random.pick([0, length + 100, -1, 'x', 1e15])}`);
  return lines;
}

/** A request that no client of ours would make. */
export function hostileRequest(random: Random, codes: readonly string[]): Buffer {
  const body = random.pick(BODIES);
  const head = `${random.pick(METHODS)} ${path(random, codes)} HTTP/1.${random.pick(['1', '1', '1', '0', '9'])}`;
  return Buffer.from(`${[head, ...headers(random, body)].join('\r\n')}\r\n\r\n${body}`);
}

/** Sends it and gives all that is answered within a moment. */
export function ask(port: number, request: Buffer, milliseconds: number): Promise<string> {
  return new Promise((answered) => {
    let answer = '';
    const socket = connect({ port, host: '127.0.0.1' });
    const done = (): void => {
      clearTimeout(timeout);
      socket.destroy();
      answered(answer);
    };
    const timeout = setTimeout(done, milliseconds);
    socket.on('error', () => {});
    socket.on('data', (data) => {
      answer += data.toString('latin1');
    });
    socket.on('close', done);
    socket.on('end', done);
    socket.write(request);
  });
}
