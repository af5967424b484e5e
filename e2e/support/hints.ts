import type { Guest } from './guest.ts';

/** What no hint lies over, as far as it is on the screen: hand, turn, clock, points, verdict, and what is pressed. */
const SPARED = [
  'wink-held',
  'wink-turn',
  'wink-points',
  'wink-scores',
  'wink-notice',
  'wink-actions',
  'ring',
  'spy-hand',
  'spy-turn',
  'spy-actions',
];

/** Waits for a hint beside all these parts, then tells over which of all that is spared it lies. */
export async function coveredByHint(
  { page }: Guest,
  beside: readonly string[],
  hint = '',
): Promise<string[]> {
  const covered = await page.waitForFunction(
    ([id, parts, needed]) => {
      const shown = document.querySelector(`[data-part~="table-hint"]${id && `[data-hint="${id}"]`}`);
      const boxesOf = (part: string) =>
        [...document.querySelectorAll(`[data-part~="${part}"]`)]
          .map((element) => element.getBoundingClientRect())
          .filter(({ width, height }) => width > 1 && height > 1);
      if (!shown || needed.some((part) => boxesOf(part).length === 0)) return false;
      const { left, right, top, bottom } = shown.getBoundingClientRect();
      return parts.filter((part) =>
        boxesOf(part).some(
          (box) => left < box.right && box.left < right && top < box.bottom && box.top < bottom,
        ),
      );
    },
    [hint, SPARED, beside] as const,
  );
  return (await covered.jsonValue()) || [];
}

/** They have read every hint before, but these. */
export async function hasReadAllBut(guest: Guest, ...hints: readonly string[]): Promise<void> {
  const read = ['eyes', 'turn', 'seek', 'winked', 'name', 'mine', 'felt', 'caught', 'accused'];
  await guest.context.addInitScript(
    (kept) => localStorage.setItem('oeillade/hints', kept),
    JSON.stringify(read.filter((hint) => !hints.includes(hint))),
  );
}
