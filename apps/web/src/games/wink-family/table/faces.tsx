import { type CSSProperties, memo } from 'react';
import { t } from '../../../shell/i18n/index.ts';
import { Face } from './face.tsx';
import css from './faces.module.css';
import { isAbove, type Point, placesAround } from './geometry.ts';
import { grownAmong } from './seats/in-light.ts';
import type { Slot } from './seats/slot.ts';
import type { Seats } from './seats/use-seats.ts';
import { useHover } from './use-hover.ts';
import { useShown, useTable } from './use-wink.ts';

/** Everybody else in their boxes, around the felt, in a horseshoe or in a row. */
export const Faces = memo(function Faces({ seats }: { readonly seats: Seats }) {
  const { look } = useTable().actions;
  const { faces, lit } = useShown(({ screen: { faces } }) => ({
    faces: faces.map(({ seat }) => seat),
    lit: faces.find(({ isLit }) => isLit)?.seat ?? null,
  }));
  // Where eyes go through the software, a mouse turns them too.
  const looksAround = useShown(({ screen }) => screen.looksAround);
  const hover = useHover(looksAround ? look : null);
  const slots = seats.slots(lit);
  return (
    <ul
      className={css.faces}
      data-part="wink-faces"
      data-anchor="faces"
      aria-label={t('table.others')}
      data-faces={faces.length}
      {...hover}
    >
      {faces.map((seat, nth) => {
        const slot = slots?.[nth];
        const around = placesAround(faces.length)[nth]!;
        return (
          <li
            key={seat}
            className={css.seat}
            data-part="wink-seat"
            data-lit={seat === lit || undefined}
            data-above={isAbove(around) || undefined}
            style={
              slot ? inSlot(slot) : seats.posture === 'around' ? atFelt(around, faces.length) : undefined
            }
          >
            <Face nth={nth} width={slot && Math.round(slot[2])} seats={seats} />
          </li>
        );
      })}
    </ul>
  );
});

const inSlot = ([x, y, width]: Slot) =>
  ({
    '--x': `${(x - width / 2).toFixed(1)}px`,
    '--y': `${y.toFixed(1)}px`,
    '--w': width.toFixed(1),
  }) as CSSProperties;

const atFelt = ({ x, y }: Point, others: number) =>
  ({ '--x': `${x}%`, '--y': `${y}%`, '--grown': grownAmong(others) }) as CSSProperties;
