import type { Reaction } from '@oeillade/protocol';
import type { ReactNode } from 'react';
import type { DrawnGaze } from '../art/eyes/eye-style.ts';
import { symbolPath } from '../art/guests/colours.ts';
import type { Skin } from '../art/guests/faces.ts';
import { flat, line, pair, shaded, stack } from '../art/kit/draw.ts';
import { oval } from '../art/kit/paths.ts';
import type { MoodName } from '../stage/art/moods.ts';

/** Where the eyes look, from which millisecond of the reaction on. */
interface TimedGaze extends DrawnGaze {
  readonly from: number;
}

/**
 * How a reaction is drawn, with the eyes of all faces: pupils, two lids and brows. Both eyes always do the same, so that
 * nobody takes a reaction for a wink; and the mouth, which no signal moves, always takes part.
 */
export interface DrawnReaction {
  readonly mood: MoodName;
  /** In the order of time; the first from the beginning. */
  readonly gazes: readonly [TimedGaze, ...TimedGaze[]];
  /** Both eyes shut. */
  readonly areEyesShut?: boolean;
  /** What lies before the face, and moves once the eyes are still. */
  readonly front?: (skin: Skin) => ReactNode;
}

const at = (x: number, y: number, from = 0): TimedGaze => ({ x, y, from });
/** Until then the face comes up, and the eyes hold. */
export const ARRIVED = 260;

const NOTE = stack(
  line('M73 74V59L84 56V70', 'vermilion', 2.6),
  flat(oval(70.2, 74.5, 3.6, 2.8), 'vermilion'),
  flat(oval(81.2, 70.5, 3.6, 2.8), 'vermilion'),
);
const HEART = flat(symbolPath('rose', 74, 74, 7), 'pink');
const DROP = stack(
  flat('M33 62C29 68 29 73.4 33 73.4C37 73.4 37 68 33 62Z', 'sky'),
  shaded('M33 62C37 68 37 73.4 33 73.4Z', 'sky'),
);
/** A hand on the left, mirrored on the right. */
const PALM = 'M49.4 106C41 109 33 103 34 95C35 89 38.5 79 41.5 75.5C44 73 48.8 73.5 49.4 78Z';
const SPARKS = 'M50 72V66M43 72.5L39.5 68M57 72.5L60.5 68';

export const DRAWN: Readonly<Record<Reaction, DrawnReaction>> = {
  'rolled-eyes': {
    mood: 'weary',
    gazes: [at(-0.9, -0.4), at(-0.4, -1.5, ARRIVED), at(0.5, -1.5, ARRIVED + 200)],
  },
  whistle: {
    mood: 'innocent',
    gazes: [at(0, -0.4), at(0.95, -0.6, ARRIVED), at(-0.95, -0.6, ARRIVED + 240)],
    front: () => NOTE,
  },
  shock: { mood: 'stunned', gazes: [at(0, 0)] },
  squint: { mood: 'wary', gazes: [at(0, 0), at(-0.7, 0, ARRIVED), at(0.7, 0, ARRIVED + 320)] },
  laugh: { mood: 'laughing', gazes: [at(0, -0.3)] },
  kiss: { mood: 'kissing', gazes: [at(0, 0)], areEyesShut: true, front: () => HEART },
  tear: { mood: 'weeping', gazes: [at(0.1, 0.7)], front: () => DROP },
  'slow-clap': {
    mood: 'unmoved',
    gazes: [at(0, 0.2)],
    front: (skin) => stack(pair(PALM, skin), line(SPARKS, 'paper', 2.4)),
  },
};

/** Where the eyes look so long after a reaction has begun. */
export const gazeAt = ({ gazes }: DrawnReaction, ms: number): DrawnGaze =>
  gazes.findLast(({ from }) => from <= ms) ?? gazes[0];

/** Where they look in the end, for those who want no motion. */
export const lastGaze = ({ gazes }: DrawnReaction): DrawnGaze => gazes.at(-1)!;
