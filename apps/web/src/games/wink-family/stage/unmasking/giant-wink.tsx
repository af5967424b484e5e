import { winkOf } from '../../../../ui/art/guests/costume/wink-side.ts';
import { NIGHT } from '../../../../ui/art/index.ts';
import { rays } from '../../../../ui/art/kit/ornaments.ts';
import { Bust } from '../../../../ui/stage/art/bust.tsx';
import { Title } from '../../../../ui/stage/art/words.tsx';
import type { StageShape } from '../../../../ui/stage/use-stage-shape.ts';
import type { Person } from '../../../../ui/table/people.ts';
import { sayEnd } from '../../texts/end.ts';
import css from './unmasking.module.css';

const PLACES = {
  standing: { x: 195, y: 392, scale: 6.4, floor: 730, size: 48 },
  lying: { x: 720, y: 400, scale: 9.4, floor: 770, size: 78 },
} as const;

/** The one wink of the game that is made for everybody. */
export function GiantWink({ person, shape }: { readonly person: Person; readonly shape: StageShape }) {
  const { x, y, scale, floor, size } = PLACES[shape];
  return (
    <>
      <rect x="-3000" y="-3000" width={3_000 + x} height="8000" fill="#FFDF8E" />
      <rect x={x} y="-3000" width="5000" height="8000" fill="#FFEDBE" />
      <g opacity=".7">
        {rays(x, y, [80, 2_600], { count: 24, spread: 3.6, ink: ['#FFFAEA', '#FFFAEA'], from: 7 })}
      </g>
      <g className={css.giant} transform={`translate(${x - 50 * scale} ${y - 52 * scale}) scale(${scale})`}>
        <Bust face={person.face} colour={person.colour} mood="proud" isBare winks={winkOf(person.face)} />
      </g>
      <path d={`M-3000 ${floor + 60}Q${x} ${floor - 40} 5000 ${floor + 60}V4000H-3000Z`} fill={NIGHT} />
      <Title
        text={sayEnd('wins', { name: person.name })}
        x={x}
        y={floor + size * 1.4}
        size={size}
        room={2 * x - 40}
      />
    </>
  );
}
