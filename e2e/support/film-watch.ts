import type { Guest } from './guest.ts';

/** What the practice page showed, and the picture of the film that had been measured just before. */
export interface EyeShown {
  readonly nth: number;
  readonly did: string;
  /** The number of that picture in the film, in which loop. */
  readonly picture: number;
  readonly loop: number;
}

/** One picture that the model was given. */
export interface PictureMeasured {
  readonly t: number;
  readonly picture: number;
  readonly loop: number;
}

export interface FilmWatch {
  readonly shown: EyeShown[];
  readonly measured: PictureMeasured[];
}

/**
 * Notes which pictures of the film the model measures, as the number at the foot of each says, and what the page shows of them.
 * To be asked for before the page is opened.
 */
export async function watchFilm({ page }: Guest): Promise<void> {
  await page.addInitScript(() => {
    const watch: FilmWatch = { shown: [], measured: [] };
    Object.assign(window, { filmWatch: watch });
    const canvas = new OffscreenCanvas(20, 1);
    const context = canvas.getContext('2d', { willReadFrequently: true })!;
    let loop = 0;
    let last = 0;
    /** Sixteen blocks along the foot, bright or dark, from the third of twenty on: the lowest digit first. */
    const numberOn = (image: ImageBitmap): number => {
      const { width, height } = image;
      context.drawImage(image, 0, height - height / 30, width, height / 60, 0, 0, 20, 1);
      const { data } = context.getImageData(0, 0, 20, 1);
      let number = 0;
      for (let bit = 0; bit < 16; bit++) if (data[4 * (bit + 2)]! > 128) number += 2 ** bit;
      return number;
    };
    window.Worker = class extends Worker {
      override postMessage(message: unknown, transfer?: unknown): void {
        const { image, t } = message as { readonly image?: ImageBitmap; readonly t: number };
        if (image) {
          const picture = numberOn(image);
          if (picture < last) loop += 1;
          last = picture;
          watch.measured.push({ t, picture, loop });
        }
        super.postMessage(message, transfer as Transferable[]);
      }
    };
    const seen = new Set<string>();
    new MutationObserver(() => {
      for (const event of document.querySelectorAll<HTMLElement>('[data-part~="eye-event"]')) {
        const { nth = '', did = '' } = event.dataset;
        if (seen.has(nth)) continue;
        seen.add(nth);
        watch.shown.push({ nth: Number(nth), did, picture: last, loop });
      }
    }).observe(document, { childList: true, subtree: true });
  });
}

export const filmWatched = ({ page }: Guest): Promise<FilmWatch> =>
  page.evaluate(() => (window as unknown as { readonly filmWatch: FilmWatch }).filmWatch);
