import assert from 'node:assert/strict';
import { violations } from './axe.ts';
import type { Guest } from './guest.ts';

/** Somebody who takes lessons. */
export class LearningGuest {
  readonly #guest: Guest;

  constructor(guest: Guest) {
    this.#guest = guest;
  }

  async begins(lesson: 'wink' | 'spywhere'): Promise<void> {
    const { page } = this.#guest;
    await page.goto('/learn');
    await this.#guest
      .get('[data-part~="learn-card"]')
      .nth(lesson === 'wink' ? 0 : 1)
      .locator('[data-button]')
      .last()
      .click();
    await this.#guest.sees(
      lesson === 'wink' ? '[data-part~="wink-card"]' : '[data-part~="spy-market"] [data-part~="spy-card"]',
    );
    await this.isAt(1);
  }

  async isAt(step: number): Promise<void> {
    await this.#guest
      .get('[data-part~="coach-head"] small')
      .filter({ hasText: new RegExp(`^\\D+ ${step} \\D+ \\d+$`) })
      .waitFor();
  }

  /** From now on each place at which the upper edge of the table is drawn is noted. */
  async notesTableTops(): Promise<void> {
    await this.#guest.page.evaluate(() => {
      const tops = new Set<number>();
      Object.assign(window, { tops });
      let pictures = 0;
      const note = () => {
        const table = document.querySelector(
          '[data-part~="lesson"]:not([data-over]) [data-part~="game-table"]',
        );
        pictures += 1;
        // The room above it is measured once the first step is there.
        if (table && pictures > 2) tops.add(Math.round(table.getBoundingClientRect().top + window.scrollY));
        requestAnimationFrame(note);
      };
      note();
    });
  }

  tableTops(): Promise<readonly number[]> {
    return this.#guest.page.evaluate(() => [...(window as unknown as { tops: Set<number> }).tops]);
  }

  async isThrough(): Promise<void> {
    await this.#guest.sees('[data-part~="coach"][data-over]');
  }

  async isAccessible(): Promise<void> {
    assert.deepEqual(await violations(this.#guest), []);
  }

  async looksAround(): Promise<void> {
    await this.#looksAt(1);
    await this.isAt(2);
    await this.#looksAt(2);
    await this.isAt(3);
  }

  /** The eyes on my face: there is something to read, and a button to go on. */
  async feelsWatched(): Promise<void> {
    await this.#guest.get('[data-part~="coach"] > [data-button="claim"]').click();
    await this.isAt(4);
  }

  async callsAndIsWinkedAt(): Promise<void> {
    await this.#guest.get('[data-part~="wink-card"][aria-label^="28,"]').click();
    await this.#guest.get('[data-part~="wink-call"][data-button="claim"]').click();
    await this.isAt(5);
    await this.#looksAt(1);
    await this.isAt(6);
  }

  async winksUnseen(): Promise<void> {
    await this.isAt(7);
    await this.#looksAt(3);
    await this.isAt(8);
    await this.#looksAt(1);
    await this.#guest.sees('[data-part~="wink-seat"][data-lit] [data-part~="watch-badge"]');
    await this.#guest.get('[data-part~="wink-wink"]').click();
    await this.isAt(9);
  }

  async catches(): Promise<void> {
    await this.#looksAt(3);
    await this.isAt(10);
  }

  async accuses(): Promise<void> {
    await this.#guest.get('[data-part~="wink-accuse"]').click();
    await this.#guest
      .get('dialog[open] [data-part~="wink-person"]')
      .filter({ hasText: 'Otto' })
      .first()
      .click();
    await this.isAt(11);
  }

  async names(): Promise<void> {
    await this.#looksAt(1);
    await this.#guest.get('[data-part~="wink-claim"][data-button]').filter({ hasText: 'Bo' }).click();
  }

  async readsPassport(): Promise<void> {
    await this.#guest.sees('[data-part~="spy-passport"][aria-pressed="true"]');
    await this.#guest.get('[data-part~="coach"] > [data-button="claim"]').click();
    await this.isAt(2);
  }

  async drawsAndExchanges(step: number): Promise<void> {
    await this.isAt(step);
    await this.#guest.get('[data-part~="spy-pile-cards"][data-ready]').click();
    await this.#guest.get('[data-part~="spy-hand"][data-open] [data-part~="spy-card"]').first().click();
    await this.#guest.get('[data-part~="spy-market"] [data-part~="spy-card"]').first().click();
    await this.isAt(step === 2 ? 4 : 10);
  }

  async eliminatesAndEnds(): Promise<void> {
    await this.#guest.get('[data-part~="spy-actions"] [data-button="claim"]').click();
    await this.isAt(5);
    await this.#guest.get('[data-part~="spy-actions"] [data-button]').last().click();
    await this.isAt(7);
  }

  async hasUnderstood(): Promise<void> {
    await this.#guest.get('[data-part~="coach"] > [data-button="claim"]').click();
    await this.isAt(8);
  }

  async notesWhatBoTook(): Promise<void> {
    const { page } = this.#guest;
    const book = this.#guest.get('[data-part~="spy-notebook-button"]');
    const isShut = await book.isVisible();
    if (isShut) await book.click();
    await this.#guest.get('[data-part~="spy-cell"][data-state="open"]').first().click();
    await this.isAt(9);
    if (isShut) await page.keyboard.press('Escape');
  }

  async identifies(): Promise<void> {
    await this.#guest.get('[data-part~="spy-actions"] [data-button="danger"]').click();
    await this.#guest.get('[data-part~="spy-guess"]').first().click();
    await this.#guest.get('[data-part~="spy-seal"]').click();
    await this.isAt(11);
    await this.#guest.sees('[data-part~="sheet-foot"] [data-button]:not([data-part~="spy-seal"])');
    await this.#guest.get('[data-part~="spy-guess"]').first().click();
    await this.#guest.get('[data-part~="sheet-foot"] [data-button]').click();
  }

  /** Goes from face to face, and presses when there is a wink, until the round is over. */
  async trains(): Promise<void> {
    const { page } = this.#guest;
    const over = this.#guest.get('[data-part~="train-over"]');
    for (let turn = 1; (await over.count()) === 0; turn++) {
      await page.keyboard.press(`Digit${(turn % 3) + 1}`);
      const seen = await page
        .waitForSelector(
          '[data-part~="train-face"] [data-part~="loge"][data-expression], [data-part~="train-over"]',
          { timeout: 900 },
        )
        .catch(() => null);
      if (!seen || (await over.count()) > 0) continue;
      await page.keyboard.press('Space');
      // It may have been over before it was pressed: then nobody asks at whom it was.
      const asks = await this.#guest.get('[data-part~="train-faces"][data-asks]').count();
      if (asks > 0)
        await this.#guest.get('[data-part~="train-faces"][data-asks] button:not(:disabled)').first().click();
    }
  }

  async #looksAt(seat: number): Promise<void> {
    await this.#guest.get(`[data-part~="wink-face"][data-seat="${seat}"]`).click();
  }
}
