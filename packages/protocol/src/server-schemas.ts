import * as v from 'valibot';
import type { ServerFrame } from './server-frames.ts';
import { each, seat, time, whole, within } from './shapes.ts';

/** Each recipient's messages are numbered from 1. */
const n = whole(1);
const refusal = v.object({ code: v.string(), rule: v.nullable(v.string()) });

const eyes = v.object({
  m: v.literal('eyes'),
  sees: v.array(v.object({ of: seat, at: v.nullable(seat) })),
  felt: v.nullable(whole(0)),
});

const clock = v.object({
  m: v.literal('clock'),
  t: time,
  until: v.nullable(time),
  callFrom: time,
  paused: v.boolean(),
});

const rules = v.object({
  turning: whole(0),
  lasting: whole(0),
  peripheral: v.boolean(),
  felt: v.boolean(),
  leastBetweenCalls: whole(0),
  mostForTurn: v.nullable(whole(0)),
  freeText: v.boolean(),
  voices: v.boolean(),
  keyMark: v.nullable(v.string()),
  watching: v.picklist(['none', 'board', 'looking', 'late']),
});

const piece = v.exactOptional(v.string());
const costume = v.object({ mask: piece, hat: piece, ornament: piece, lashes: piece, eye: piece });

/** The games of one company. Scores and ranks are of games that are over. */
const evening = v.object({
  players: each(
    v.object({
      name: v.string(),
      kind: v.picklist(['human', 'bot']),
      colour: v.string(),
      face: within(0, 31),
      costume: v.exactOptional(costume),
      seat: v.nullable(seat),
      played: whole(0),
      wins: whole(0),
      points: whole(0),
    }),
  ),
  games: each(
    v.object({
      round: whole(1),
      game: v.string(),
      players: each(whole(0)),
      scores: each(v.number()),
      ranks: each(whole(1)),
      stopped: v.boolean(),
      lasted: time,
    }),
  ),
  over: v.boolean(),
});

const lobby = v.object({
  m: v.literal('lobby'),
  phase: v.picklist(['gathering', 'playing', 'over']),
  round: whole(0),
  game: v.string(),
  options: v.looseObject({}),
  rules,
  host: v.nullable(seat),
  seats: each(
    v.object({
      name: v.string(),
      kind: v.picklist(['human', 'bot']),
      bot: v.nullable(v.string()),
      colour: v.string(),
      face: within(0, 31),
      costume: v.exactOptional(costume),
      member: v.exactOptional(v.string()),
      ready: v.boolean(),
      away: v.boolean(),
      promise: v.nullable(v.string()),
      missed: v.boolean(),
    }),
  ),
  commitment: v.string(),
  awaited: v.nullable(each(seat)),
  failedStarts: whole(0),
  paused: v.boolean(),
  seer: v.nullable(v.object({ name: v.string(), right: whole(0), of: whole(0) })),
  votes: each(v.object({ on: v.string(), yes: each(seat) })),
  askedBy: v.nullable(seat),
  evening: v.nullable(evening),
});

const question = v.object({ id: v.string(), kind: v.string(), seat, topic: v.nullable(v.number()) });

/** Told to one watcher, without a number. */
const gallery = v.object({
  m: v.literal('gallery'),
  questions: each(v.object({ ...question.entries, answers: each(v.string()) })),
  predictions: each(
    v.object({ ...question.entries, answer: v.string(), right: v.nullable(each(v.string())) }),
  ),
  score: v.object({ right: whole(0), of: whole(0) }),
  rulings: whole(0),
});

/** The record itself goes over HTTP. */
const record = v.object({
  round: whole(1),
  sha256: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
  bytes: whole(1),
});

const refusalCode = v.picklist([
  'not-json',
  'malformed',
  'too-large',
  'too-fast',
  'hello-first',
  'old-client',
  'no-such-seat',
  'only-watching',
  'not-watching',
]);

const order = each(v.object({ seat, after: whole(0), stood: v.boolean() }));

/** What a game puts into frames. */
export interface GameShapes {
  readonly view: v.GenericSchema<unknown, object>;
  readonly seen: v.GenericSchema<unknown, object>;
  /** Null where it has no signals. */
  readonly signal: v.GenericSchema<unknown, string> | null;
}

/** The frames that tell of a game. */
const gameFrames = ({
  view,
  seen,
  signal,
}: { readonly [Part in keyof GameShapes]: NonNullable<GameShapes[Part]> }) => ({
  // Somebody who watches is told it without a number, as eyes are.
  signal: v.object({
    n: v.exactOptional(n),
    m: v.literal('signal'),
    of: seat,
    to: seat,
    signal,
    until: time,
  }),
  event: v.object({
    n,
    m: v.literal('event'),
    t: time,
    event: seen,
    standIn: v.exactOptional(v.boolean()),
  }),
  view: v.object({ n, m: v.literal('view'), t: time, view }),
  snapshot: v.object({
    // The number of the last message that the snapshot includes; 0 where there was none.
    n: whole(0),
    m: v.literal('snapshot'),
    t: time,
    lobby,
    view: v.nullable(view),
    looking: v.nullable(seat),
    clock: v.nullable(clock),
    record: v.nullable(record),
  }),
});

/**
 * The shape of everything that a server sends, by its `m`. Keys that are not listed are for newer clients. What a game puts into
 * frames is left open: clients of one game need not know the others.
 */
export const serverFrames = {
  welcome: v.object({
    m: v.literal('welcome'),
    protocol: v.number(),
    code: v.string(),
    seat: v.nullable(seat),
    epoch: v.string(),
  }),
  ping: v.object({ m: v.literal('ping'), sent: v.number() }),
  refused: v.object({ m: v.literal('refused'), code: refusalCode, id: v.nullable(v.string()) }),
  moved: v.object({ m: v.literal('moved'), url: v.nullable(v.string()) }),
  eyes,
  said: v.object({
    n,
    m: v.literal('said'),
    seat,
    phrase: v.nullable(v.string()),
    text: v.nullable(v.string()),
  }),
  reacted: v.object({ n, m: v.literal('reacted'), seat, reaction: v.string() }),
  clock: v.object({ n, ...clock.entries }),
  suspended: v.object({ n, m: v.literal('suspended'), t: time, by: seat }),
  ruling: v.object({ n, m: v.literal('ruling'), t: time, order }),
  // To somebody who watches it has no number.
  answer: v.object({
    n: v.exactOptional(n),
    m: v.literal('answer'),
    id: v.string(),
    refusal: v.nullable(refusal),
  }),
  lobby: v.object({ n, ...lobby.entries }),
  gallery,
  confetti: v.object({ m: v.literal('confetti') }),
  record: v.object({ n, m: v.literal('record'), ...record.entries }),
  ...gameFrames({
    view: v.looseObject({}),
    seen: v.looseObject({ e: v.string() }),
    signal: v.string(),
  }),
} satisfies { readonly [M in ServerFrame['m']]: v.GenericSchema<unknown, Extract<ServerFrame, { m: M }>> };

/** The same for a server on which these games can be played: what is told of a game is what one of them tells. */
export function serverFramesOf(games: readonly GameShapes[]): typeof serverFrames {
  const oneOf = <T>(schemas: readonly (v.GenericSchema<unknown, T> | null)[]) =>
    v.union([...new Set(schemas)].filter((schema) => schema !== null));
  return {
    ...serverFrames,
    ...gameFrames({
      view: oneOf(games.map(({ view }) => view)),
      seen: oneOf(games.map(({ seen }) => seen)),
      signal: oneOf(games.map(({ signal }) => signal)),
    }),
  };
}
