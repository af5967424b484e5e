import { useSyncExternalStore } from 'react';
import { type Layout, type Shape, useLayout } from '../../../ui/table/use-layout.ts';
import { useShown } from './use-wink.ts';

/**
 * How the table is laid out: seats `around` the felt of a large screen, or the board of a `tablet` that stands or of one in
 * `landscape`, or a board of few rows on a `wide`, low laptop; on a phone the `faces`, or the `board` in their stead.
 */
export type Posture = 'around' | 'tablet' | 'landscape' | 'wide' | 'faces' | 'board';

export interface TableLayout extends Layout {
  readonly posture: Posture;
}

/**
 * The first that fits is taken. In ems: whoever reads larger letters needs the simpler layout sooner. On a smaller screen than
 * the first asks for, the eye of a face at the felt would be under 28 pixels wide; on a lower one than landscape asks for, that
 * of a face above a board of six rows.
 */
const SEATED: readonly (readonly [Posture, MediaQueryList])[] = [
  ['around', window.matchMedia('(min-width: 85em) and (min-height: 50em)')],
  ['wide', window.matchMedia('(min-width: 79em) and (min-height: 37em) and (max-height: 47.9375em)')],
  ['landscape', window.matchMedia('(min-width: 48em) and (min-height: 42em) and (min-aspect-ratio: 6/5)')],
  ['tablet', window.matchMedia('(min-width: 43.75em) and (min-height: 53em)')],
];

const seated = (): Posture | undefined => SEATED.find(([, { matches }]) => matches)?.[0];

function subscribe(listener: () => void): () => void {
  for (const [, list] of SEATED) list.addEventListener('change', listener);
  return () => {
    for (const [, list] of SEATED) list.removeEventListener('change', listener);
  };
}

const SHAPES: Readonly<Partial<Record<Posture, Shape>>> = {
  around: 'large',
  wide: 'lying',
  landscape: 'lying',
  tablet: 'standing',
};

/** The layout of this screen, and of the two postures of a phone the one that is wanted now. */
export function useTableLayout(): TableLayout {
  const layout = useLayout();
  const around = useSyncExternalStore(subscribe, seated);
  const isBoardOpen = useShown((model) => model.isBoardOpen);
  const posture = around ?? (isBoardOpen ? 'board' : 'faces');
  return { ...layout, shape: SHAPES[posture] ?? layout.shape, posture };
}

/** As the styles name it: a wide table is one in landscape, but for its board. */
export const styledAs = (posture: Posture): Exclude<Posture, 'wide'> =>
  posture === 'wide' ? 'landscape' : posture;
