import type { Level } from '../bot.ts';
import type { Span } from '../player/pace.ts';

/**
 * What makes a player of the wink family better or worse: attention, memory and judgement. Nothing in here lets a
 * bot know more than its seat is told.
 */
export interface Temper {
  /** From seeing something to acting on it. */
  readonly reaction: Span;
  /** How long a look rests on a face that gives nothing away. */
  readonly glance: Span;
  /** How long a look stays on a face that looks back, or at a caller. */
  readonly hold: Span;
  /** How long a look rests on the board. */
  readonly rest: Span;
  /** From the beginning of the turn to doing something, and again before calling. */
  readonly thinking: Span;
  /** The share of glances that go to the board and the own hand. */
  readonly boardShare: { readonly idle: number; readonly seeking: number; readonly owing: number };
  /** How much each errand of the eyes weighs when the next face is chosen. */
  readonly errands: {
    /** The caller to whom a signal is owed. */
    readonly partner: number;
    /** Those who may owe this player a signal. */
    readonly seek: number;
    /** Those who may owe one to somebody else. */
    readonly spy: number;
    /** Callers, whose eyes tell whom they have found. */
    readonly shadow: number;
    /** Anybody. */
    readonly drift: number;
  };
  /** How likely it stays on a face that it sees looking at a caller. */
  readonly lingers: number;
  /** How likely it follows the eyes of a caller to the face that they have found. */
  readonly pounces: number;
  /** Waits for the caller to look back before signalling. */
  readonly waitsForEyes: boolean;
  /** Looks away so soon after a signal that was received that hardly anybody else can see it; null for never. */
  readonly looksAway: Span | null;
  /** How likely a signal that was seen is understood at all. */
  readonly notices: number;
  /** How likely what was understood is still there when it is needed. */
  readonly remembers: number;
  /** How likely it accuses when it knows. */
  readonly accuses: number;
  /** How sure it wants to be before it designates where it need not. */
  readonly caution: number;
  /** Reads gazes: who stares at a caller probably holds the twin. */
  readonly readsGazes: boolean;
  /** Counts cards: who cannot hold what, which numbers went unanswered. */
  readonly countsCards: boolean;
  /** Does things at random that others do for a reason. */
  readonly whim: number;
}

export const TEMPERS: Readonly<Record<Level, Temper>> = {
  random: {
    reaction: { least: 400, typical: 900 },
    glance: { least: 500, typical: 1400 },
    hold: { least: 500, typical: 1400 },
    rest: { least: 500, typical: 1400 },
    thinking: { least: 500, typical: 1500 },
    boardShare: { idle: 0.4, seeking: 0.4, owing: 0.4 },
    errands: { partner: 0, seek: 0, spy: 0, shadow: 0, drift: 1 },
    lingers: 0,
    pounces: 0,
    waitsForEyes: false,
    looksAway: null,
    notices: 0.25,
    remembers: 0.25,
    accuses: 0.25,
    caution: 0,
    readsGazes: false,
    countsCards: false,
    whim: 0.02,
  },
  novice: {
    reaction: { least: 350, typical: 800 },
    glance: { least: 500, typical: 1300 },
    hold: { least: 600, typical: 1300 },
    rest: { least: 800, typical: 1800 },
    thinking: { least: 700, typical: 1800 },
    boardShare: { idle: 0.6, seeking: 0.45, owing: 0.4 },
    errands: { partner: 2, seek: 1, spy: 0, shadow: 0.1, drift: 0.3 },
    lingers: 0,
    pounces: 0,
    waitsForEyes: false,
    looksAway: null,
    notices: 0.7,
    remembers: 0.7,
    accuses: 0.65,
    caution: 0.3,
    readsGazes: false,
    countsCards: false,
    whim: 0.003,
  },
  regular: {
    reaction: { least: 280, typical: 550 },
    glance: { least: 450, typical: 1100 },
    hold: { least: 800, typical: 1600 },
    rest: { least: 500, typical: 1400 },
    thinking: { least: 500, typical: 1300 },
    boardShare: { idle: 0.65, seeking: 0.5, owing: 0.45 },
    errands: { partner: 3, seek: 1.5, spy: 0.1, shadow: 0.3, drift: 0.1 },
    lingers: 0.1,
    pounces: 0.1,
    waitsForEyes: true,
    looksAway: null,
    notices: 0.8,
    remembers: 0.9,
    accuses: 0.8,
    caution: 0.3,
    readsGazes: false,
    countsCards: false,
    whim: 0,
  },
  expert: {
    reaction: { least: 200, typical: 380 },
    glance: { least: 420, typical: 800 },
    hold: { least: 900, typical: 1700 },
    rest: { least: 300, typical: 900 },
    thinking: { least: 300, typical: 900 },
    boardShare: { idle: 0.82, seeking: 0.25, owing: 0.3 },
    errands: { partner: 4, seek: 1.5, spy: 0.02, shadow: 0.05, drift: 0.02 },
    lingers: 0.15,
    pounces: 0.15,
    waitsForEyes: true,
    looksAway: { least: 120, typical: 200 },
    notices: 0.97,
    remembers: 1,
    accuses: 1,
    caution: 0.35,
    readsGazes: true,
    countsCards: true,
    whim: 0,
  },
  shark: {
    reaction: { least: 180, typical: 320 },
    glance: { least: 420, typical: 800 },
    hold: { least: 900, typical: 1700 },
    rest: { least: 300, typical: 900 },
    thinking: { least: 300, typical: 900 },
    boardShare: { idle: 0.82, seeking: 0.25, owing: 0.3 },
    errands: { partner: 4, seek: 1.5, spy: 0.02, shadow: 0.05, drift: 0.02 },
    lingers: 0.15,
    pounces: 0.15,
    waitsForEyes: true,
    looksAway: { least: 120, typical: 200 },
    notices: 0.97,
    remembers: 1,
    accuses: 1,
    caution: 0.35,
    readsGazes: true,
    countsCards: true,
    whim: 0,
  },
};
