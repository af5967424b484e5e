import type { ReactNode } from 'react';
import artCss from '../../../../ui/art/art.module.css';
import { COLOUR_TONES, INKS, NIGHT, symbolPath } from '../../../../ui/art/index.ts';
import { fitText } from '../../../../ui/art/kit/fit-text.ts';
import { rays } from '../../../../ui/art/kit/ornaments.ts';
import { Bust } from '../../../../ui/stage/art/bust.tsx';
import { ARCHES, stageClip } from '../../../../ui/stage/art/clips.tsx';
import type { Shown } from '../../../../ui/stage/art/stage-loge.tsx';
import { Title } from '../../../../ui/stage/art/words.tsx';
import { CharacterCard } from '../../art/index.ts';
import { sayStage } from '../../texts/stage.ts';
import { CardPlaced } from '../accusation/card-placed.tsx';
import { CardHalf } from './card-half.tsx';
import css from './naming.module.css';
import type { NamingProps } from './props.ts';

const PLACES = {
  standing: {
    loge: { x: 45, y: 352, width: 300 },
    title: { x: 195, y: 112, size: 72, room: 350 },
    card: { x: 195, y: 238, width: 122 },
    apart: 58,
    points: { y: 366, x: 145, size: 64 },
  },
  lying: {
    loge: { x: 500, y: 268, width: 440 },
    title: { x: 720, y: 112, size: 96, room: 1200 },
    card: { x: 720, y: 206, width: 132 },
    apart: 250,
    points: { y: 520, x: 400, size: 140 },
  },
} as const;

/** Right: two half-loges make one, two half-faces make one face, and it winks. Then the card tears along its fold. */
export function Found({ scene, step, cast, shape }: NamingProps) {
  const { loge, title, card, apart, points } = PLACES[shape];
  const [left, right] = [cast.people[scene.caller]!, cast.people[scene.named]!];
  const isTorn = step !== 'one-face';
  return (
    <>
      <g opacity=".9">
        {rays(title.x, loge.y + loge.width * 0.5, [loge.width * 0.5, 1_400], {
          count: 20,
          spread: 3.2,
          ink: ['#6E2A60', '#6E2A60'],
          from: 9,
        })}
      </g>
      <Joined left={left} right={right} {...loge} isWinking={step === 'one-face'} />
      <Title text={sayStage('right')} {...title} />
      {isTorn ? (
        <>
          <g className={css.tornLeft}>
            <CardHalf side="left" number={scene.number} {...card} x={card.x - apart} tilt={-11} />
          </g>
          <g className={css.tornRight}>
            <CardHalf side="right" number={scene.number} {...card} x={card.x + apart} tilt={11} />
          </g>
          <Title text="+1" x={title.x - points.x} y={points.y} size={points.size} room={200} tilt={-8} />
          <Title text="+1" x={title.x + points.x} y={points.y} size={points.size} room={200} tilt={8} />
        </>
      ) : (
        <CardPlaced {...card}>
          <CharacterCard number={scene.number} />
        </CardPlaced>
      )}
    </>
  );
}

interface JoinedProps {
  readonly left: Shown;
  readonly right: Shown;
  readonly isWinking: boolean;
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

const { outline, height } = ARCHES.low;
const HALVES = ['left', 'right'] as const;

/** One loge out of two, folded where they meet. */
function Joined({ left, right, isWinking, x, y, width }: JoinedProps): ReactNode {
  return (
    <g transform={`translate(${x} ${y}) scale(${width / 100})`}>
      <path d={outline} fill="none" stroke="#FFF3CF" strokeWidth="12" />
      <g clipPath={stageClip('low')}>
        <path d={`M0 0H50.5V${height}H0Z`} fill="#FFDF8E" />
        <path d={`M50 0H100V${height}H50Z`} fill="#FFEDBE" />
        <g transform="translate(-9 10) scale(1.18)">
          {HALVES.map((side) => (
            <g key={side} clipPath={stageClip(side === 'left' ? 'leftHalf' : 'rightHalf')}>
              <Bust
                {...(side === 'left' ? left : right)}
                mood="delighted"
                gaze={{ x: 0.3, y: 0.1 }}
                winks={isWinking ? 'wink-right' : undefined}
              />
            </g>
          ))}
        </g>
      </g>
      <path d={`M0 ${height}V50A50 50 0 0 1 50 0`} fill="none" stroke={inkOf(left)} strokeWidth="4.5" />
      <path d={`M100 ${height}V50A50 50 0 0 0 50 0`} fill="none" stroke={inkOf(right)} strokeWidth="4.5" />
      <g transform={`translate(0 ${height - 3})`}>
        <path d="M-2 0H50V22H-2A6 6 0 0 1 -8 16V6A6 6 0 0 1 -2 0Z" fill={inkOf(left)} />
        <path d="M102 0H50V22H102A6 6 0 0 0 108 16V6A6 6 0 0 0 102 0Z" fill={inkOf(right)} />
        <path d={symbolPath(left.colour, 1, 11, 4)} fill={NIGHT} />
        <path d={symbolPath(right.colour, 99, 11, 4)} fill={NIGHT} />
        <Name text={left.name} x={9} anchor="start" />
        <Name text={right.name} x={91} anchor="end" />
      </g>
      <path d={`M50 0V${height}`} stroke={INKS.ink[1]} strokeWidth=".3" opacity=".4" />
    </g>
  );
}

const inkOf = ({ colour }: Shown): string => COLOUR_TONES[colour][0];

function Name({ text, x, anchor }: { text: string; x: number; anchor: 'start' | 'end' }): ReactNode {
  const fitted = fitText(text, 39, 11.5, 6.5);
  return (
    <text x={x} y="15" textAnchor={anchor} className={artCss.name} style={{ fontSize: fitted.size }}>
      {fitted.text}
    </text>
  );
}
