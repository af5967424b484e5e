import type { Sight, SignalShown } from '@oeillade/story/wink-family';
import { memo } from 'react';
import { colourOf } from '../../../ui/art/index.ts';
import type { Person } from '../../../ui/table/people.ts';
import type { Point } from '../table/geometry.ts';
import type { Box, Places } from '../table/use-places.ts';
import css from './gazes.module.css';

interface GazesProps {
  readonly sights: readonly Sight[];
  readonly signals: readonly SignalShown[];
  readonly people: readonly Person[];
  readonly places: Places;
}

/** Who looks at whom, as lines; a wink is a flash along its line. Eyes on the board need no line. */
export const Gazes = memo(function Gazes({ sights, signals, people, places }: GazesProps) {
  return (
    <svg className={css.gazes} data-part="replay-gazes" aria-hidden="true">
      {signals.map(({ line, seat, to }) => {
        const shape = to !== null && shapeOf(places.seats.get(seat), places.seats.get(to));
        return shape && <path key={line} className={css.flash} data-part="replay-flash" d={shape.line} />;
      })}
      {sights.map((sight, seat) => {
        const shape = typeof sight === 'number' && shapeOf(places.seats.get(seat), places.seats.get(sight));
        if (!shape) return null;
        const ink = colourOf(people[seat]!.colour);
        return (
          <g key={people[seat]!.seat} data-from={seat} data-to={sight}>
            <path className={css.gazeEdge} d={shape.line} />
            <path className={css.gaze} d={shape.line} stroke={ink} />
            <path className={css.gazeHead} d={shape.head} fill={ink} />
          </g>
        );
      })}
    </svg>
  );
});

/** How far a line bends, so that two who look at each other have two lines. */
const BEND = 0.1;

/** Between two in one column it bends around their boxes, and those between them: else it would cover names. */
function bendOf(along: Point, length: number, { width }: Box): number {
  return Math.abs(along.x) < width / 2 ? Math.max(BEND, (0.9 * width) / length) : BEND;
}

function shapeOf(from: Box | undefined, to: Box | undefined): { line: string; head: string } | null {
  if (!from || !to) return null;
  const [start, target] = [eyesIn(from), eyesIn(to)];
  const along = { x: target.x - start.x, y: target.y - start.y };
  const length = Math.hypot(along.x, along.y) || 1;
  const bend = bendOf(along, length, from);
  const bent = {
    x: (start.x + target.x) / 2 - along.y * bend,
    y: (start.y + target.y) / 2 + along.x * bend,
  };
  const reach = Math.min(to.width * 0.46, length / 3);
  const tip = toward(target, bent, reach);
  const tail = toward(start, bent, Math.min(from.width * 0.4, length / 3));
  const back = toward(tip, bent, 13);
  const side = { x: (back.y - tip.y) * 0.6, y: (tip.x - back.x) * 0.6 };
  return {
    line: `M${at(tail)}Q${at(bent)} ${at(back)}`,
    head: `M${at(tip)}L${at({ x: back.x + side.x, y: back.y + side.y })}L${at({ x: back.x - side.x, y: back.y - side.y })}Z`,
  };
}

/** The eyes are in the upper half of a box. */
const eyesIn = ({ x, y, height }: Box): Point => ({ x, y: y - height * 0.08 });

function toward(from: Point, to: Point, by: number): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  return { x: from.x + ((to.x - from.x) / length) * by, y: from.y + ((to.y - from.y) / length) * by };
}

const at = ({ x, y }: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`;
