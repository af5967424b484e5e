import type { Seat } from '@oeillade/kernel';
import { type RefObject, useCallback, useLayoutEffect, useState } from 'react';
import type { Point } from './geometry.ts';

/** Where things are on the page: faces by their seat, and the anchors `faces`, `board`, `eyes` and `me`. */
export interface Places {
  readonly seats: ReadonlyMap<Seat, Box>;
  /** The room in which faces sit. */
  readonly faces: Box | undefined;
  /** The box around the cards: all of them, or on small phones the called ones alone. */
  readonly board: Box | undefined;
  /** Where my eyes are: beams of light leave from here. */
  readonly eyes: Box | undefined;
  readonly me: Box | undefined;
}

export interface Box extends Point {
  readonly width: number;
  readonly height: number;
}

const NOWHERE: Places = {
  seats: new Map(),
  faces: undefined,
  board: undefined,
  eyes: undefined,
  me: undefined,
};

/** Where something is in a page whose corner is at `origin`; nowhere if it is not shown. */
export function boxOf(element: Element | null, origin: DOMRect): Box | undefined {
  if (!element) return undefined;
  const { left, top, width, height } = element.getBoundingClientRect();
  if (width === 0) return undefined;
  return { x: left + width / 2 - origin.left, y: top + height / 2 - origin.top, width, height };
}

function measure(root: HTMLElement): Places {
  const origin = root.getBoundingClientRect();
  const seats = new Map<Seat, Box>();
  for (const face of root.querySelectorAll<HTMLElement>('[data-seat]')) {
    const box = boxOf(face, origin);
    if (box) seats.set(Number(face.dataset['seat']), box);
  }
  const anchor = (name: string) =>
    [...root.querySelectorAll(`[data-anchor="${name}"]`)]
      .map((element) => boxOf(element, origin))
      .find((box) => box !== undefined);
  return {
    seats,
    faces: anchor('faces'),
    board: anchor('board'),
    eyes: anchor('eyes'),
    me: anchor('me'),
  };
}

const isSameBox = (one: Box | undefined, other: Box | undefined): boolean =>
  one === other ||
  (one?.x === other?.x &&
    one?.y === other?.y &&
    one?.width === other?.width &&
    one?.height === other?.height);

/** Beams leave from the middle of my eyes: how wide the words around them are makes no difference. */
function areSame(some: Places, others: Places): boolean {
  return (
    some.seats.size === others.seats.size &&
    [...some.seats].every(([seat, box]) => isSameBox(box, others.seats.get(seat))) &&
    isSameBox(some.faces, others.faces) &&
    isSameBox(some.board, others.board) &&
    isSameBox(some.me, others.me) &&
    some.eyes?.x === others.eyes?.x &&
    some.eyes?.y === others.eyes?.y
  );
}

/**
 * Measures when the size of anything that is measured or `layout` changes: nothing on the table moves in between. Whoever draws
 * by it draws again only for another place.
 */
export function usePlaces(root: RefObject<HTMLElement | null>, layout: string): Places {
  const [places, setPlaces] = useState(NOWHERE);
  const look = useCallback(() => {
    if (!root.current) return;
    const now = measure(root.current);
    setPlaces((before) => (areSame(before, now) ? before : now));
  }, [root]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another layout is another place for everything.
  useLayoutEffect(() => {
    if (!root.current) return;
    look();
    const observer = new ResizeObserver(look);
    observer.observe(root.current);
    for (const anchor of root.current.querySelectorAll('[data-anchor]')) observer.observe(anchor);
    return () => observer.disconnect();
  }, [root, look, layout]);
  return places;
}
