import type { Point } from './mouth.ts';

/** Which way a bubble lies from the mouth that it comes out of. */
export type Side = 'left' | 'right';

interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Placed {
  readonly x: number;
  readonly y: number;
  readonly side: Side;
}

/** From the mouth to the nearest corner of the bubble: the length of its tail. */
const TAIL = { x: 14, y: 10 } as const;
const EDGE = 8;

/**
 * Beside the mouth and below it, so that the eyes above stay free; to the right where there is room, else to the left, and
 * never beyond the window.
 */
export function besideMouth(mouth: Point, bubble: Size, window: Size): Placed {
  const isRoomRight = mouth.x + TAIL.x + bubble.width + EDGE <= window.width;
  const isRoomLeft = mouth.x - TAIL.x - bubble.width >= EDGE;
  const side: Side = isRoomRight || (!isRoomLeft && mouth.x <= window.width / 2) ? 'right' : 'left';
  const wished = side === 'right' ? mouth.x + TAIL.x : mouth.x - TAIL.x - bubble.width;
  return {
    x: Math.round(Math.max(EDGE, Math.min(wished, window.width - EDGE - bubble.width))),
    y: Math.round(Math.max(EDGE, Math.min(mouth.y + TAIL.y, window.height - EDGE - bubble.height))),
    side,
  };
}

/** Puts a bubble at a mouth, or back into its corner. It writes only what has changed. */
export function placeBubble(bubble: HTMLElement, mouth: Point | null): void {
  const { style, dataset } = bubble;
  if (!mouth) {
    delete dataset['at'];
    style.transform = '';
    return;
  }
  dataset['at'] ??= 'right';
  const size = { width: bubble.offsetWidth, height: bubble.offsetHeight };
  const { x, y, side } = besideMouth(mouth, size, { width: innerWidth, height: innerHeight });
  if (dataset['at'] !== side) dataset['at'] = side;
  const transform = `translate(${x}px, ${y}px)`;
  if (style.transform !== transform) style.transform = transform;
}
