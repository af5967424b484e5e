import type { Guest } from './guest.ts';

/** What was on somebody's stage in one beat. */
export interface BeatSeen {
  readonly scene: string;
  readonly beat: string;
  readonly gaze: string;
  readonly words: string;
  /** What a screen reader has been told by then. */
  readonly log: string;
}

export const STAGE = '[data-part~="stage"]';

/** From now on every beat on this screen is noted. */
export async function watchStage({ page }: Guest): Promise<void> {
  await page.evaluate((stage) => {
    const seen: object[] = [];
    Object.assign(window, { beatsSeen: seen });
    let last = '';
    const note = () => {
      const element = document.querySelector<HTMLElement>(stage);
      const { scene = '', beat = '', gaze = '' } = element?.dataset ?? {};
      if (`${scene} ${beat}` !== last && element) {
        const words = [...element.querySelectorAll('text, b, div')].map((text) => text.textContent).join(' ');
        const log = document.querySelector('[role="log"]')?.textContent ?? '';
        seen.push({ scene, beat, gaze, words, log });
      }
      last = `${scene} ${beat}`;
    };
    new MutationObserver(note).observe(document.body, {
      subtree: true,
      childList: true,
      attributes: true,
      attributeFilter: ['data-beat'],
    });
  }, STAGE);
}

export const beatsSeen = ({ page }: Guest): Promise<readonly BeatSeen[]> =>
  page.evaluate(() => (window as unknown as { beatsSeen: BeatSeen[] }).beatsSeen);

/** Nobody presses anything until every stage is empty. */
export const stagesEmpty = (guests: readonly Guest[]): Promise<unknown> =>
  Promise.all(guests.map((guest) => guest.looksAway(STAGE)));
