import * as v from 'valibot';
import { Signal, SpywhereSeen, SpywhereView, WinkSeen, WinkView } from './game-schemas.ts';
import type { ServerFrame } from './server-frames.ts';
import { each, seat, time, whole, within } from './shapes.ts';

/** Each recipient's messages are numbered from 1. */
const n = whole(1);
const view = v.union([WinkView, SpywhereView]);
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
  votes: each(v.object({ on: v.string(), yes: each(seat) })),
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
]);

const order = each(v.object({ seat, after: whole(0), stood: v.boolean() }));

/** The shape of everything that a server sends, by its `m`. Keys that are not listed are for newer clients. */
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
  signal: v.object({ n, m: v.literal('signal'), of: seat, to: seat, signal: Signal, until: time }),
  event: v.object({
    n,
    m: v.literal('event'),
    t: time,
    event: v.union([WinkSeen, SpywhereSeen]),
    standIn: v.exactOptional(v.boolean()),
  }),
  view: v.object({ n, m: v.literal('view'), t: time, view }),
  said: v.object({
    n,
    m: v.literal('said'),
    seat,
    phrase: v.nullable(v.string()),
    text: v.nullable(v.string()),
  }),
  snapshot: v.object({
    // Of the last message that is in it: there may have been none.
    n: whole(0),
    m: v.literal('snapshot'),
    t: time,
    lobby,
    view: v.nullable(view),
    looking: v.nullable(seat),
    clock: v.nullable(clock),
    record: v.nullable(record),
  }),
  clock: v.object({ n, ...clock.entries }),
  suspended: v.object({ n, m: v.literal('suspended'), t: time, by: seat }),
  ruling: v.object({ n, m: v.literal('ruling'), t: time, order }),
  answer: v.object({ n, m: v.literal('answer'), id: v.string(), refusal: v.nullable(refusal) }),
  lobby: v.object({ n, ...lobby.entries }),
  record: v.object({ n, m: v.literal('record'), ...record.entries }),
} satisfies { readonly [M in ServerFrame['m']]: v.GenericSchema<unknown, Extract<ServerFrame, { m: M }>> };

export const AnyServerFrame = v.variant('m', Object.values(serverFrames));
