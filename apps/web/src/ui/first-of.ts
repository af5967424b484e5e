/** What the first of these finds in there, or else the next. */
export function firstOf(wanted: readonly string[], within: ParentNode | null): HTMLElement | null {
  for (const selector of wanted) {
    const found = within?.querySelector<HTMLElement>(selector);
    if (found) return found;
  }
  return null;
}
