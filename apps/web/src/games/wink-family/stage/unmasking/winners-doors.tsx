import { COLOUR_TONES } from '../../../../ui/art/index.ts';
import { MaskAlone } from '../../../../ui/stage/art/bust.tsx';
import { StageLoge } from '../../../../ui/stage/art/stage-loge.tsx';
import { Title } from '../../../../ui/stage/art/words.tsx';
import type { StageShape } from '../../../../ui/stage/use-stage-shape.ts';
import { Audience } from './audience.tsx';
import { AwardShown } from './award-shown.tsx';
import { Cone } from './cone.tsx';
import type { UnmaskingProps } from './props.ts';
import { sayVictory } from './say-victory.ts';
import css from './unmasking.module.css';
import { winnerPlace } from './winner-place.ts';

const PLACES = {
  standing: {
    title: { x: 195, y: 128, size: 60, room: 360 },
    cone: { x: 195, top: -40, floor: 1_000, half: 330 },
  },
  lying: {
    title: { x: 720, y: 122, size: 88, room: 1_300 },
    cone: { x: 720, top: -40, floor: 1_100, half: 640 },
  },
} as const;

/** The doors of whoever won stand open, all at once, and once they are still all eyes turn there. */
export function WinnersDoors({
  playing: { scene, step },
  finish,
  people,
  awards,
  shape,
}: UnmaskingProps & { readonly shape: StageShape }) {
  const { title, cone } = PLACES[shape];
  const { winners } = scene;
  return (
    <>
      <Cone {...cone} />
      {winners.map((seat, nth) => {
        const person = people[seat]!;
        const { loge, award } = winnerPlace(nth, winners.length, shape);
        return (
          <g key={seat} data-part="winner-loge">
            <Doors {...loge} tones={COLOUR_TONES[person.colour]} />
            <StageLoge person={person} mood="proud" isLit isBare points={finish.scores[seat]} {...loge} />
            <g
              transform={`translate(${loge.x + loge.width * 0.96} ${loge.y + loge.width * 0.1}) rotate(28) scale(${loge.width * 0.007}) translate(-50 -52)`}
            >
              <MaskAlone face={person.face} colour={person.colour} />
            </g>
            <AwardShown
              award={awards[seat]!}
              {...award}
              tilt={-2}
              withReason={shape === 'standing' && winners.length === 1}
            />
          </g>
        );
      })}
      <Title text={sayVictory(winners.map((seat) => people[seat]!))} {...title} />
      <Audience
        seats={people.filter(({ seat }) => !winners.includes(seat))}
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
