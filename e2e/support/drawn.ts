import assert from 'node:assert/strict';
import type { Guest } from './guest.ts';

/** The parts of a table by their selectors, under the names that a test gives them. */
export interface DrawnParts {
  readonly parts: Readonly<Record<string, string>>;
  /** What each seat has of its own: what is drawn in it is called by whose it is. */
  readonly seat?: string;
}

/** One of the parts; or, if something around them was drawn, what that is called. */
export type Drawn = string;

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
export async function watchDrawing({ page }: Guest, watched: DrawnParts): Promise<void> {
  await page.addInitScript(({ parts, seat: ofSeat }) => {
    const names: string[] = [];
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
      const drawn = elementOf(fiber.child);
      const element = drawn ?? around(fiber);
      const part = Object.entries(parts).find(([, selector]) => element?.closest(selector));
      if (!part && !drawn) return 'nothing to see';
      if (!element || !part) return `${element?.tagName} ${element?.getAttribute('class')}`;
      const seat = (ofSeat ? element.closest(ofSeat) : null)
        ?.querySelector('[aria-label]')
        ?.getAttribute('aria-label');
      return seat ? `face of ${seat.split(',')[0]}` : part[0];
    };
    const follow = (fiber: Fiber): void => {
      if (components.includes(fiber.tag) && (fiber.flags & 1) === 1) names.push(nameOf(fiber));
      if (fiber.child === fiber.alternate?.child) return;
      for (let child = fiber.child; child; child = child.sibling) follow(child);
    };
    Object.assign(window, {
      drawn: names,
      __REACT_DEVTOOLS_GLOBAL_HOOK__: {
        supportsFiber: true,
        inject: () => 1,
        onCommitFiberRoot: (_renderer: number, { current }: { current: Fiber }) => follow(current),
        onCommitFiberUnmount: () => {},
      },
    });
  }, watched);
}

/** What was drawn while this was done. */
export async function drawnWhile({ page }: Guest, does: () => Promise<unknown>): Promise<ReadonlySet<Drawn>> {
  await page.evaluate(() => (window as unknown as { drawn: string[] }).drawn.splice(0));
  await does();
  return new Set(await page.evaluate(() => (window as unknown as { drawn: string[] }).drawn));
}

/** Long enough for what comes after a while by itself: eyes that settle, words for screen readers. */
export const settles = () => new Promise((over) => setTimeout(over, 1_500));

interface Expected {
  readonly must: readonly Drawn[];
  readonly may?: readonly Drawn[];
}

export function assertDrawn(drawn: ReadonlySet<Drawn>, { must, may = [] }: Expected): void {
  assert.deepEqual(
    must.filter((part) => !drawn.has(part)),
    [],
    'not drawn',
  );
  assert.deepEqual(
    [...drawn].filter((part) => !must.includes(part) && !may.includes(part)),
    [],
    'drawn for nothing',
  );
}
