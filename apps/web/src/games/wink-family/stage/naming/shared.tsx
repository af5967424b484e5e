import { type CSSProperties, useMemo } from 'react';
import { placeOfSeat } from '../places.ts';
import type { NamingScene } from '../scenes.ts';
import { CardHalf } from './card-half.tsx';
import css from './naming.module.css';

const WIDTH = 96;

/** Each half flies to the seat whose point it is. The table is there again: only two scraps of paper are over it. */
export function Shared({ scene }: { readonly scene: NamingScene }) {
  const flights = useMemo(
    () => [
      { side: 'left' as const, to: placeOfSeat(scene.caller) },
      { side: 'right' as const, to: placeOfSeat(scene.named) },
    ],
    [scene],
  );
  return flights.map(({ side, to }) => (
    <div
      key={side}
      className={css.scrap}
      data-part="stage-point"
      style={to ? ({ '--x': `${to.x}px`, '--y': `${to.y}px` } as CSSProperties) : undefined}
    >
      <svg viewBox="0 0 100 122" width={WIDTH} aria-hidden="true">
        <CardHalf side={side} number={scene.number} x={50} y={61} width={100} />
      </svg>
      <b>+1</b>
    </div>
  ));
}
