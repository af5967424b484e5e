import type { Seat } from '@oeillade/kernel';
import artCss from '../../../../ui/art/art.module.css';
import { NIGHT, PAPER } from '../../../../ui/art/index.ts';
import { MaskAlone } from '../../../../ui/stage/art/bust.tsx';
import { StageLoge } from '../../../../ui/stage/art/stage-loge.tsx';
import type { Person } from '../../../../ui/table/people.ts';
import { AwardShown } from './award-shown.tsx';
import { Cone } from './cone.tsx';
import type { UnmaskingProps } from './props.ts';
import css from './unmasking.module.css';
import type { MaskStep } from './unmasking.ts';

const FLOOR = 1_000;
const WIDTH = 236;
const NARROW = 3;

/** One face in the light; those who are still masked wait below. */
export function MaskOff({
  playing: { scene },
  finish,
  people,
  awards,
  step,
  nth,
}: UnmaskingProps & { readonly step: MaskStep; readonly nth: number }) {
  const seat = scene.order[nth]!;
  return (
    <>
      <Cone x={195} top={-90} floor={FLOOR} half={330} />
      <Unmasked
        person={people[seat]!}
        rank={finish.ranks[seat]!}
        points={finish.scores[seat]!}
        step={step}
        x={195 - WIDTH / 2}
        y={232}
        width={WIDTH}
      />
      {(step === 'ribbon' || step === 'read') && (
        <g className={css.ribbon}>
          <AwardShown award={awards[seat]!} x={195} y={560} width={300} tilt={-3} />
        </g>
      )}
      <Waiting seats={[...scene.order.slice(nth + 1), ...scene.winners]} people={people} />
    </>
  );
}

interface UnmaskedProps {
  readonly person: Person;
  readonly rank: number;
  readonly points: number;
  readonly step: MaskStep;
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** The mask goes up while every eye holds; then the bare face opens its eyes. */
export function Unmasked({ person, rank, points, step, x, y, width }: UnmaskedProps) {
  const badge = width * 0.115;
  const size = width * 0.0114;
  return (
    <>
      <StageLoge
        person={person}
        mood="revealed"
        gaze={{ x: 0.3, y: -0.95 }}
        pose={step === 'lift' ? 'blink' : 'open'}
        points={points}
        isLit
        isBare
        x={x}
        y={y}
        width={width}
      />
      <g className={css.mask}>
        <g
          transform={`translate(${x + width * 0.6} ${y - width * 0.1}) rotate(-14) scale(${size}) translate(-50 -52)`}
        >
          <MaskAlone face={person.face} colour={person.colour} />
        </g>
      </g>
      <circle cx={x + 4} cy={y + width * 0.11} r={badge} fill={PAPER} />
      <text
        x={x + 4}
        y={y + width * 0.11 + badge * 0.42}
        textAnchor="middle"
        className={artCss.number}
        style={{ fontSize: badge * 1.2 }}
        fill={NIGHT}
      >
        {rank}
      </text>
    </>
  );
}

function Waiting({ seats, people }: { readonly seats: readonly Seat[]; readonly people: readonly Person[] }) {
  const width = seats.length > NARROW ? 350 / seats.length - 16 : 96;
  return seats.map((seat, place) => (
    <StageLoge
      key={seat}
      person={people[seat]!}
      mood="calm"
      gaze={{ x: 0, y: -0.9 }}
      x={195 + (place - (seats.length - 1) / 2) * (width + 20) - width / 2}
      y={706}
      width={width}
    />
  ));
}
