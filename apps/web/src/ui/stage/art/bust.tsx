import { createElement, memo, type ReactNode } from 'react';
import type { DrawnGaze, EyePose, EyeStyle, Wink } from '../../art/eyes/eye-style.ts';
import { Eyes } from '../../art/eyes/eyes.tsx';
import { COLOUR_TONES, type Colour } from '../../art/guests/colours.ts';
import { drawCostume } from '../../art/guests/costume/drawn-costume.ts';
import { faceOf } from '../../art/guests/faces.ts';
import { BEARD, COAT, MOUSTACHE } from '../../art/guests/guest.ts';
import { HAIR } from '../../art/guests/hair.ts';
import { cheeks, ears, head, neck, nose } from '../../art/kit/anatomy.ts';
import { clip } from '../../art/kit/clips.ts';
import { fold, line, mirror, pair, stack } from '../../art/kit/draw.ts';
import { type Ink, lit, NIGHT, PAPER, shade } from '../../art/kit/inks.ts';
import { BROWS, MOODS, type Mood, type MoodName } from './moods.ts';
import { MOUTHS } from './mouths.ts';

export interface BustProps {
  readonly face: number;
  readonly colour: Colour;
  readonly mood: MoodName;
  /** Without the mask: only after a game. */
  readonly isBare?: boolean | undefined;
  readonly hasOrnament?: boolean | undefined;
  readonly gaze?: DrawnGaze | undefined;
  readonly pose?: EyePose | undefined;
  readonly winks?: Wink | undefined;
}

/** Somebody close by, on a board of 100 by 100: the same face as at the table, with feelings. */
export const Bust = memo(function Bust({ face, colour, mood, isBare = false, ...props }: BustProps) {
  const { body, eyes, over, hat, symbol } = drawnOnce(face, colour, mood, isBare);
  return (
    <g>
      {body}
      <Eyes look={eyes} gaze={props.gaze ?? AHEAD} pose={props.pose} play={props.winks} />
      {over}
      {hat}
      {(hat || (props.hasOrnament && !isBare)) && symbol}
    </g>
  );
});

const AHEAD: DrawnGaze = { x: 0, y: 0 };

interface Drawn {
  readonly body: ReactNode;
  readonly eyes: EyeStyle;
  /** Brows and lower lids lie over the eyes. */
  readonly over: ReactNode;
  readonly hat: ReactNode;
  readonly symbol: ReactNode;
}

const drawn = new Map<string, Drawn>();

function drawnOnce(face: number, colour: Colour, mood: MoodName, isBare: boolean): Drawn {
  const key = `${face} ${colour} ${mood} ${isBare}`;
  const known = drawn.get(key);
  if (known) return known;
  const fresh = draw(face, colour, MOODS[mood], isBare);
  drawn.set(key, fresh);
  return fresh;
}

function draw(number: number, colour: Colour, mood: Mood, isBare: boolean): Drawn {
  const face = faceOf(number);
  const hair = HAIR[face.hair];
  const { mask, onMask, hat, symbol, lashes } = drawCostume(number, colour);
  const tone = COLOUR_TONES[colour];
  const lid: Ink = isBare ? face.skin : tone;
  const eyes: EyeStyle = {
    y: 52,
    dx: isBare ? 12.5 : 13.5,
    radius: isBare ? 8.2 : 8.8,
    lid,
    cover: 0.16,
    flick: 3,
    lashes,
    ...mood.eyes,
  };
  const body = stack(
    fold(COAT, face.coat),
    hair.back(face.hairInk),
    neck(face.skin),
    hair.hidesEars ? null : ears(face.skin, 56),
    head(face.skin),
    nose(face.skin, 2),
    face.beard && fold(BEARD, face.beard),
    mood.blushes ? cheeks(66, 17, 4.4) : null,
    MOUTHS[mood.mouth ?? face.mouth](),
    face.moustache && pair(MOUSTACHE, face.moustache),
    isBare ? markOf(mask) : null,
    hair.front(face.hairInk),
    isBare ? null : stack(shadowOf(mask), fold(mask, tone), onMask),
  );
  const over = stack(squinting(eyes, mood.squint ?? 0), browsOf(mood, isBare));
  return { body, eyes, over, hat, symbol };
}

const shadowOf = (mask: string): ReactNode =>
  createElement('path', { d: mask, fill: NIGHT, opacity: 0.32, transform: 'translate(0 2.6)' });

/** Where the mask was, the skin is paler. */
const markOf = (mask: string): ReactNode =>
  createElement(
    'g',
    { clipPath: clip('head') },
    createElement('path', {
      d: mask,
      fill: PAPER,
      opacity: 0.2,
      transform: 'translate(50 52) scale(.8) translate(-50 -52)',
    }),
  );

function browsOf({ brows: [left, right], browsUp = 0 }: Mood, isBare: boolean): ReactNode {
  const drawnBrows = stack(line(BROWS[left], 'ink', 2.7), mirror(line(BROWS[right], 'ink', 2.7)));
  const lowered = (isBare ? 8 : 0) - browsUp;
  return createElement('g', { transform: lowered ? `translate(0 ${lowered})` : undefined }, drawnBrows);
}

/** The lower lid is cut a little larger than the eye, whose edge would else shine through. */
const RIM = 1.05;

/** The lower lid: the same chord as the upper one, rising. */
function squinting({ y, dx, radius, lid }: EyeStyle, by: number): ReactNode {
  if (by === 0) return null;
  const top = 8 - by * 16;
  return [-1, 1].map((side) => (
    <g key={side} transform={`translate(${50 + side * dx!} ${y}) scale(${(radius! / 8) * RIM})`}>
      <g clipPath={clip('eye')}>
        <path d={`M-10 14H10V${top}Q0 ${top - 4} -10 ${top}Z`} fill={side < 0 ? lit(lid) : shade(lid)} />
      </g>
      <path
        d={`M-7 ${top - 0.6}Q0 ${top - 4} 7 ${top - 0.6}`}
        fill="none"
        stroke={NIGHT}
        strokeWidth="2"
        strokeLinecap="round"
      />
    </g>
  ));
}

interface MaskAloneProps {
  readonly face: number;
  readonly colour: Colour;
}

/** A mask that nobody wears any more, with its ribbons. */
export const MaskAlone = memo(function MaskAlone({ face, colour }: MaskAloneProps) {
  const { mask, onMask } = drawCostume(face, colour);
  return (
    <g>
      {line('M79 48C92 44 96 56 106 50', 'ink', 2)}
      {line('M21 48C8 46 6 60 -6 56', 'ink', 2)}
      {shadowOf(mask)}
      {fold(mask, COLOUR_TONES[colour])}
      {onMask}
      <circle cx="36.5" cy="52" r="8.2" fill={NIGHT} />
      <circle cx="63.5" cy="52" r="8.2" fill={NIGHT} />
    </g>
  );
});
