import type { Level } from '../bot.ts';
import type { Span } from '../pace.ts';
import type { Nature } from './nature.ts';

/**
 * What makes a player of the wink family better or worse: attention, memory and judgement. Nothing in here lets a
 * bot know more than its seat is told.
 */
export interface Temper extends Nature {
  /** The share of looks that go to the board and the own hand. */
  readonly board: { readonly idle: number; readonly seeking: number; readonly owing: number };
  /** How much each errand of the eyes weighs when the next face is chosen. */
  readonly errands: {
    /** The caller to whom a signal is owed. */
    readonly owe: number;
    /** Those who may owe this player a signal. */
    readonly seek: number;
    /** Those who may owe one to somebody else. */
    readonly spy: number;
    /** Callers: where their eyes rest may show which player is their partner. */
    readonly shadow: number;
    /** Anybody. */
    readonly drift: number;
  };
  /** How long a look rests on a face that may owe a signal and does not look back. */
  readonly unansweredLook: Span;
  /** Goes from face to face when it seeks, and does not come back to one before the others had their turn. */
  readonly searches: boolean;
  /** How likely it pretends to be the partner of a caller whose card it does not hold, by looking at that caller as the partner would. */
  readonly baits: number;
  /** How likely it looks up at a caller to whom it owes a signal when it feels new eyes: they may be the caller's. */
  readonly answers: number;
  /** How likely it stays on a face that it sees looking at a caller. */
  readonly staysOnSuspect: number;
  /** How likely it follows the eyes of a caller to the face that they have found. */
  readonly followsCallersEyes: number;
  /** Waits for the caller to look back before signalling. */
  readonly waitsForEyes: boolean;
  /** How often it signals only while no eyes but the caller's rest on its face. */
  readonly discretion: number;
  /** How likely it looks away from a caller while others watch it. */
  readonly leavesWhenWatched: number;
  /** From signalling to looking away, which ends the signal; null for staying until it is over. */
  readonly looksAway: Span | null;
  /** Knows whose eyes are harmless, whom a point would help, and what is left of the game. */
  readonly weighs: boolean;
  /** Accuses on likelihood where it expects to gain so many points more than by keeping the spy card; null for never. */
  readonly accusesFromGain: number | null;
  /** How often, when its eyes move on, it accuses the likeliest player without asking whether that is likely enough. */
  readonly accusesLikeliest: number;
  /** How often it accuses a player drawn at random, without any suspicion. */
  readonly accusesAnybody: number;
  /** Names and calls whatever comes to mind. */
  readonly atRandom: boolean;
}

