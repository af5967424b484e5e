import type { Guest } from './guest.ts';

/** The parts of a table, by what is in them. */
const PARTS = {
  face: '[data-part~="wink-seat"]',
  faces: '[data-part~="wink-faces"]',
  belt: '[data-part~="wink-belt"]',
  rays: '[data-part~="wink-rays"]',
  sights: '[data-part~="wink-sights"]',
  me: '[data-part~="wink-me"]',
  felt: '[data-part~="wink-felt"]',
  spoken: '.visually-hidden',
  board: '[data-part~="wink-board"]',
  hand: '[data-part~="wink-hand"]',
  log: '[data-part~="wink-log"]',
  scores: '[data-part~="wink-scores"]',
  turn: '[data-part~="wink-turn"]',
  actions: '[data-part~="wink-actions"]',
  top: '[data-part~="wink-top"]',
  hints: '[data-part~="table-hint"]',
} as const;

/** One of the parts; or, if something around them was drawn, what that is called. */
export type Drawn = keyof typeof PARTS | (string & {});

/** As much of React's own notes on a component as is needed to know whether it was drawn. */
interface Fiber {
  readonly tag: number;
  readonly flags: number;
  readonly stateNode: unknown;
  readonly alternate: Fiber | null;
  readonly child: Fiber | null;
  readonly sibling: Fiber | null;
  readonly return: Fiber | null;
}

/** Before the page opens: from then on it counts what React draws, as its own developer tools would. */
export async function watchDrawing({ page }: Guest): Promise<void> {
  await page.addInitScript((parts) => {
    const drawn: string[] = [];
    /** Functions, and those that remember what they drew; React marks what it has called with the first bit. */
    const components = [0, 11, 14, 15];
    const elementOf = (fiber: Fiber | null): Element | null => {
      for (let at = fiber; at; at = at.sibling) {
        const found = at.stateNode instanceof Element ? at.stateNode : elementOf(at.child);
        if (found) return found;
      }
      return null;
    };
    const around = (fiber: Fiber): Element | null => {
      let at: Fiber | null = fiber;
      while (at && !(at.stateNode instanceof Element)) at = at.return;
      return (at?.stateNode as Element | undefined) ?? null;
    };
    const nameOf = (fiber: Fiber): string => {
      // What draws nothing belongs to where it stands.
      const element = elementOf(fiber.child) ?? around(fiber);
      const part = Object.entries(parts).find(([, selector]) => element?.closest(selector));
      if (!element || !part) return `${element?.tagName} ${element?.getAttribute('class')}`;
      const seat = element
        .closest('[data-part~="wink-seat"]')
        ?.querySelector('[aria-label]')
        ?.getAttribute('aria-label');
      return seat ? `face of ${seat.split(',')[0]}` : part[0];
    };
    const follow = (fiber: Fiber): void => {
      if (components.includes(fiber.tag) && (fiber.flags & 1) === 1) drawn.push(nameOf(fiber));
      if (fiber.child === fiber.alternate?.child) return;
      for (let child = fiber.child; child; child = child.sibling) follow(child);
    };
    Object.assign(window, {
      drawn,
      __REACT_DEVTOOLS_GLOBAL_HOOK__: {
        supportsFiber: true,
        inject: () => 1,
        onCommitFiberRoot: (_renderer: number, { current }: { current: Fiber }) => follow(current),
        onCommitFiberUnmount: () => {},
      },
    });
  }, PARTS);
}

/** What was drawn while this was done. */
export async function drawnWhile({ page }: Guest, does: () => Promise<unknown>): Promise<ReadonlySet<Drawn>> {
  await page.evaluate(() => (window as unknown as { drawn: string[] }).drawn.splice(0));
  await does();
  return new Set(await page.evaluate(() => (window as unknown as { drawn: string[] }).drawn));
}
