import { winkOf } from '../../../../ui/art/guests/costume/wink-side.ts';
import { NIGHT } from '../../../../ui/art/index.ts';
import { rays } from '../../../../ui/art/kit/ornaments.ts';
import { Bust } from '../../../../ui/stage/art/bust.tsx';
import { Title } from '../../../../ui/stage/art/words.tsx';
import type { StageShape } from '../../../../ui/stage/use-stage-shape.ts';
import type { Person } from '../../../../ui/table/people.ts';
import { sayVictory } from './say-victory.ts';
import css from './unmasking.module.css';

const PLACES = {
  standing: { x: 195, y: 392, scale: 6.4, floor: 730, size: 48, width: 390, height: 560, columns: 1 },
  lying: { x: 720, y: 400, scale: 9.4, floor: 770, size: 78, width: 1_440, height: 640, columns: 4 },
} as const;
/** More than these do not stand on each other's shoulders. */
const HIGHEST = 3;
/** A face with what is around it, in the units of a bust. */
const FACE = { width: 86, height: 62, below: 57 } as const;
const LEDGE = 26;

/** The one wink of the game that is made for everybody; those who share a victory wink together. */
export function GiantWinks({
  people,
  shape,
}: {
  readonly people: readonly Person[];
  readonly shape: StageShape;
}) {
  const { x, y, floor, size } = PLACES[shape];
  return (
    <>
      <rect x="-3000" y="-3000" width={3_000 + x} height="8000" fill="#FFDF8E" />
      <rect x={x} y="-3000" width="5000" height="8000" fill="#FFEDBE" />
      <g opacity=".7">
        {rays(x, y, [80, 2_600], { count: 24, spread: 3.6, ink: ['#FFFAEA', '#FFFAEA'], from: 7 })}
      </g>
      {people.map((person, nth) => {
        const { middle, eyes, scale } = placeOf(nth, people.length, shape);
        return (
          <g key={person.seat} data-part="giant-wink">
            <g
              className={css.giant}
              transform={`translate(${middle - 50 * scale} ${eyes - 52 * scale}) scale(${scale})`}
            >
              <Bust
                face={person.face}
                colour={person.colour}
                mood="proud"
                isBare
                winks={winkOf(person.face)}
              />
            </g>
            {people.length > 1 && (
              <rect
                x="-3000"
                y={eyes + FACE.below * scale - LEDGE}
                width="8000"
                height={LEDGE}
                fill={NIGHT}
              />
            )}
          </g>
        );
      })}
      <path d={`M-3000 ${floor + 60}Q${x} ${floor - 40} 5000 ${floor + 60}V4000H-3000Z`} fill={NIGHT} />
      <Title text={sayVictory(people)} x={x} y={floor + size * 1.4} size={size} room={2 * x - 40} />
    </>
  );
}

/** On a phone one above the other, on a wide screen side by side. */
function placeOf(nth: number, count: number, shape: StageShape) {
  const { x, y, scale, width, height, floor, columns: most } = PLACES[shape];
  const rows = Math.ceil(count / (shape === 'standing' && count > HIGHEST ? 2 : most));
  const columns = Math.ceil(count / rows);
  const row = Math.floor(nth / columns);
  const inRow = Math.min(columns, count - row * columns);
  if (count === 1) return { middle: x, eyes: y, scale };
  const large = Math.min(width / columns / FACE.width, height / rows / FACE.height);
  return {
    middle: x + ((nth % columns) - (inRow - 1) / 2) * (width / columns),
    // The last row stands on the floor, and each row before it behind a ledge of its own.
    eyes: floor - FACE.below * large + LEDGE - (rows - 1 - row) * (height / rows),
    scale: large,
  };
}
