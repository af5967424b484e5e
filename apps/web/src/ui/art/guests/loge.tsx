import { memo, useRef } from 'react';
import artCss from '../art.module.css';
import type { DrawnGaze, EyePose } from '../eyes/eye-style.ts';
import eyesCss from '../eyes/eyes.module.css';
import { Eyes } from '../eyes/eyes.tsx';
import { useBlink } from '../eyes/use-blink.ts';
import { ARCH, clip } from '../kit/clips.ts';
import { INKS, NIGHT, PAPER } from '../kit/inks.ts';
import { rays } from '../kit/ornaments.ts';
import { slab, spark } from '../kit/paths.ts';
import { closeUp, WHOLE } from './box-cut.ts';
import { type Colour, colourOf } from './colours.ts';
import { signalEye } from './costume/wink-side.ts';
import { type Expression, HandOnChin, RaisedBrows, useExpressionEnd } from './expressions.tsx';
import { picturedGuestOf } from './guest.ts';
import { LogeLedge } from './loge-ledge.tsx';
import { ReactionLayer } from './reaction-layer.tsx';

export interface LogeProps {
  /** Whose face it is at the table that is shown: it reacts, and speaks, as that seat does. */
  readonly seat?: number | undefined;
  /** The figure of whoever sits there. */
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
  readonly gaze?: DrawnGaze | undefined;
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
  /** Seen from near, with a ledge of this height. */
  readonly ledge?: number | undefined;
  /** A long name gets as small as this before it is cut. */
  readonly nameLeast?: number | undefined;
  /** The symbol is small, so that more of the name is large enough to be read. */
  readonly tightName?: boolean | undefined;
  /** The whole name is written, however long it is. */
  readonly wholeName?: boolean | undefined;
  /** The wink is for me: the open eye gleams, and the shut one sparkles. */
  readonly forMe?: boolean | undefined;
  readonly nameSize?: number | undefined;
  /** What a screen reader says; the name if left out. */
  readonly label?: string | undefined;
}

/** Around a box in the light, and on the wall behind. */
export const LOGE_LIGHT = <path d="M-3 119V62A63 63 0 0 1 123 62V119Z" fill="#FFF3CF" />;
export const GLEAM = (
  <g opacity=".6">
    {rays(60, 66, [20, 110], { count: 14, spread: 6, ink: ['#FFFAEA', '#FFFAEA'], from: 6 })}
  </g>
);

type Lighting = 'lit' | 'plain' | 'dim';

/** The two halves of the wall behind. */
export const WALLS: Readonly<Record<Lighting, readonly [left: string, right: string]>> = {
  lit: ['#FFDF8E', '#FFEDBE'],
  plain: [INKS.plum[1], INKS.plum[0]],
  dim: ['var(--loge-l)', 'var(--loge-r)'],
};

/** A guest in a theatre box: the face that one looks at, and that looks back. */
export const Loge = memo(function Loge(props: LogeProps) {
  const { colour, name, cards, expression, held = false } = props;
  const lighting: Lighting = props.lit ? 'lit' : props.plain ? 'plain' : 'dim';
  const guest = picturedGuestOf(props.guest, colour);
  const light = colourOf(colour);
  const [left, right] = WALLS[lighting];
  const wink = signalEye(props.guest, expression);
  const cut = props.ledge === undefined ? WHOLE : closeUp(props.ledge);
  const eyes = useRef<SVGGElement>(null);
  useBlink(eyes, (props.blinks ?? true) && !props.still && !expression && (props.eye ?? 'open') === 'open');
  useExpressionEnd(held ? undefined : expression, props.onExpressionEnd);
  return (
    <svg
      className={artCss.loge}
      data-part="loge"
      viewBox={cut.viewBox}
      overflow="visible"
      role="img"
      aria-label={props.label ?? name}
      data-lighting={lighting}
      data-portrait={props.seat}
      data-mouth={cut.mouth}
      data-expression={expression}
      data-held={held ? '' : undefined}
      data-for-me={(props.forMe && wink) || undefined}
    >
      {lighting === 'lit' && LOGE_LIGHT}
      <g clipPath={clip('arch')}>
        <path d="M0 0H60V130H0Z" fill={left} />
        <path d="M60 0H120V130H60Z" fill={right} />
        {lighting === 'lit' && GLEAM}
        <g transform={cut.guest}>
          {guest.coat}
          <g className={eyesCss.head} data-part="head">
            {guest.head}
          </g>
        </g>
        {lighting === 'dim' && <path d="M0 0H120V130H0Z" fill="var(--dim)" />}
      </g>
      <path d={ARCH} fill="none" stroke="var(--edge)" strokeWidth="9" />
      <path d={cut.ledge} fill="var(--edge)" stroke="var(--edge)" strokeWidth="4" />
      <path d={ARCH} fill="none" stroke={light} strokeWidth="5" />
      <g clipPath={clip('aboveLedge')}>
        <g transform={cut.guest}>
          <g className={eyesCss.head} data-part="head">
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
              </>
            )}
            {guest.hat}
            <g transform={guest.hat ? undefined : cut.ornament}>{guest.ornament}</g>
            <RaisedBrows expression={expression} />
          </g>
          <HandOnChin expression={expression} />
        </g>
      </g>
      <g clipPath={clip('arch')}>
        <ReactionLayer
          seat={props.seat}
          face={props.guest}
          colour={colour}
          isSignalling={expression !== undefined}
          fold={60}
          stands={cut.guest}
        >
          <path d={ARCH} fill="none" stroke={light} strokeWidth="5" />
          <g transform={cut.guest}>
            <g transform={cut.ornament}>{guest.ornament}</g>
          </g>
        </ReactionLayer>
      </g>
      <LogeLedge
        cut={cut}
        colour={colour}
        name={name}
        cards={cards}
        nameSize={props.nameSize}
        least={props.nameLeast}
        isTight={props.tightName}
        isWhole={props.wholeName}
      />
      {props.forMe && wink && <g transform={wink === 'wink-left' ? MIRRORED : undefined}>{SPARKLE}</g>}
      {props.isBot && <g transform={props.ledge === undefined ? BADGE : NEAR_BADGE}>{BOT_BADGE}</g>}
    </svg>
  );
});

const MIRRORED = 'matrix(-1 0 0 1 120 0)';
/** At the corner of the shut eye, which is the one on the right. */
const SPARKLE = (
  <g className={eyesCss.sparkle} data-part="wink-sparkle">
    <path
      d={spark(90, 54, 11)}
      fill={INKS.saffron[0]}
      stroke={NIGHT}
      strokeWidth="2.4"
      strokeLinejoin="round"
      paintOrder="stroke"
    />
  </g>
);

const BADGE = 'translate(10 94)';
const NEAR_BADGE = 'translate(9 95) scale(.86)';
const BOT_BADGE = (
  <>
    <path d={slab(-17, -19, 34, 34, 12)} fill={PAPER} stroke={NIGHT} strokeWidth="2.5" />
    <path d="M0 -8V-13" stroke={NIGHT} strokeWidth="3" strokeLinecap="round" />
    <path d={slab(-11, -8, 22, 17, 5)} fill={NIGHT} />
    <circle cx="-4.6" cy=".2" r="2.8" fill={PAPER} />
    <circle cx="4.6" cy=".2" r="2.8" fill={PAPER} />
  </>
);
