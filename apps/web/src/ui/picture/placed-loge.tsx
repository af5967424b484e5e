import { Loge, type LogeProps } from '../art/index.ts';
import type { Person } from '../table/people.ts';
import { LOGE_RATIO, type LogePlace } from './places.ts';

interface PlacedLogeProps
  extends Pick<LogeProps, 'lit' | 'plain' | 'gaze' | 'expression' | 'held' | 'forMe' | 'nameSize'> {
  readonly person: Person;
  readonly place: LogePlace;
}

/** Somebody's loge in a larger drawing. It stands still, unless it is told otherwise. */
export function PlacedLoge({ person, place, ...loge }: PlacedLogeProps) {
  const { x, y, width } = place;
  return (
    <svg x={x} y={y} width={width} height={width * LOGE_RATIO} overflow="visible" aria-hidden="true">
      <Loge
        guest={person.face}
        colour={person.colour}
        name={person.name}
        isBot={person.isBot}
        blinks={false}
        {...loge}
      />
    </svg>
  );
}
