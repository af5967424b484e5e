import type { Seat } from '@oeillade/kernel';
import { type RefObject, useCallback, useLayoutEffect, useState } from 'react';
import type { Point } from './geometry.ts';

/** Where things are on the page: faces by their seat, and the anchors `me`, `eyes` and `board`. */
export interface Places {
  readonly seats: ReadonlyMap<Seat, Box>;
  readonly board: Box | undefined;
  /** Where my eyes are: beams of light leave from here. */
  readonly eyes: Box | undefined;
  readonly me: Box | undefined;
}

export interface Box extends Point {
  readonly width: number;
  readonly height: number;
}

const NOWHERE: Places = { seats: new Map(), board: undefined, eyes: undefined, me: undefined };

function boxOf(element: Element | null, origin: DOMRect): Box | undefined {
  if (!element) return undefined;
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2 - origin.left, y: top + height / 2 - origin.top, width, height };
}

function measure(root: HTMLElement): Places {
  const origin = root.getBoundingClientRect();
  const seats = new Map<Seat, Box>();
  for (const face of root.querySelectorAll<HTMLElement>('[data-seat]')) {
    seats.set(Number(face.dataset['seat']), boxOf(face, origin)!);
  }
  const anchor = (name: string) => boxOf(root.querySelector(`[data-anchor="${name}"]`), origin);
  return { seats, board: anchor('board'), eyes: anchor('eyes'), me: anchor('me') };
}

/** Measures when the size or `layout` changes: nothing on the table moves in between. */
export function usePlaces(root: RefObject<HTMLElement | null>, layout: string): Places {
  const [places, setPlaces] = useState(NOWHERE);
  const look = useCallback(() => {
    if (root.current) setPlaces(measure(root.current));
  }, [root]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another layout is another place for everything.
  useLayoutEffect(() => {
    if (!root.current) return;
    look();
    const observer = new ResizeObserver(look);
    observer.observe(root.current);
    return () => observer.disconnect();
  }, [root, look, layout]);
  return places;
}
