import { type Act, type Draw, type Otherwise, shareOf } from './face.ts';

const isWink = ({ does }: Act): boolean => does.startsWith('wink');
const between = (draw: Draw, least: number, most: number): number => least + (most - least) * draw();
const winks = (change: (act: Act, draw: Draw) => Partial<Act>) => (act: Act, draw: Draw) =>
  isWink(act) ? { ...act, ...change(act, draw) } : act;
const blinks = (change: (act: Act, draw: Draw) => Partial<Act>) => (act: Act, draw: Draw) =>
  act.does === 'blink' ? { ...act, ...change(act, draw) } : act;
const both = (value: number): [number, number] => [value, value];

/** How much of a wink is going on: what people do with their head while they wink, they do a little longer. */
const winking = (seconds: number, acts: readonly Act[]): number =>
  Math.max(0, ...acts.filter(isWink).map((act) => shareOf(act, seconds, 0.2)));

/** Every so many seconds, for so many: from 0 to 1, in half a second. */
const nowAndThen = (seconds: number, every: number, lasts: number): number =>
  shareOf({ at: Math.floor(seconds / every) * every + 2, lasts }, seconds, 0.5);

const perSecond = (pictures: number) => (draw: Draw) => 1000 / pictures + between(draw, -4, 4);

/** Faces, habits, cameras and machines beside those on which the detector was tried first. */
export const OTHERWISE: Readonly<Record<string, Otherwise>> = {
  'as they are': {},
  '10 pictures a second': { apart: perSecond(10) },
  '15 pictures a second': { apart: perSecond(15) },
  '30 pictures a second': { apart: perSecond(30) },
  '60 pictures a second': { apart: perSecond(60) },
  'uneven pictures, 15 to 95 ms apart': { apart: (draw) => between(draw, 15, 95) },
  'a gap of 0.15 to 0.6 s every second': {
    apart: (draw) => (draw() < 0.04 ? between(draw, 150, 600) : between(draw, 28, 40)),
  },
  'the face is missed in one picture of 20': {
    told: (sample, draw) => (draw() < 0.05 ? { ...sample, eL: 0, eR: 0 } : sample),
  },
  'no opinion of the model': { told: ({ t, eL, eR, yaw, pitch }) => ({ t, eL, eR, yaw, pitch }) },
  'a model whose opinion is always none': { told: (sample) => ({ ...sample, bL: 0, bR: 0 }) },
  'a head turned by 10 degrees': { yaw: () => 10 },
  'a head turned by 20 degrees': { yaw: () => -20 },
  'a head turned by 30 degrees': { yaw: () => 30 },
  'a head that turns to and fro, by 25 degrees': { yaw: (seconds) => 25 * Math.sin(seconds / 2) },
  'a head that moves in the wink': {
    yaw: (seconds, acts) => 8 * winking(seconds, acts),
    seenAs: (seconds, acts) => both(1 - 0.12 * winking(seconds, acts)),
  },
  'a head that nods all the time': { seenAs: (seconds) => both(1 + 0.08 * Math.sin(seconds * 5)) },
  'noise of 1.5 times': { noise: [1.5, 1.5] },
  'noise of 2.5 times': { noise: [2.5, 2.5] },
  'glasses: one eye lower, less deep and noisier': { height: [1, 0.75], depth: [1, 0.7], noise: [1, 1.5] },
  'eyes of which one closes 1.8 times as deep': { depth: [Math.exp(0.3), Math.exp(-0.3)] },
  'eyes that close by little': { depth: [0.7, 0.7] },
  'winks of 0.65 to 0.85 of the way': {
    act: winks(({ does }, draw) => ({
      [does === 'wink left' ? 'left' : 'right']: between(draw, 0.65, 0.85),
    })),
  },
  'slow winks and blinks': {
    ramp: 0.15,
    act: (act, draw) =>
      isWink(act)
        ? { ...act, lasts: between(draw, 0.5, 1) }
        : blinks(() => ({ lasts: between(draw, 0.3, 0.55) }))(act, draw),
  },
  'fast winks and blinks': {
    ramp: 0.045,
    act: (act, draw) =>
      isWink(act)
        ? { ...act, lasts: between(draw, 0.14, 0.22) }
        : blinks(() => ({ lasts: between(draw, 0.05, 0.1) }))(act, draw),
  },
  'blinks of which one eye is later by up to 0.1 s': {
    act: blinks((_, draw) => ({ lag: between(draw, -0.1, 0.1) })),
  },
  'blinks of which one eye closes by 0.7 to 0.9': {
    act: blinks((_, draw) => ({ [draw() < 0.5 ? 'left' : 'right']: between(draw, 0.7, 0.9) })),
  },
  'the light changes: a third of the height in ten seconds': {
    seenAs: (seconds) => both(1 + 0.16 * Math.sin(seconds / 3)),
  },
  'a log that begins in a blink': {
    narrowed: (seconds) => both(seconds < 1 ? 1 : Math.max(0, 1 - (seconds - 1) / 0.1)),
  },
  'logs of some twelve seconds': { acts: 7 },
  'logs of some twelve seconds, of eyes of which one closes 1.8 times as deep': {
    acts: 7,
    depth: [Math.exp(-0.3), Math.exp(0.3)],
  },
  'squints of 0.3 to 0.6, a little uneven': {
    act: (act, draw) => {
      if (act.does !== 'squint') return act;
      const [depth, uneven] = [between(draw, 0.3, 0.6), between(draw, -0.1, 0.1)];
      return { ...act, lasts: between(draw, 0.4, 2), left: depth + uneven, right: depth - uneven };
    },
  },
  'smiles that narrow both eyes in the wink': {
    narrowed: (seconds, acts) => both(0.3 * winking(seconds, acts)),
  },
  'smiles of some seconds': { narrowed: (seconds) => both(0.35 * nowAndThen(seconds, 9, 3)) },
  'looks down at the table, for some seconds': {
    narrowed: (seconds) => both(0.5 * nowAndThen(seconds, 11, 2.5)),
  },
  'the other eye closes along by half': { alongs: [0.5] },
};
