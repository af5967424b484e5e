import type { Writer, Writing } from './writer.ts';

/** A whole picture each time costs more than what has changed: fewer of them, and coarser. */
const PER_SECOND = 5;
const QUALITY = 0.55;

/** Where a browser has no encoder. Every picture is a key. */
export function jpegWriter({ wrote, failed }: Writing): Writer {
  let isBusy = false;
  const write = async (canvas: OffscreenCanvas, at: number): Promise<void> => {
    const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: QUALITY });
    wrote({ format: 'jpeg', isKey: true, at, content: new Uint8Array(await blob.arrayBuffer()) });
  };
  return {
    perSecond: PER_SECOND,
    write: (canvas, at) => {
      if (isBusy) return;
      isBusy = true;
      void write(canvas, at)
        .catch(failed)
        .finally(() => {
          isBusy = false;
        });
    },
    close: () => {},
  };
}
