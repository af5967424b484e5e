import type { SharedCue } from '../../apps/web/src/ui/sound/cues.ts';
import type { Note } from '../../apps/web/src/ui/sound/instruments.ts';
import { RECIPES } from '../../apps/web/src/ui/sound/recipes.ts';
import type { Guest } from './guest.ts';

interface Noted {
  /** Each note that was played: its pitch and its length. */
  readonly notes: string[];
  readonly trembles: number[][];
}

/** Before a page of theirs opens: whatever it will sound, and however their phone will tremble, is noted. */
export async function noteSounds({ context }: Guest): Promise<void> {
  await context.addInitScript(() => {
    const noted: Noted = { notes: [], trembles: [] };
    Object.assign(window, { noted });
    const { start, stop } = OscillatorNode.prototype;
    const begins = new WeakMap<OscillatorNode, { readonly at: number; readonly from: number }>();
    OscillatorNode.prototype.start = function (at = 0) {
      begins.set(this, { at, from: this.frequency.value });
      start.call(this, at);
    };
    OscillatorNode.prototype.stop = function (until = 0) {
      const begun = begins.get(this);
      if (begun) noted.notes.push(`${begun.from} ${(until - begun.at).toFixed(2)}`);
      stop.call(this, until);
    };
    Navigator.prototype.vibrate = (pattern) => {
      noted.trembles.push(typeof pattern === 'number' ? [pattern] : [...pattern]);
      return true;
    };
  });
}

/** In the menu of their table. */
export async function switchesOn({ page }: Guest, ...names: readonly RegExp[]): Promise<void> {
  await page.locator('[aria-haspopup="menu"]').click();
  for (const name of names) {
    const item = page.getByRole('menuitemcheckbox', { name });
    if ((await item.getAttribute('aria-checked')) === 'false') await item.click();
  }
  await page.keyboard.press('Escape');
}

const noted = ({ page }: Guest): Promise<Noted> =>
  page.evaluate(() => (window as unknown as { noted: Noted }).noted);

/** How often a sound was played so far: one of a game's own, or one that all games share. */
export async function timesHeard(guest: Guest, cue: SharedCue | readonly Note[]): Promise<number> {
  const { notes } = await noted(guest);
  const counts = (typeof cue === 'string' ? RECIPES[cue] : cue).map(
    ({ from, lasts }) => notes.filter((note) => note === `${from} ${lasts.toFixed(2)}`).length,
  );
  return Math.min(...counts);
}

export const trembles = async (guest: Guest): Promise<readonly number[][]> => (await noted(guest)).trembles;
