/** Which of its edges stands over the button's. */
export type Align = 'start' | 'end';

const GAP = 8;
const EDGE = 8;

/** Puts what was opened beside its button, below it where there is room, and never beyond the window. */
export function place(popup: HTMLElement, button: Element, align: Align): void {
  const { innerWidth, innerHeight } = window;
  const { left, right, top, bottom } = button.getBoundingClientRect();
  popup.style.maxWidth = `${innerWidth - 2 * EDGE}px`;
  popup.style.maxHeight = `${innerHeight - 2 * EDGE}px`;
  const { offsetWidth, offsetHeight } = popup;
  const wished = align === 'start' ? left : right - offsetWidth;
  const isRoomBelow = bottom + GAP + offsetHeight + EDGE <= innerHeight;
  const above = Math.min(top - GAP - offsetHeight, innerHeight - EDGE - offsetHeight);
  popup.style.left = `${Math.max(EDGE, Math.min(wished, innerWidth - EDGE - offsetWidth))}px`;
  popup.style.top = `${isRoomBelow ? bottom + GAP : Math.max(EDGE, above)}px`;
}
