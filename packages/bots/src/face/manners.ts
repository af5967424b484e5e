import type { Cue } from '../cast/voices.ts';
import type { Occasion } from '../occasion.ts';
import type { Span } from '../pace.ts';

/** How bots take something: how often they show it, after how long, which faces they make, and what those of the cast say. */
export interface Manner {
  readonly chance: number;
  /** Unless the game says how long it is played on pages. */
  readonly after: Span;
  /** One that stands here twice comes twice as often. */
  readonly shows: readonly string[];
  readonly says?: Cue;
}

const AT_ONCE: Span = { least: 700, typical: 1_500 };
/** Pages play the end for up to ten seconds: a face waits until it is seen. */
const AFTER_END: Span = { least: 10_000, typical: 13_000 };

export const MANNERS: Readonly<Record<Occasion, Manner>> = {
  begins: { chance: 0, after: AT_ONCE, shows: [], says: 'begins' },
  catches: {
    chance: 0.4,
    after: AT_ONCE,
    shows: ['laugh', 'laugh', 'kiss', 'squint'],
    says: 'proud',
  },
  'is-caught': {
    chance: 0.55,
    after: AT_ONCE,
    shows: ['shock', 'shock', 'tear', 'rolled-eyes', 'slow-clap'],
    says: 'caught',
  },
  'sees-somebody-caught': { chance: 0.08, after: AT_ONCE, shows: ['shock', 'laugh', 'whistle'] },
  'suspects-wrongly': {
    chance: 0.4,
    after: AT_ONCE,
    shows: ['rolled-eyes', 'whistle', 'tear'],
    says: 'sorry',
  },
  'is-suspected-wrongly': {
    chance: 0.45,
    after: AT_ONCE,
    shows: ['laugh', 'whistle', 'slow-clap', 'squint'],
    says: 'wary',
  },
  'finds-partner': { chance: 0.25, after: AT_ONCE, shows: ['kiss', 'laugh', 'kiss'], says: 'glad' },
  'misses-partner': {
    chance: 0.25,
    after: AT_ONCE,
    shows: ['rolled-eyes', 'shock', 'tear'],
    says: 'sorry',
  },
  'is-guessed-at': {
    chance: 0.3,
    after: AT_ONCE,
    shows: ['whistle', 'squint', 'rolled-eyes', 'laugh'],
    says: 'wary',
  },
  'gets-ahead': { chance: 0, after: AT_ONCE, shows: [], says: 'glad' },
  wins: { chance: 0.7, after: AFTER_END, shows: ['laugh', 'kiss'], says: 'wins' },
  loses: { chance: 0.4, after: AFTER_END, shows: ['tear', 'slow-clap', 'rolled-eyes'], says: 'loses' },
};

/** Milliseconds from one reaction of a bot to its next, and from one word: whoever pulls faces at everything is soon looked at no more. */
export const LULL = 15_000;
