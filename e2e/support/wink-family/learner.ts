import { LearningGuest } from '../learning.ts';

/** Somebody who learns to wink. */
export class WinkLearner extends LearningGuest {
  begins(): Promise<void> {
    return this.beginsBy(0, '[data-part~="wink-card"]');
  }

  async looksAround(): Promise<void> {
    await this.#looksAt(1);
    await this.isAt(2);
    await this.#looksAt(2);
    await this.isAt(3);
  }

  /** The step about the eyes on my face: something to read, and a button to go on. */
  async feelsWatched(): Promise<void> {
    await this.guest.get('[data-part~="coach"] > [data-button="claim"]').click();
    await this.isAt(4);
  }

  async callsAndIsWinkedAt(): Promise<void> {
    await this.guest.get('[data-part~="wink-card"][aria-label^="28,"]').click();
    await this.guest.get('[data-part~="wink-call"][data-button="claim"]').click();
    await this.isAt(5);
    await this.#looksAt(1);
    await this.isAt(6);
  }

  async winksUnseen(): Promise<void> {
    await this.isAt(7);
    await this.#looksAt(3);
    await this.isAt(8);
    await this.#looksAt(1);
    await this.guest.sees('[data-part~="wink-seat"][data-lit] [data-part~="watch-badge"]');
    await this.guest.get('[data-part~="wink-wink"]').click();
    await this.isAt(9);
  }

  async catches(): Promise<void> {
    await this.#looksAt(3);
    await this.isAt(10);
  }

  async accuses(): Promise<void> {
    await this.guest.get('[data-part~="wink-accuse"]').click();
    await this.guest
      .get('dialog[open] [data-part~="wink-person"]')
      .filter({ hasText: 'Otto' })
      .first()
      .click();
    await this.isAt(11);
  }

  async names(): Promise<void> {
    await this.#looksAt(1);
    await this.guest.get('[data-part~="wink-claim"][data-button]').filter({ hasText: 'Bo' }).click();
  }

  /** Goes from face to face, and presses when there is a wink, until the round is over. */
  async trains(): Promise<void> {
    const { page } = this.guest;
    const over = this.guest.get('[data-part~="train-over"]');
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
      const asks = await this.guest.get('[data-part~="train-faces"][data-asks]').count();
      if (asks > 0)
        await this.guest.get('[data-part~="train-faces"][data-asks] button:not(:disabled)').first().click();
    }
  }

  async #looksAt(seat: number): Promise<void> {
    await this.guest.get(`[data-part~="wink-face"][data-seat="${seat}"]`).click();
  }
}
