import { memo, useMemo } from 'react';
import { t } from '../../../shell/i18n/index.ts';
import { Face } from './face.tsx';
import css from './faces.module.css';
import { placesAround } from './geometry.ts';
import { useHover } from './use-hover.ts';
import type { Places } from './use-places.ts';
import { useShown, useTable } from './use-wink.ts';

interface FacesProps {
  readonly places: Places;
  readonly compact: boolean;
}

/** Everybody else in their boxes, around the felt or in a row. */
export const Faces = memo(function Faces({ places, compact }: FacesProps) {
  const { look } = useTable().actions;
  const seats = useShown(({ screen }) => screen.faces.map(({ seat }) => seat));
  // Where eyes go through the software, a mouse turns them too.
  const carriesEyes = useShown(({ screen }) => screen.carriesEyes);
  const around = useMemo(() => placesAround(seats.length), [seats.length]);
  const hover = useHover(carriesEyes ? look : null);
  return (
    <ul
      className={css.faces}
      data-part="wink-faces"
      aria-label={t('table.others')}
      data-faces={seats.length}
      {...hover}
    >
      {seats.map((seat, nth) => (
        <Face key={seat} nth={nth} place={around[nth]!} places={places} compact={compact} />
      ))}
    </ul>
  );
});
