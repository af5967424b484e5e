import type { KeyboardEvent } from 'react';

/** A key that is still held down presses nothing more: the next press would be another move. */
export function pressOnce(event: KeyboardEvent): void {
  if (event.key === 'Enter' && event.repeat) event.preventDefault();
}
