import type { ReactNode } from 'react';
import css from './points.module.css';

interface PointsProps {
  /** In a panel over a table there is less room than in a dialog. */
  readonly isSmall?: boolean;
  readonly children: ReactNode;
}

/** The points that somebody has to know before the browser asks for a camera or a microphone. */
export const Points = ({ isSmall = false, children }: PointsProps) => (
  <ul className={css.points} data-small={isSmall || undefined}>
    {children}
  </ul>
);

interface PointProps {
  readonly sign: ReactNode;
  readonly says: string;
}

export const Point = ({ sign, says }: PointProps) => (
  <li>
    {sign}
    {says}
  </li>
);
