import { useSyncExternalStore } from 'react';

/** `large`: seats around a felt. `standing`: one column for a thumb. `lying`: the board beside the rest. */
export type Shape = 'large' | 'standing' | 'lying';

export interface Layout {
  readonly shape: Shape;
  /** Low screens have cards without a ledge. */
  readonly compact: boolean;
}

/** In ems: whoever reads larger letters needs the simpler shape sooner. */
const LARGE = '(min-width: 73.75em) and (min-height: 42.5em)';
const LYING = '(min-aspect-ratio: 6/5)';
const LOW = '(max-height: 44.9375em)';
const VERY_LOW = '(max-height: 34.9375em)';

const queries = new Map<string, MediaQueryList>();

function matches(query: string): boolean {
  let list = queries.get(query);
  if (!list) {
    list = window.matchMedia(query);
    queries.set(query, list);
  }
  return list.matches;
}

function read(): `${Shape} ${'compact' | 'full'}` {
  if (matches(LARGE)) return 'large full';
  if (matches(LYING)) return matches(VERY_LOW) ? 'lying compact' : 'lying full';
  return matches(LOW) ? 'standing compact' : 'standing full';
}

function subscribe(listener: () => void): () => void {
  const lists = [LARGE, LYING, LOW, VERY_LOW].map((query) => window.matchMedia(query));
  for (const list of lists) list.addEventListener('change', listener);
  return () => {
    for (const list of lists) list.removeEventListener('change', listener);
  };
}

/** How the table is laid out on this screen. The styles follow it through attributes. */
export function useLayout(): Layout {
  const [shape, cards] = useSyncExternalStore(subscribe, read).split(' ') as [Shape, string];
  return { shape, compact: cards === 'compact' };
}
