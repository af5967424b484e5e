import type { Level } from '@oeillade/table';
import * as v from 'valibot';
import { MOST_AGO } from './most-ago.ts';
import { PHRASES } from './phrases.ts';
import { REACTIONS } from './reactions.ts';
import { PROTOCOL } from './version.ts';

const id = v.pipe(v.string(), v.minLength(1), v.maxLength(40));
const seat = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(7));
const face = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(31));
/** The same values as in the package of tables, for the protocol runs no code of that package. A test compares them. */
const level = v.picklist(['random', 'novice', 'regular', 'expert', 'shark'] satisfies readonly Level[]);
const name = v.pipe(v.string(), v.maxLength(80));
/** A table knows which pieces there are. */
const piece = v.exactOptional(v.pipe(v.string(), v.regex(/^[a-z-]{1,24}$/)));
const costume = v.strictObject({ mask: piece, hat: piece, ornament: piece, lashes: piece, eye: piece });
const milliseconds = v.pipe(v.number(), v.finite());
const options = v.record(v.pipe(v.string(), v.maxLength(40)), v.unknown());

/** The secret of a seat, or of a watcher: 128 bits. */
const secret = v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/));

/** The first frame on a socket: who comes, and what they saw last. */
export const Hello = v.strictObject({
  ask: v.literal('hello'),
  protocol: v.literal(PROTOCOL),
  /** The seat's secret; without it one only watches. */
  token: v.optional(secret),
  /** For somebody who watches and wants to take part: a name, and a secret of their own by which they are known again. */
  watcher: v.optional(v.strictObject({ name, secret })),
  /** The last message that was seen, of which epoch of the table. */
  last: v.optional(
    v.strictObject({
      epoch: v.pipe(v.string(), v.maxLength(40)),
      n: v.pipe(v.number(), v.integer(), v.minValue(0)),
    }),
  ),
});
export type Hello = v.InferOutput<typeof Hello>;

/** The answer to a ping: the time on the client's own clock. */
export const Pong = v.strictObject({ ask: v.literal('pong'), sent: milliseconds, theirs: milliseconds });
export type Pong = v.InferOutput<typeof Pong>;

/** All that somebody who watches may ask, beside looking. */
const WatcherAsked = [
  v.strictObject({
    ask: v.literal('predict'),
    id,
    question: v.pipe(v.string(), v.minLength(1), v.maxLength(40)),
    answer: v.pipe(v.string(), v.minLength(1), v.maxLength(40)),
  }),
  v.strictObject({ ask: v.literal('confetti'), id }),
] as const;

/** All that a seat, or somebody who watches, may ask of a table, each with an id of the client's choice. */
export const Asked = v.variant('ask', [
  v.strictObject({ ask: v.literal('leave'), id }),
  v.strictObject({
    ask: v.literal('set-appearance'),
    id,
    name: v.exactOptional(name),
    colour: v.exactOptional(v.pipe(v.string(), v.maxLength(20))),
    face: v.exactOptional(face),
    costume: v.exactOptional(costume),
  }),
  v.strictObject({ ask: v.literal('ready'), id, ready: v.boolean() }),
  v.strictObject({ ask: v.literal('promise'), id, hash: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)) }),
  v.strictObject({ ask: v.literal('reveal'), id, words: v.pipe(v.string(), v.maxLength(200)) }),
  v.strictObject({
    ask: v.literal('arrange'),
    id,
    game: v.exactOptional(v.pipe(v.string(), v.maxLength(40))),
    options: v.exactOptional(options),
    rules: v.exactOptional(options),
  }),
  v.strictObject({
    ask: v.literal('add-bot'),
    id,
    level,
    name,
    colour: v.exactOptional(v.pipe(v.string(), v.maxLength(20))),
    face: v.exactOptional(face),
  }),
  v.strictObject({
    ask: v.literal('add-bot'),
    id,
    member: v.pipe(v.string(), v.maxLength(24)),
    level: v.exactOptional(level),
  }),
  v.strictObject({ ask: v.literal('change-bot'), id, seat, level }),
  v.strictObject({ ask: v.literal('remove'), id, seat }),
  v.strictObject({ ask: v.literal('hand-over'), id, seat }),
  v.strictObject({ ask: v.literal('start'), id }),
  v.strictObject({
    ask: v.literal('play'),
    id,
    command: v.unknown(),
    pressed: v.exactOptional(milliseconds),
  }),
  v.strictObject({ ask: v.literal('look'), id, at: v.nullable(seat) }),
  v.strictObject({
    ask: v.literal('winked'),
    id,
    signal: v.pipe(v.string(), v.regex(/^[a-z-]{1,24}$/)),
    ago: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MOST_AGO))),
  }),
  v.strictObject({
    ask: v.literal('vote'),
    id,
    on: v.pipe(v.string(), v.regex(/^(?:pause|resume|end|replace\/[0-7])$/)),
    yes: v.boolean(),
  }),
  v.strictObject({
    ask: v.literal('rematch'),
    id,
    game: v.exactOptional(v.pipe(v.string(), v.maxLength(40))),
    options: v.exactOptional(options),
  }),
  v.strictObject({ ask: v.literal('end-evening'), id }),
  v.strictObject({
    ask: v.literal('say'),
    id,
    phrase: v.exactOptional(v.picklist(PHRASES)),
    text: v.exactOptional(v.pipe(v.string(), v.minLength(1), v.maxLength(200))),
  }),
  v.strictObject({ ask: v.literal('react'), id, reaction: v.picklist(REACTIONS) }),
  ...WatcherAsked,
]);
export type Asked = v.InferOutput<typeof Asked>;

/** What only somebody who watches may ask. */
export type WatcherAsked = Extract<Asked, { ask: 'predict' | 'confetti' }>;

/** Everything that a client may send. */
export const ClientFrame = v.variant('ask', [Hello, Pong, Asked]);
export type ClientFrame = v.InferOutput<typeof ClientFrame>;

/** What a client has sent, read from its JSON; null where it is none of these. */
export function readClientFrame(frame: unknown): ClientFrame | null {
  const read = v.safeParse(ClientFrame, frame);
  return read.success ? read.output : null;
}

/** A secret, drawn at random for each wish: whoever asks again with the same id is given the same seat. */
const askedOnce = v.pipe(v.string(), v.regex(/^[\w-]{16,40}$/));

/** What is asked over HTTP before there is a socket. */
export const OpenTable = v.strictObject({
  game: v.pipe(v.string(), v.maxLength(40)),
  options: v.exactOptional(options),
  rules: v.exactOptional(options),
  name,
  face: v.exactOptional(face),
  costume: v.exactOptional(costume),
  id: v.exactOptional(askedOnce),
});
export type OpenTable = v.InferOutput<typeof OpenTable>;

export const TakeSeat = v.strictObject({
  name,
  face: v.exactOptional(face),
  costume: v.exactOptional(costume),
  id: v.exactOptional(askedOnce),
});
export type TakeSeat = v.InferOutput<typeof TakeSeat>;
