import { LearningGuest } from '../learning.ts';

/** Somebody who learns Spywhere. */
export class SpywhereLearner extends LearningGuest {
  begins(): Promise<void> {
    return this.beginsBy(1, '[data-part~="spy-market"] [data-part~="spy-card"]');
  }

  async readsPassport(): Promise<void> {
    await this.guest.sees('[data-part~="spy-passport"][aria-pressed="true"]');
    await this.guest.get('[data-part~="coach"] > [data-button="claim"]').click();
    await this.isAt(2);
  }

  async drawsAndExchanges(step: number): Promise<void> {
    await this.isAt(step);
    await this.guest.get('[data-part~="spy-pile-cards"][data-ready]').click();
    await this.guest.get('[data-part~="spy-hand"][data-open] [data-part~="spy-card"]').first().click();
    await this.guest.get('[data-part~="spy-market"] [data-part~="spy-card"]').first().click();
    await this.isAt(step === 2 ? 4 : 10);
  }

  async eliminatesAndEnds(): Promise<void> {
    await this.guest.get('[data-part~="spy-actions"] [data-button="claim"]').click();
    await this.isAt(5);
    await this.guest.get('[data-part~="spy-actions"] [data-button]').last().click();
    await this.isAt(7);
  }

  async hasUnderstood(): Promise<void> {
    await this.guest.get('[data-part~="coach"] > [data-button="claim"]').click();
    await this.isAt(8);
  }

  async notesWhatBoTook(): Promise<void> {
    const { page } = this.guest;
    const book = this.guest.get('[data-part~="spy-notebook-button"]');
    const isShut = await book.isVisible();
    if (isShut) await book.click();
    await this.guest.get('[data-part~="spy-cell"][data-state="open"]').first().click();
    await this.isAt(9);
    if (isShut) await page.keyboard.press('Escape');
  }

  async identifies(): Promise<void> {
    await this.guest.get('[data-part~="spy-actions"] [data-button="danger"]').click();
    await this.guest.get('[data-part~="spy-guess"]').first().click();
    await this.guest.get('[data-part~="spy-seal"]').click();
    await this.isAt(11);
    await this.guest.sees('[data-part~="sheet-foot"] [data-button]:not([data-part~="spy-seal"])');
    await this.guest.get('[data-part~="spy-guess"]').first().click();
    await this.guest.get('[data-part~="sheet-foot"] [data-button]').click();
  }
}
