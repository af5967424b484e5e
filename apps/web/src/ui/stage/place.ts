import type { CSSProperties } from 'react';

export interface Place {
  readonly x: number;
  readonly y: number;
}

/** The middle of the first of these that is on the screen now, or of its lower edge; null where none is. */
export function placeOf(selectors: readonly string[], where: 'middle' | 'foot' = 'middle'): Place | null {
  for (const selector of selectors) {
    for (const element of document.querySelectorAll(selector)) {
      const { left, top, width, height } = element.getBoundingClientRect();
      if (width > 0 && height > 0) {
        return { x: left + width / 2, y: top + (where === 'foot' ? height : height / 2) };
      }
    }
  }
  return null;
}

export const at = ({ x, y }: Place): CSSProperties => ({ '--x': `${x}px`, '--y': `${y}px` }) as CSSProperties;
