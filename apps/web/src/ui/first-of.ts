/** The element that the first of these selectors finds there, or else the next one. */
export function firstOf(wanted: readonly string[], within: ParentNode | null): HTMLElement | null {
  for (const selector of wanted) {
    const found = within?.querySelector<HTMLElement>(selector);
    if (found) return found;
  }
  return null;
}
