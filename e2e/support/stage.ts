import type { Guest } from './guest.ts';

/** What was on somebody's stage in one step. */
export interface StepSeen {
  readonly scene: string;
  readonly step: string;
  readonly gaze: string;
  readonly words: string;
  /** What a screen reader has been told by then. */
  readonly log: string;
}

export const STAGE = '[data-part~="stage"]';

/** From now on every step on this screen is noted. */
export async function watchStage({ page }: Guest): Promise<void> {
  await page.evaluate((stage) => {
    const seen: object[] = [];
    Object.assign(window, { stepsSeen: seen });
    let last = '';
    const note = () => {
      const element = document.querySelector<HTMLElement>(stage);
      const { scene = '', step = '', gaze = '' } = element?.dataset ?? {};
      if (`${scene} ${step}` !== last && element) {
        const words = [...element.querySelectorAll('text, b, div')].map((text) => text.textContent).join(' ');
        const log = document.querySelector('[role="log"]')?.textContent ?? '';
        seen.push({ scene, step, gaze, words, log });
      }
      last = `${scene} ${step}`;
    };
    new MutationObserver(note).observe(document.body, {
      subtree: true,
      childList: true,
      attributes: true,
      attributeFilter: ['data-step'],
    });
  }, STAGE);
}

export const stepsSeen = ({ page }: Guest): Promise<readonly StepSeen[]> =>
  page.evaluate(() => (window as unknown as { stepsSeen: StepSeen[] }).stepsSeen);

/** Nobody presses anything until every stage is empty. */
export const stagesEmpty = (guests: readonly Guest[]): Promise<unknown> =>
  Promise.all(guests.map((guest) => guest.looksAway(STAGE)));
