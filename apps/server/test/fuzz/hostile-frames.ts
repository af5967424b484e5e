import { gameIds } from '@oeillade/catalogue/testkit';
import type { Random } from '@oeillade/kernel';
import { PROTOCOL } from '@oeillade/protocol';
import { bytesOf, OPCODE, textBytes } from './wire.ts';

/** What an attacker knows: nothing but the documents. */
const TEMPLATES: readonly object[] = [
  { ask: 'hello', protocol: PROTOCOL },
  { ask: 'hello', protocol: PROTOCOL, watcher: { name: 'Eve', secret: 'ab'.repeat(16) } },
  { ask: 'pong', sent: 1, theirs: 2 },
  { ask: 'leave', id: 'a' },
  { ask: 'set-appearance', id: 'a', name: 'Eve', colour: 'red', face: 3, costume: { hat: 'top' } },
  { ask: 'ready', id: 'a', ready: true },
  { ask: 'promise', id: 'a', hash: 'ab'.repeat(32) },
  { ask: 'reveal', id: 'a', words: 'sesame' },
  { ask: 'arrange', id: 'a', game: gameIds[0], options: { first: 0 }, rules: { turning: 100 } },
  { ask: 'add-bot', id: 'a', level: 'random', name: 'Bot' },
  { ask: 'add-bot', id: 'a', member: 'mila', level: 'random' },
  { ask: 'change-bot', id: 'a', seat: 1, level: 'expert' },
  { ask: 'remove', id: 'a', seat: 1 },
  { ask: 'hand-over', id: 'a', seat: 1 },
  { ask: 'start', id: 'a' },
  { ask: 'play', id: 'a', command: { do: 'call', number: 7 }, pressed: 5 },
  { ask: 'play', id: 'a', command: { do: 'designate', named: 2 } },
  { ask: 'play', id: 'a', command: { do: 'accuse', named: 2, number: 7 } },
  { ask: 'play', id: 'a', command: { do: 'signal', to: 2, signal: 'wink' } },
  { ask: 'play', id: 'a', command: { do: 'exchange', gave: 'red', took: 'blue' } },
  { ask: 'look', id: 'a', at: 2 },
  { ask: 'winked', id: 'a', signal: 'wink', ago: 180 },
  { ask: 'predict', id: 'a', question: '0', answer: 'holds/1' },
  { ask: 'confetti', id: 'a' },
  { ask: 'vote', id: 'a', on: 'end', yes: true },
  { ask: 'vote', id: 'a', on: 'replace/3', yes: true },
  { ask: 'rematch', id: 'a' },
  { ask: 'say', id: 'a', phrase: 'hello' },
  { ask: 'say', id: 'a', text: 'psst' },
  { ask: 'react', id: 'a', reaction: 'laugh' },
];

const ODD: readonly unknown[] = [
  null,
  true,
  -1,
  8,
  1.5,
  1e308,
  -0,
  2 ** 53,
  '',
  '0',
  'constructor',
  '__proto__',
  '\u0000',
  '\ud800',
  'x'.repeat(300),
  [],
  [[]],
  {},
  { length: 1e9 },
  { toString: 'x' },
  { toJSON: 1 },
];

/** Bytes that a server survives, and after which it still listens; `many` says how often they are frames. */
export type Maker = (random: Random) => Buffer;

const hex = (random: Random, length: number): string =>
  Array.from({ length }, () => random.below(16).toString(16)).join('');

const noise = (random: Random, length: number): Buffer =>
  Buffer.from(Array.from({ length }, () => random.below(256)));

function mutated(random: Random): object {
  const frame = structuredClone(random.pick(TEMPLATES)) as Record<string, unknown>;
  if (random.happens(0.7)) frame['id'] = String(random.below(1_000_000));
  for (let times = random.below(3); times >= 0; times--) {
    const keys = Object.keys(frame);
    const key = random.pick([...keys, 'extra', 'constructor', 'prototype', 'token', 'seat', 'secret']);
    if (random.happens(0.2)) delete frame[key];
    else frame[key] = random.pick(ODD);
  }
  return frame;
}

