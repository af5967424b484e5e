import type { Reaction } from '@oeillade/protocol';
import type { Guest } from './guest.ts';

export const MY_FACE = '[data-part~="my-face"]';
/** What opens the menu of phrases. */
export const CHAT = '[popovertarget][aria-haspopup="dialog"]:not([data-part~="voice-button"])';
export const WHEEL = '[data-part~="reaction-wheel"]';

/** A face of the page that shows a reaction, by the seat that it belongs to. */
export const reacting = (seat: number, reaction: Reaction): string =>
  `[data-portrait="${seat}"] [data-part~="reaction"][data-reaction="${reaction}"]`;

/** Holds their own face until the wheel opens, slides to a reaction and lets go. */
export async function holdsFace(guest: Guest, reaction: Reaction): Promise<void> {
  const { mouse } = guest.page;
  await mouse.move(...(await middleOf(guest, MY_FACE)));
  await mouse.down();
  await guest.sees(WHEEL);
  await mouse.move(...(await middleOf(guest, `${WHEEL} [data-reaction="${reaction}"][role]`)), { steps: 4 });
  await guest.sees(`${WHEEL} [data-reaction="${reaction}"][data-tried]`);
  await mouse.up();
  await guest.looksAway(WHEEL);
}

/** By keys alone: R, then arrows, then Enter. */
export async function reactsByKeys(guest: Guest, arrows: number): Promise<void> {
  const { keyboard } = guest.page;
  await guest.sees(MY_FACE);
  await keyboard.press('r');
  await guest.sees(`${WHEEL} [data-reaction="rolled-eyes"][data-tried]`);
  for (let arrow = 0; arrow < arrows; arrow++) await keyboard.press('ArrowRight');
  await keyboard.press('Enter');
  await guest.looksAway(WHEEL);
}

/** Says one of the phrases, by the menu. */
export async function saysPhrase(guest: Guest, phrase: string): Promise<void> {
  await guest.get(CHAT).first().click();
  await guest.get(`[data-phrase="${phrase}"]`).click();
}

/** Keeps what a face shows for later: a reaction is seen for little more than a second. */
export async function notesReactions(guest: Guest): Promise<() => Promise<string[]>> {
  await guest.page.evaluate(() => {
    const noted: string[] = [];
    Object.assign(window, { notedReactions: noted });
    const note = () => {
      for (const one of document.querySelectorAll<HTMLElement>('[data-portrait] [data-part~="reaction"]')) {
        const face = one.closest<HTMLElement>('[data-portrait]');
        const line = `${face?.dataset['portrait']} ${one.dataset['reaction']}`;
        if (noted.at(-1) !== line) noted.push(line);
      }
    };
    new MutationObserver(note).observe(document.body, { childList: true, subtree: true });
  });
  return () => guest.page.evaluate(() => (window as unknown as { notedReactions: string[] }).notedReactions);
}

async function middleOf(guest: Guest, selector: string): Promise<[number, number]> {
  const box = await guest.get(selector).first().boundingBox();
  if (!box) throw new Error(`${guest.name} does not see ${selector}.`);
  return [box.x + box.width / 2, box.y + box.height / 2];
}
