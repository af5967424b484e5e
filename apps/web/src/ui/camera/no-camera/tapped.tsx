import type { ReactNode } from 'react';
import { HandSign } from './drawings.tsx';
import css from './tapped.module.css';

/** Where one has to tap: in the light, with a finger on it. */
export const Tapped = ({ children }: { readonly children: ReactNode }) => (
  <span className={css.tapped}>
    {children}
    <HandSign />
  </span>
);
