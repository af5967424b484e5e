import type { CSSProperties } from 'react';
import type { DrawnGaze } from '../../../../ui/art/index.ts';
import { StageLoge } from '../../../../ui/stage/art/stage-loge.tsx';
import type { StageShape } from '../../../../ui/stage/use-stage-shape.ts';
import type { Person } from '../../../../ui/table/people.ts';

interface AudienceProps {
  readonly seats: readonly Person[];
  readonly hasTurned: boolean;
  readonly shape: StageShape;
}

/** Everybody else: one after the other they look at whoever won. */
export function Audience({ seats, hasTurned, shape }: AudienceProps) {
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
