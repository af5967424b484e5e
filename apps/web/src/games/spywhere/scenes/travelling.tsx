import type { CSSProperties, ReactNode } from 'react';
import type { Place } from '../../../ui/stage/place.ts';
import css from './scenes.module.css';

interface TravellingProps {
  readonly from: Place;
  readonly to: Place;
  readonly lasts: number;
  readonly children: ReactNode;
}

/** A card that goes from one place of the table to another; without motion it is there at once. */
export function Travelling({ from, to, lasts, children }: TravellingProps) {
  const way = {
    '--from-x': `${from.x}px`,
    '--from-y': `${from.y}px`,
    '--x': `${to.x}px`,
    '--y': `${to.y}px`,
    '--lasts': `${lasts}ms`,
  };
  return (
    <div className={css.travelling} data-part="stage-card" style={way as CSSProperties}>
      {children}
    </div>
  );
}
