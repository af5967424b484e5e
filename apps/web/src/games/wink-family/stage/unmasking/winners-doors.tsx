import type { CSSProperties } from 'react';
import { COLOUR_TONES, type DrawnGaze } from '../../../../ui/art/index.ts';
import { MaskAlone } from '../../../../ui/stage/art/bust.tsx';
import { StageLoge } from '../../../../ui/stage/art/stage-loge.tsx';
import { Title } from '../../../../ui/stage/art/words.tsx';
import type { StageShape } from '../../../../ui/stage/use-stage-shape.ts';
import { sayEnd } from '../../texts/end.ts';
import { AwardShown } from './award-shown.tsx';
import { Cone } from './cone.tsx';
import type { UnmaskingProps } from './props.ts';
import css from './unmasking.module.css';

const PLACES = {
  standing: {
    loge: { x: 67, y: 206, width: 256 },
    title: { x: 195, y: 128, size: 60, room: 360 },
    award: { x: 195, y: 568, width: 300 },
    cone: { x: 195, top: -40, floor: 1_000, half: 330 },
  },
  lying: {
    loge: { x: 520, y: 178, width: 400 },
    title: { x: 720, y: 122, size: 88, room: 1_300 },
    award: { x: 720, y: 740, width: 360 },
    cone: { x: 720, top: -40, floor: 1_100, half: 640 },
  },
} as const;

/** The doors of the winner's loge stand open, and once they are still all eyes turn there. */
export function WinnersDoors({
  playing: { step },
  finish,
  people,
  awards,
  winner,
  shape,
}: UnmaskingProps & { readonly winner: number; readonly shape: StageShape }) {
  const { loge, title, award, cone } = PLACES[shape];
  const person = people[winner]!;
  const won = awards[winner];
  return (
    <>
      <Cone {...cone} />
      <Doors {...loge} tones={COLOUR_TONES[person.colour]} />
      <StageLoge person={person} mood="proud" isLit isBare points={finish.scores[winner]} {...loge} />
      <g
        transform={`translate(${loge.x + loge.width * 0.96} ${loge.y + loge.width * 0.1}) rotate(28) scale(${loge.width * 0.007}) translate(-50 -52)`}
      >
        <MaskAlone face={person.face} colour={person.colour} />
      </g>
      <Title text={sayEnd('wins', { name: person.name })} {...title} />
      {won && <AwardShown award={won} {...award} tilt={-2} withReason={shape === 'standing'} />}
      <Audience
        seats={people.filter(({ seat }) => seat !== winner)}
        hasTurned={step.name !== 'doors'}
        shape={shape}
      />
    </>
  );
}

interface DoorsProps {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly tones: readonly [string, string];
}

/** Two leaves, folded out behind the arch, in the winner's own ink. */
function Doors({ x, y, width, tones }: DoorsProps) {
  return (
    <g transform={`translate(${x} ${y}) scale(${width / 100})`}>
      {[1, -1].map((side) => (
        <g key={side} transform={side < 0 ? 'matrix(-1 0 0 1 100 0)' : undefined}>
          <g className={css.door}>
            <path d="M0 108V50C0 26 -17 14 -34 2V118Z" fill={tones[side > 0 ? 0 : 1]} />
            <path d="M-9.500 108V42C-13.600 34 -20.400 28 -25.800 24V112Z" fill={NIGHT_WASH} />
          </g>
        </g>
      ))}
    </g>
  );
}

const NIGHT_WASH = 'rgb(38 12 39 / 0.25)';

interface AudienceProps {
  readonly seats: readonly UnmaskingProps['people'][number][];
  readonly hasTurned: boolean;
  readonly shape: StageShape;
}

function Audience({ seats, hasTurned, shape }: AudienceProps) {
  return seats.map((person, nth) => {
    const place = shape === 'standing' ? below(nth, seats.length) : around(nth, seats.length);
    return (
      <g key={person.seat} style={{ '--gaze-delay': `${nth * TURN_APART}ms` } as CSSProperties}>
        <StageLoge
          person={person}
          mood="awed"
          isBare
          gaze={hasTurned ? place.gaze : AHEAD}
          x={place.x}
          y={place.y}
          width={place.width}
        />
      </g>
    );
  });
}

/** One after the other, in milliseconds. */
const TURN_APART = 60;

const AHEAD: DrawnGaze = { x: 0, y: 0 };

interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly gaze: DrawnGaze;
}

function below(nth: number, count: number): Place {
  const pitch = 370 / count;
  const width = Math.min(80, pitch - 10);
  const x = 195 + (nth - (count - 1) / 2) * pitch;
  return { x: x - width / 2, y: 714, width, gaze: { x: (195 - x) / 195, y: -0.95 } };
}

/** Left and right of the winner, as many on either side. */
function around(nth: number, count: number): Place {
  const left = Math.ceil(count / 2);
  const isLeft = nth < left;
  const inColumn = isLeft ? left : count - left;
  const row = isLeft ? nth : nth - left;
  const width = Math.min(150, 620 / inColumn / 1.5);
  const y = 180 + ((row + 0.5) * 640) / inColumn - width * 0.65;
  const x = (isLeft ? 210 : 1_230) + (row % 2 === 0 ? 0 : isLeft ? -70 : 70);
  return { x: x - width / 2, y, width, gaze: { x: isLeft ? 0.95 : -0.95, y: (420 - y) / 700 } };
}
