import type { Guest } from './guest.ts';

const LIT_EYE = '[data-part~="wink-seat"][data-lit] [data-part^="eye-left"] > g > circle';

/** Where everything is that matches, once it has come to rest. */
export async function boxesOf(guest: Guest, selector: string): Promise<DOMRect[]> {
  await guest.page.evaluate(() =>
    Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => {}))),
  );
  return await guest
    .get(selector)
    .evaluateAll((elements) =>
      elements.map((element) => element.getBoundingClientRect().toJSON() as DOMRect),
    );
}

/** How wide an eye is of the face that they look at, in pixels of the screen. */
export async function eyeOfLit(guest: Guest): Promise<number> {
  const [white] = await boxesOf(guest, LIT_EYE);
  // The white is drawn a little larger than the opening through which it is seen.
  return ((white?.width ?? 0) * 8) / 8.2;
}

export const isScrolled = ({ page }: Guest): Promise<boolean> =>
  page.evaluate(() => {
    const { scrollHeight, scrollWidth, clientHeight, clientWidth } = document.documentElement;
    return scrollHeight > clientHeight || scrollWidth > clientWidth;
  });

export const touching = (one: DOMRect, other: DOMRect): boolean =>
  one.left < other.right - 1 &&
  other.left < one.right - 1 &&
  one.top < other.bottom - 1 &&
  other.top < one.bottom - 1;