const MAKERS: Readonly<Record<string, Maker>> = {
  'random bytes': (random) => bytesOf({ opcode: OPCODE.binary, payload: noise(random, random.below(300)) }),
  'random letters': (random) => textBytes(noise(random, random.below(300)).toString('base64')),
  'odd letters': (random) => textBytes(String.fromCodePoint(0x1f440, 0x202e, 0xfeff, random.below(0xd7ff))),
  nothing: () => textBytes(''),
  'half a frame': (random) => {
    const text = JSON.stringify(random.pick(TEMPLATES));
    return textBytes(text.slice(0, random.below(text.length)));
  },
  'no object': (random) => textBytes(JSON.stringify(random.pick(ODD)) ?? 'undefined'),
  'wrong types': (random) => textBytes(JSON.stringify(mutated(random))),
  'an inherited key': (random) => {
    const key = random.pick(['__proto__', 'constructor', 'prototype']);
    return textBytes(
      `{"ask":"arrange","id":"p","options":{"${key}":{"polluted":true}},"${key}":{"polluted":1}}`,
    );
  },
  'a key twice': () => textBytes('{"ask":"say","id":"a","id":"b","phrase":"hello","phrase":{"x":1}}'),
  deep: (random) => {
    const depth = random.below(3_900);
    return textBytes(`{"ask":"play","id":"deep","command":${'['.repeat(depth)}${']'.repeat(depth)}}`);
  },
  large: (random) =>
    textBytes(`{"ask":"reveal","id":"a","words":"${'w'.repeat(8_000 + random.below(50_000))}"}`),
  'wrong seats': (random) => {
    const seat = random.pick([-1, 8, 255, 1.5, 1e9, '0', null, [0]]);
    const ask = random.pick(['look', 'remove', 'hand-over']);
    return textBytes(JSON.stringify({ ask, id: hex(random, 6), seat, at: seat }));
  },
  'ids again': (random) =>
    textBytes(JSON.stringify({ ...random.pick(TEMPLATES), id: random.pick(['1', '2', 'sit', 'start', '']) })),
  'old and coming versions': (random) =>
    textBytes(
      JSON.stringify({
        ask: 'hello',
        protocol: PROTOCOL,
        last: { epoch: hex(random, 16), n: random.below(1e9) },
      }),
    ),
  'guessed tokens': (random) =>
    textBytes(JSON.stringify({ ask: 'hello', protocol: PROTOCOL, token: hex(random, 32) })),
  'made-up pongs': (random) =>
    textBytes(
      JSON.stringify({ ask: 'pong', sent: random.below(1e9), theirs: random.pick([-1e308, 1e308, 0]) }),
    ),
  pings: (random) => bytesOf({ opcode: OPCODE.ping, payload: noise(random, random.below(126)) }),
  'pongs nobody asked for': (random) =>
    bytesOf({ opcode: OPCODE.pong, payload: noise(random, random.below(126)) }),
  pieces: (random) => {
    const text = Buffer.from(JSON.stringify(mutated(random)));
    const cut = random.below(text.length);
    return Buffer.concat([
      bytesOf({ opcode: OPCODE.text, payload: text.subarray(0, cut), isLast: false }),
      bytesOf({ opcode: OPCODE.ping, payload: Buffer.from('between') }),
      bytesOf({ opcode: OPCODE.more, payload: text.subarray(cut) }),
    ]);
  },
};

const MAKER_LIST = Object.values(MAKERS);

/** A frame after which the server still listens. */
export const hostileFrame = (random: Random): Buffer => random.pick(MAKER_LIST)(random);

const LAST_WORDS: readonly Maker[] = [
  // No UTF-8.
  (random) =>
    bytesOf({ opcode: OPCODE.text, payload: Buffer.concat([noise(random, 40), Uint8Array.of(0xff, 0xc0)]) }),
  // Far too large, or only said to be.
  () => bytesOf({ opcode: OPCODE.text, payload: Buffer.alloc(200_000, 0x20) }),
  () => bytesOf({ opcode: OPCODE.text, payload: Buffer.from('{'), claims: 2 ** 40 }),
  // Control frames that are long, or in pieces.
  () => bytesOf({ opcode: OPCODE.ping, payload: Buffer.alloc(126) }),
  () => bytesOf({ opcode: OPCODE.ping, payload: Buffer.alloc(1), isLast: false }),
  () => bytesOf({ opcode: OPCODE.close, payload: Buffer.alloc(1) }),
  () => bytesOf({ opcode: OPCODE.close, payload: Uint8Array.of(0x03, 0xed) }),
  // The end of something that never began; a beginning within another.
  () => bytesOf({ opcode: OPCODE.more, payload: Buffer.from('x') }),
  () =>
    Buffer.concat([
      bytesOf({ opcode: OPCODE.text, payload: Buffer.from('{'), isLast: false }),
      bytesOf({ opcode: OPCODE.text, payload: Buffer.from('}') }),
    ]),
  // Pieces without end.
  () =>
    Buffer.concat([
      bytesOf({ opcode: OPCODE.text, payload: Buffer.from('{'), isLast: false }),
      ...Array.from({ length: 200 }, () =>
        bytesOf({ opcode: OPCODE.more, payload: Buffer.from(' '), isLast: false }),
      ),
    ]),
  // What nobody has defined; what nobody has masked.
  (random) => bytesOf({ opcode: random.pick([3, 4, 7, 11, 15]), payload: noise(random, 10) }),
  (random) => bytesOf({ opcode: OPCODE.text, payload: noise(random, 10), reserved: 1 + random.below(7) }),
  () => bytesOf({ opcode: OPCODE.text, payload: Buffer.from('{}'), isMasked: false }),
  // No frame at all.
  (random) => noise(random, 2_000),
];

/** Bytes after which the server closes the connection, as the protocol of sockets demands. */
export const lastWords = (random: Random): Buffer => random.pick(LAST_WORDS)(random);
