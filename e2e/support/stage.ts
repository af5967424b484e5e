import type { Guest } from './guest.ts';

/** What was on somebody's stage in one step. */
export interface StepSeen {
  readonly scene: string;
  readonly step: string;
  readonly gaze: string;
  readonly words: string;
  /** What a screen reader has been told by then. */
  readonly log: string;
  /** What was written of announcements, wherever the table shows them. */
  readonly tickets: string;
  /** My hand, everybody's points and spies, and what lies on the table. */
  readonly counted: string;
  /** What the narrator says. */
  readonly narrated: string;
  /** What has the focus. */
  readonly focus: string;
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
        const textOf = (parts: string) =>
          [...document.querySelectorAll(parts)]
            .map((part) => `${part.getAttribute('aria-label') ?? ''} ${part.textContent}`)
            .join(' ');
        seen.push({
          ...{ scene, step, gaze, words, log },
          tickets: textOf('[data-part~="wink-log"], [data-part~="wink-notice"]'),
          counted: textOf(
            '[data-part~="wink-hand"] [aria-label], [data-part~="wink-points"], [data-part~="wink-scores"], [data-part~="wink-card"]',
          ),
          narrated: document.querySelector('[data-part~="stage-narration"]')?.textContent ?? '',
          focus: document.activeElement?.tagName ?? '',
        });
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
