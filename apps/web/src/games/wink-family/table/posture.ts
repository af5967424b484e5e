import { useSyncExternalStore } from 'react';
import { type Layout, useLayout } from '../../../ui/table/use-layout.ts';
import { useShown } from './use-wink.ts';

/**
 * How the table is laid out: seats `around` the felt of a large screen, or the board of a `tablet` that stands or of one in
 * `landscape`; on a phone the `faces`, or the `board` in their stead.
 */
export type Posture = 'around' | 'tablet' | 'landscape' | 'faces' | 'board';

export interface TableLayout extends Layout {
  readonly posture: Posture;
}

/** One that stands, or one in landscape. In ems: whoever reads larger letters needs the simpler layout sooner. */
const TABLET = window.matchMedia(
  '(min-width: 43.75em) and (min-height: 53em), (min-width: 48em) and (min-height: 42em) and (min-aspect-ratio: 6/5)',
);

function subscribe(listener: () => void): () => void {
  TABLET.addEventListener('change', listener);
  return () => TABLET.removeEventListener('change', listener);
}

/** The layout of this screen, and of the two postures of a phone the one that is wanted now. */
export function useTableLayout(): TableLayout {
  const layout = useLayout();
  const isTablet = useSyncExternalStore(subscribe, () => TABLET.matches);
  const isBoardOpen = useShown((model) => model.isBoardOpen);
  return { ...layout, posture: postureOf(layout, isTablet, isBoardOpen) };
}

function postureOf({ shape }: Layout, isTablet: boolean, isBoardOpen: boolean): Posture {
  if (shape === 'stage') return 'around';
  if (isTablet) return shape === 'lying' ? 'landscape' : 'tablet';
  return isBoardOpen ? 'board' : 'faces';
}
