import { memo, type ReactNode, useRef } from 'react';
import type { EyePose, Gaze } from '../eyes/eye-style.ts';
import { Eyes } from '../eyes/eyes.tsx';
import { useBlink } from '../eyes/use-blink.ts';
import { ARCH, clip } from '../kit/clips.ts';
import { fitText } from '../kit/fit-text.ts';
import { INKS, NIGHT, PAPER } from '../kit/inks.ts';
import { rays } from '../kit/ornaments.ts';
import { slab } from '../kit/paths.ts';
import { COLOUR_TONES, type Colour, symbolPath } from './colours.ts';
import { type Expression, HandOnChin, RaisedBrows, useExpressionEnd, WINKS } from './expressions.tsx';
import { picturedGuestOf } from './guest.ts';

export interface LogeProps {
  /** The number of the seat's face. */
  readonly guest: number;
  readonly colour: Colour;
  readonly name: string;
  /** How many cards are in their hand. */
  readonly cards?: number | undefined;
  /** In the light: I look at them. */
  readonly lit?: boolean | undefined;
  /** Neither lit nor dimmed: in the lobby, and my own. */
  readonly plain?: boolean | undefined;
  readonly isBot?: boolean | undefined;
  readonly gaze?: Gaze | undefined;
  /** A pose to hold. */
  readonly eye?: EyePose | undefined;
  /** An agreed signal to play once; take it away again when it has ended. */
  readonly expression?: Expression | undefined;
  /** Holds the expression still, for rules and menus. */
  readonly held?: boolean | undefined;
  readonly onExpressionEnd?: (() => void) | undefined;
  readonly blinks?: boolean | undefined;
  /** Looks straight ahead and does nothing: of a face that nobody sees, nothing can be seen. */
  readonly still?: boolean | undefined;
  readonly nameSize?: number | undefined;
  /** What a screen reader says; the name if left out. */
  readonly label?: string | undefined;
}

const LEDGE = slab(-4, 112, 128, 40, 9);
const LEDGE_SHADE = 'M60 112H115A9 9 0 0 1 124 121V143A9 9 0 0 1 115 152H60Z';
const SCALE = 'translate(3 12) scale(1.14)';
const GLEAM = rays(60, 66, [20, 110], { count: 14, spread: 6, ink: ['#FFFAEA', '#FFFAEA'], from: 6 });

type Lighting = 'lit' | 'plain' | 'dim';

/** The two halves of the wall behind. */
const WALLS: Readonly<Record<Lighting, readonly [left: string, right: string]>> = {
  lit: ['#FFDF8E', '#FFEDBE'],
  plain: [INKS.plum[1], INKS.plum[0]],
  dim: ['var(--loge-l)', 'var(--loge-r)'],
};

/** A guest in a theatre box: the face that one looks at, and that looks back. */
export const Loge = memo(function Loge(props: LogeProps) {
  const { colour, name, cards, expression, held = false } = props;
  const lighting: Lighting = props.lit ? 'lit' : props.plain ? 'plain' : 'dim';
  const guest = picturedGuestOf(props.guest, colour);
  const [light, dark] = COLOUR_TONES[colour];
  const [left, right] = WALLS[lighting];
  const wink = expression && WINKS[expression];
  const eyes = useRef<SVGGElement>(null);
  useBlink(eyes, (props.blinks ?? true) && !props.still && !expression && (props.eye ?? 'open') === 'open');
  useExpressionEnd(held ? undefined : expression, props.onExpressionEnd);
  return (
    <svg
      className="loge"
      viewBox="-6 -10 132 176"
      overflow="visible"
      role="img"
      aria-label={props.label ?? name}
      data-lighting={lighting}
      data-expression={expression}
      data-held={held ? '' : undefined}
    >
      {lighting === 'lit' && <path d="M-3 119V62A63 63 0 0 1 123 62V119Z" fill="#FFF3CF" />}
      <g clipPath={clip('arch')}>
        <path d="M0 0H60V130H0Z" fill={left} />
        <path d="M60 0H120V130H60Z" fill={right} />
        {lighting === 'lit' && <g opacity=".6">{GLEAM}</g>}
        <g transform={SCALE}>
          {guest.coat}
          <g className="head">{guest.head}</g>
        </g>
        {lighting === 'dim' && <path d="M0 0H120V130H0Z" fill="var(--dim)" />}
      </g>
      <path d={ARCH} fill="none" stroke="var(--edge)" strokeWidth="9" />
      <path d={LEDGE} fill="var(--edge)" stroke="var(--edge)" strokeWidth="4" />
      <path d={ARCH} fill="none" stroke={light} strokeWidth="5" />
      <g clipPath={clip('aboveLedge')}>
        <g transform={SCALE}>
          <g className="head">
            {props.still ? (
              guest.stillFace
            ) : (
              <>
                {guest.mask}
                <Eyes
                  ref={eyes}
                  look={guest.eyes}
                  gaze={props.gaze}
                  pose={(held && wink) || props.eye}
                  play={held ? undefined : wink}
                />
                {guest.ornament}
              </>
            )}
            <RaisedBrows expression={expression} />
          </g>
          <HandOnChin expression={expression} />
        </g>
      </g>
      <path d={LEDGE} fill={light} />
      <path d={LEDGE_SHADE} fill={dark} opacity=".5" />
      <path d={symbolPath(colour, 13, 132, 7.5)} fill={NIGHT} />
      <NamePlate name={name} cards={cards} size={props.nameSize ?? 21} />
      {props.isBot && BOT_BADGE}
    </svg>
  );
});

/** How wide a digit of the count is. */
const DIGIT = 11;

interface NamePlateProps {
  readonly name: string;
  readonly cards: number | undefined;
  readonly size: number;
}

function NamePlate({ name, cards, size }: NamePlateProps): ReactNode {
  // Each digit takes its room from the name, so that no count runs into the little cards beside it.
  const digits = cards === undefined ? 0 : String(cards).length * DIGIT;
  const fitted = fitText(name, cards === undefined ? 92 : 66 - digits, size);
  return (
    <>
      <text x="28" y="139" className="art-name" style={{ fontSize: fitted.size }}>
        {fitted.text}
      </text>
      {cards !== undefined && (
        <>
          <g transform={`translate(${95 - digits} 121)`}>
            <rect y="3" width="11" height="15" rx="2.5" fill={NIGHT} opacity=".5" />
            <rect x="4" y="5" width="11" height="15" rx="2.5" fill={NIGHT} />
          </g>
          <text x="119" y="139" textAnchor="end" className="art-name" style={{ fontSize: 20 }}>
            {cards}
          </text>
        </>
      )}
    </>
  );
}

const BOT_BADGE = (
  <g transform="translate(10 94)">
    <path d={slab(-17, -19, 34, 34, 12)} fill={PAPER} stroke={NIGHT} strokeWidth="2.5" />
    <path d="M0 -8V-13" stroke={NIGHT} strokeWidth="3" strokeLinecap="round" />
    <path d={slab(-11, -8, 22, 17, 5)} fill={NIGHT} />
    <circle cx="-4.6" cy=".2" r="2.8" fill={PAPER} />
    <circle cx="4.6" cy=".2" r="2.8" fill={PAPER} />
  </g>
);
