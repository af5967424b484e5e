import type { Seat } from '@oeillade/kernel';
import * as v from 'valibot';

/** What can be voted on: `replace/3` hands seat 3, whose player is away, to a bot. */
export type Motion = 'pause' | 'resume' | 'end' | `replace/${number}`;

/** What somebody asks of a table: somebody who sits there, or wants to. */
export type Ask =
  | {
      readonly ask: 'sit';
      readonly name: string;
      readonly token: string;
      readonly face?: number;
      readonly costume?: object;
    }
  | { readonly ask: 'leave' }
  | {
      readonly ask: 'set-appearance';
      readonly name?: string;
      readonly colour?: string;
      readonly face?: number;
      readonly costume?: object;
    }
  | { readonly ask: 'ready'; readonly ready: boolean }
  | { readonly ask: 'promise'; readonly hash: string }
  | { readonly ask: 'reveal'; readonly words: string }
  | { readonly ask: 'arrange'; readonly game?: string; readonly options?: object; readonly rules?: object }
  | {
      readonly ask: 'add-bot';
      readonly level: string;
      readonly name: string;
      /** How it likes to look; where somebody looks so already, it takes what is free. */
      readonly colour?: string;
      readonly face?: number;
    }
  /** Somebody of the cast: name and appearance come with them, and their level where no other is wished for. */
  | { readonly ask: 'add-bot'; readonly member: string; readonly level?: string }
  | { readonly ask: 'change-bot'; readonly seat: Seat; readonly level: string }
  | { readonly ask: 'remove'; readonly seat: Seat }
  | { readonly ask: 'hand-over'; readonly seat: Seat }
  | { readonly ask: 'start' }
  | { readonly ask: 'play'; readonly command: unknown; readonly pressed?: number }
  | { readonly ask: 'look'; readonly at: Seat | null }
  /** D-44: this seat's own device has seen its player wink; `ago` is how many milliseconds before it tells so. */
  | { readonly ask: 'winked'; readonly signal: string; readonly ago?: number }
  | { readonly ask: 'vote'; readonly on: Motion; readonly yes: boolean }
  | { readonly ask: 'rematch'; readonly game?: string; readonly options?: object }
  | { readonly ask: 'end-evening' }
  | { readonly ask: 'say'; readonly phrase?: string; readonly text?: string }
  | { readonly ask: 'react'; readonly reaction: string };

/** What is asked of the table itself: everything but commands of the game, and what eyes do. */
export type TableAsk = Exclude<Ask, { ask: 'play' | 'look' | 'winked' }>;

const MOTION = /^(?:pause|resume|end|replace\/[0-7])$/;

const motion = v.custom<Motion>((on) => typeof on === 'string' && MOTION.test(on));
const plainObject = v.custom<object>((some) => typeof some === 'object' && some !== null);
const level = v.pipe(v.string(), v.minLength(1), v.maxLength(24));

/** The shape of what is asked, wherever it comes from. */
export const TableAsk: v.GenericSchema<unknown, TableAsk> = v.variant('ask', [
  v.object({
    ask: v.literal('sit'),
    name: v.string(),
    token: v.string(),
    face: v.exactOptional(v.number()),
    costume: v.exactOptional(plainObject),
  }),
  v.object({ ask: v.literal('leave') }),
  v.object({
    ask: v.literal('set-appearance'),
    name: v.exactOptional(v.string()),
    colour: v.exactOptional(v.string()),
    face: v.exactOptional(v.number()),
    costume: v.exactOptional(plainObject),
  }),
  v.object({ ask: v.literal('ready'), ready: v.boolean() }),
  v.object({ ask: v.literal('promise'), hash: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)) }),
  v.object({ ask: v.literal('reveal'), words: v.string() }),
  v.object({
    ask: v.literal('arrange'),
    game: v.exactOptional(v.string()),
    options: v.exactOptional(plainObject),
    rules: v.exactOptional(plainObject),
  }),
  v.object({
    ask: v.literal('add-bot'),
    level,
    name: v.string(),
    colour: v.exactOptional(v.string()),
    face: v.exactOptional(v.number()),
  }),
  v.object({ ask: v.literal('add-bot'), member: v.string(), level: v.exactOptional(level) }),
  v.object({ ask: v.literal('change-bot'), seat: v.number(), level }),
  v.object({ ask: v.literal('remove'), seat: v.number() }),
  v.object({ ask: v.literal('hand-over'), seat: v.number() }),
  v.object({ ask: v.literal('start') }),
  v.object({ ask: v.literal('vote'), on: motion, yes: v.boolean() }),
  v.object({
    ask: v.literal('rematch'),
    game: v.exactOptional(v.string()),
    options: v.exactOptional(plainObject),
  }),
  v.object({ ask: v.literal('end-evening') }),
  v.object({
    ask: v.literal('say'),
    phrase: v.exactOptional(v.pipe(v.string(), v.regex(/^[a-z-]{1,24}$/))),
    text: v.exactOptional(v.pipe(v.string(), v.minLength(1), v.maxLength(200))),
  }),
  v.object({ ask: v.literal('react'), reaction: v.pipe(v.string(), v.regex(/^[a-z-]{1,24}$/)) }),
]);

/** Every input has an id of its sender's choice. */
export type Input = Ask & { readonly id: string };