export const TEMPERS: Readonly<Record<Level, Temper>> = {
  random: {
    reaction: { usual: 500, spread: 100, tail: 300 },
    poise: 300,
    look: { least: 500, typical: 1400 },
    hold: { least: 500, typical: 1400 },
    rest: { least: 500, typical: 1400 },
    unansweredLook: { least: 500, typical: 1400 },
    thinking: { least: 500, typical: 1500 },
    calling: { least: 0, typical: 1500 },
    board: { idle: 0.4, seeking: 0.4, owing: 0.4 },
    errands: { owe: 0, seek: 0, spy: 0, shadow: 0, drift: 1 },
    searches: false,
    baits: 0,
    answers: 0,
    staysOnSuspect: 0,
    followsCallersEyes: 0,
    waitsForEyes: false,
    discretion: 0,
    leavesWhenWatched: 0,
    looksAway: null,
    notices: 0.25,
    remembers: 0.25,
    accuses: 0.25,
    caution: 0,
    counts: false,
    reads: 0,
    weighs: false,
    accusesFromGain: null,
    accusesLikeliest: 0,
    accusesAnybody: 0.02,
    atRandom: true,
  },
  novice: {
    reaction: { usual: 480, spread: 90, tail: 250 },
    poise: 300,
    look: { least: 500, typical: 1300 },
    hold: { least: 600, typical: 1300 },
    rest: { least: 800, typical: 1800 },
    unansweredLook: { least: 500, typical: 1300 },
    thinking: { least: 700, typical: 1800 },
    calling: { least: 0, typical: 1600 },
    board: { idle: 0.6, seeking: 0.45, owing: 0.4 },
    errands: { owe: 2, seek: 1, spy: 0, shadow: 0.1, drift: 0.3 },
    searches: false,
    baits: 0.1,
    answers: 0,
    staysOnSuspect: 0.1,
    followsCallersEyes: 0,
    waitsForEyes: true,
    discretion: 0.3,
    leavesWhenWatched: 0,
    looksAway: null,
    notices: 0.75,
    remembers: 0.75,
    accuses: 0.7,
    caution: 0.2,
    counts: false,
    reads: 0,
    weighs: false,
    accusesFromGain: null,
    accusesLikeliest: 0.004,
    accusesAnybody: 0.001,
    atRandom: false,
  },
  regular: {
    reaction: { usual: 340, spread: 65, tail: 170 },
    poise: 300,
    look: { least: 450, typical: 1100 },
    hold: { least: 800, typical: 1600 },
    rest: { least: 500, typical: 1200 },
    unansweredLook: { least: 450, typical: 1000 },
    thinking: { least: 500, typical: 1300 },
    calling: { least: 0, typical: 1400 },
    board: { idle: 0.45, seeking: 0.3, owing: 0.3 },
    errands: { owe: 3, seek: 1.5, spy: 0.5, shadow: 0.3, drift: 0.2 },
    searches: false,
    baits: 0.25,
    answers: 0.2,
    staysOnSuspect: 0.4,
    followsCallersEyes: 0.2,
    waitsForEyes: true,
    discretion: 0.85,
    leavesWhenWatched: 0.1,
    looksAway: { least: 250, typical: 400 },
    notices: 0.88,
    remembers: 0.92,
    accuses: 0.9,
    caution: 0.1,
    counts: false,
    reads: 0.5,
    weighs: false,
    accusesFromGain: null,
    accusesLikeliest: 0.002,
    accusesAnybody: 0,
    atRandom: false,
  },
  expert: {
    reaction: { usual: 260, spread: 50, tail: 130 },
    poise: 260,
    look: { least: 400, typical: 900 },
    hold: { least: 900, typical: 1600 },
    rest: { least: 300, typical: 800 },
    unansweredLook: { least: 400, typical: 700 },
    thinking: { least: 300, typical: 1000 },
    calling: { least: 0, typical: 1300 },
    board: { idle: 0.35, seeking: 0.2, owing: 0.25 },
    errands: { owe: 4, seek: 2, spy: 1, shadow: 0.3, drift: 0.1 },
    searches: true,
    baits: 0.4,
    answers: 0.3,
    staysOnSuspect: 0.3,
    followsCallersEyes: 0.2,
    waitsForEyes: true,
    discretion: 0.92,
    leavesWhenWatched: 0.1,
    looksAway: { least: 150, typical: 260 },
    notices: 0.95,
    remembers: 1,
    accuses: 1,
    caution: 0.1,
    counts: true,
    reads: 0.4,
    weighs: false,
    accusesFromGain: null,
    accusesLikeliest: 0,
    accusesAnybody: 0,
    atRandom: false,
  },
  shark: {
    reaction: { usual: 220, spread: 60, tail: 115 },
    poise: 260,
    look: { least: 400, typical: 900 },
    hold: { least: 1000, typical: 1700 },
    rest: { least: 250, typical: 600 },
    unansweredLook: { least: 450, typical: 750 },
    thinking: { least: 300, typical: 900 },
    calling: { least: 0, typical: 1300 },
    board: { idle: 0.3, seeking: 0.05, owing: 0.1 },
    errands: { owe: 3, seek: 2, spy: 0.2, shadow: 0.1, drift: 0.05 },
    searches: true,
    baits: 0.3,
    answers: 0.9,
    staysOnSuspect: 0.05,
    followsCallersEyes: 0.1,
    waitsForEyes: true,
    discretion: 1,
    leavesWhenWatched: 0.1,
    looksAway: { least: 100, typical: 130 },
    notices: 1,
    remembers: 1,
    accuses: 1,
    caution: 0,
    counts: true,
    reads: 0.7,
    weighs: true,
    accusesFromGain: 0.3,
    accusesLikeliest: 0,
    accusesAnybody: 0,
    atRandom: false,
  },
};
