import { type CSSProperties, memo, type ReactNode, type RefObject } from 'react';
import { clip } from '../kit/clips.ts';
import { type Ink, lit, NIGHT, PAPER, shade } from '../kit/inks.ts';
import type { DrawnGaze, EyePose, EyeStyle, Wink } from './eye-style.ts';
import css from './eyes.module.css';

type Side = 'left' | 'right';

/** The shut eye is the E of Œ tipped over: a lid and three lashes. */
const LID = 'M-8.2 -.8Q0 6.4 8.2 -.8';
const LASHES = 'M-5.6 2.8L-8 6.8M0 4.4V9.4M5.6 2.8L8 6.8';

/** The edge of the lid at rest, with a flick at the outer corner. */
function lidEdge(side: Side, { cover = 0.2, arc = 2.4, flick = 2.4, lashes }: EyeStyle): string {
  const chord = cover * 16 - 8;
  const end = Math.min(7, chord + arc * 0.75);
  const half = Math.sqrt(Math.max(4, 64 - end * end));
  const out = side === 'left' ? -1 : 1;
  const edge = `M${fixed(-out * half)} ${fixed(end)}Q0 ${fixed(2 * chord - end)} ${fixed(out * half)} ${fixed(end)}`;
  const more = lashes?.open.map(([x, y, dx, dy]) => `M${-out * x} ${y}l${-out * dx} ${dy}`).join('') ?? '';
  return (flick ? `${edge}l${out * flick} ${-flick * 0.35}` : edge) + more;
}

const fixed = (value: number): string => value.toFixed(2);

/** Without `still` the eye moves by the page's styles; with it, it looks there for good, and never winks. */
function drawEye(side: Side, x: number, style: EyeStyle, still?: DrawnGaze): ReactNode {
  const { y = 52, radius = 7.4, tilt = 0, cover = 0.2, arc = 2.4, weight = 2.6 } = style;
  const inked = (ink: Ink) => (side === 'left' ? lit(ink) : shade(ink));
  const lineColour = style.line ? lit(style.line) : NIGHT;
  const lean = side === 'left' ? tilt : -tilt;
  return (
    <g
      className={`${css.eye} ${side === 'left' ? css.eyeLeft : css.eyeRight}`}
      data-part={`eye-${side}`}
      transform={`translate(${x} ${y}) rotate(${lean}) scale(${(radius / 8).toFixed(3)})`}
      style={{ '--cover': cover } as CSSProperties}
    >
      {style.socket && <circle r="10.4" fill={inked(style.socket)} />}
      <g clipPath={clip('eye')}>
        <circle r="8.2" fill={lit(style.white ?? 'paper')} />
        <g
          className={css.pupil}
          transform={still && `translate(${fixed(still.x * 3.5)} ${fixed(still.y * 3)})`}
        >
          {style.slit ? (
            <ellipse rx="3" ry="6" fill={NIGHT} />
          ) : (
            <circle r={style.pupil ?? 4.7} fill={NIGHT} />
          )}
          <circle className={css.gleam} cx="1.7" cy="-1.8" r="1.4" fill={PAPER} />
        </g>
        <path
          className={css.lid}
          data-part="lid"
          transform={still && `translate(0 ${fixed(cover * 16)})`}
          d={`M-10 -30H10V${-8 + arc}Q0 ${-8 - arc} -10 ${-8 + arc}Z`}
          fill={inked(style.lid)}
        />
      </g>
      {weight > 0 && (
        <path
          className={css.lidEdge}
          d={lidEdge(side, style)}
          fill="none"
          stroke={lineColour}
          strokeWidth={weight}
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      )}
      {!still && (
        <g className={css.lashes} fill="none" stroke={lineColour} strokeWidth="2.8" strokeLinecap="round">
          <path d={LID} />
          <path
            d={style.lashes?.shut ?? LASHES}
            strokeWidth="2.3"
            transform={side === 'right' && style.lashes ? 'scale(-1 1)' : undefined}
          />
        </g>
      )}
    </g>
  );
}

/** Eyes are drawn once for each style: what moves afterwards is one attribute of the group around them. */
const drawn = new WeakMap<EyeStyle, ReactNode>();

function livingPair(style: EyeStyle): ReactNode {
  const known = drawn.get(style);
  if (known) return known;
  const pair = drawPair(style);
  drawn.set(style, pair);
  return pair;
}

/** Both eyes; `still` is where those look that never move. */
export function drawPair(style: EyeStyle, still?: DrawnGaze): ReactNode {
  const { dx = 11.5 } = style;
  return (
    <>
      {drawEye('left', 50 - dx, style, still)}
      {drawEye('right', 50 + dx, style, still)}
    </>
  );
}

interface EyesProps {
  readonly look: EyeStyle;
  /** Left out, the eyes follow `--gaze-x` and `--gaze-y` of whatever is around them. */
  readonly gaze?: DrawnGaze | undefined;
  readonly pose?: EyePose | undefined;
  /** A wink to play once. */
  readonly play?: Wink | undefined;
  readonly ref?: RefObject<SVGGElement | null> | undefined;
}

export const Eyes = memo(function Eyes({ look, gaze, pose = 'open', play, ref }: EyesProps) {
  return (
    <g ref={ref} className={css.eyes} data-eye={pose} data-play={play} style={gaze && gazeStyle(gaze)}>
      {livingPair(look)}
    </g>
  );
});

/** For one element around many faces, so that all of them look the same way at the cost of one. */
const gazeStyle = ({ x, y }: DrawnGaze): CSSProperties =>
  ({ '--gaze-x': x.toFixed(2), '--gaze-y': y.toFixed(2) }) as CSSProperties;
