import type { Guest } from '../guest.ts';

const CALLABLE = '[data-part~="wink-card"]:not([aria-disabled="true"])';
const NAMING = '[data-part~="wink-claim"][data-button]:not([aria-disabled="true"])';
const CALLING = '[data-part~="wink-call"][data-button="claim"]';

/** Calls cards and names the first face, until it is over. */
export async function playsAlone(guest: Guest): Promise<void> {
  for (;;) {
    await guest.sees(`[data-part~="end"], ${NAMING}, ${CALLABLE}, ${CALLING}`);
    if ((await guest.get('[data-part~="end"]').count()) > 0) return;
    await winkTurn(guest);
  }
}

/** Calls a card, or names the first face for the one that was called. What has changed meanwhile is seen next time. */
export async function winkTurn(guest: Guest): Promise<void> {
  const quickly = { timeout: 5_000 };
  try {
    if ((await guest.get(NAMING).count()) > 0) {
      await guest.get('[data-part~="wink-face"]').first().click(quickly);
      await guest.get(NAMING).click(quickly);
      return await guest.get(NAMING).waitFor({ state: 'detached', ...quickly });
    }
    const card = guest.get(CALLABLE).first();
    if ((await card.count()) > 0) await card.click(quickly);
    await guest.get(CALLING).click(quickly);
    await guest.get(CALLING).waitFor({ state: 'detached', ...quickly });
  } catch (error) {
    if (!(error instanceof Error) || error.name !== 'TimeoutError') throw error;
  }
}
