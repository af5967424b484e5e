import type { CSSProperties } from 'react';

export interface Place {
  readonly x: number;
  readonly y: number;
}

/** The first of these that is on the screen now; null where none is. */
export function placeOf(selectors: readonly string[]): Place | null {
  for (const selector of selectors) {
    for (const element of document.querySelectorAll(selector)) {
      const { left, top, width, height } = element.getBoundingClientRect();
      if (width > 0 && height > 0) return { x: left + width / 2, y: top + height / 2 };
    }
  }
  return null;
}

export const at = ({ x, y }: Place): CSSProperties => ({ '--x': `${x}px`, '--y': `${y}px` }) as CSSProperties;
