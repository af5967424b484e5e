import assert from 'node:assert/strict';
import { violations } from './axe.ts';
import type { Guest } from './guest.ts';

/** Somebody who takes lessons. */
export class LearningGuest {
  protected readonly guest: Guest;

  constructor(guest: Guest) {
    this.guest = guest;
  }

  /** By the card of the lesson; `there` is what can be pressed from the beginning. */
  protected async beginsBy(card: number, there: string): Promise<void> {
    await this.guest.page.goto('/learn');
    await this.guest.get('[data-part~="learn-card"]').nth(card).locator('[data-button]').last().click();
    await this.guest.sees(there);
    await this.isAt(1);
  }

  async isAt(step: number): Promise<void> {
    await this.guest
      .get('[data-part~="coach-head"] small')
      .filter({ hasText: new RegExp(`^\\D+ ${step} \\D+ \\d+$`) })
      .waitFor();
  }

  /** From now on each place at which the upper edge of the table is drawn is noted. */
  async notesTableTops(): Promise<void> {
    await this.guest.page.evaluate(() => {
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
    return this.guest.page.evaluate(() => [...(window as unknown as { tops: Set<number> }).tops]);
  }

  async isThrough(): Promise<void> {
    await this.guest.sees('[data-part~="coach"][data-over]');
  }

  async isAccessible(): Promise<void> {
    assert.deepEqual(await violations(this.guest), []);
  }
}
