import { type RefObject, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type { PictureTimes } from '../../../games/contract/replay.ts';
import { paint } from '../../../ui/picture/paint.ts';
import { CARD } from './moment-card.tsx';

export type Form = 'card' | 'loop';

/** A file in the making: how far it is, the file itself, or that it cannot be made. */
export type Made = { readonly is: 'coming'; readonly share: number } | { readonly is: 'failed' } | Ready;

interface Ready {
  readonly is: 'ready';
  readonly file: File;
  /** Written out as an address: the page's policy shows no other picture that is not a file of ours. */
  readonly address: string;
}

interface MadeOptions {
  readonly form: Form;
  readonly drawing: RefObject<SVGSVGElement | null>;
  readonly times: PictureTimes;
  readonly name: string;
  readonly showAt: (t: number) => void;
}

/** Makes the file of the chosen form, as soon as it is chosen. */
export function useMade({ form, drawing, times, name, showAt }: MadeOptions): Made {
  const [made, setMade] = useState<Made>({ is: 'coming', share: 0 });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a moment stays as it is; only the form is chosen.
  useEffect(() => {
    const stop = new AbortController();
    setMade({ is: 'coming', share: 0 });
    const make = async (): Promise<Blob> => {
      if (form === 'card') return pngOf(await paint(drawing.current!, { width: CARD, height: CARD }));
      const { makeLoop } = await import('./loop/make-loop.ts');
      return makeLoop({
        drawing: drawing.current!,
        times,
        showAt: (t) => flushSync(() => showAt(t)),
        onProgress: (share) => stop.signal.aborted || setMade({ is: 'coming', share }),
        signal: stop.signal,
      });
    };
    make().then(
      async (blob) => {
        const file = new File([blob], `${name}.${form === 'card' ? 'png' : 'gif'}`, { type: blob.type });
        const address = await addressOf(blob);
        if (!stop.signal.aborted) setMade({ is: 'ready', file, address });
      },
      () => stop.signal.aborted || setMade({ is: 'failed' }),
    );
    return () => stop.abort();
  }, [form]);
  return made;
}

const pngOf = (canvas: HTMLCanvasElement): Promise<Blob> =>
  new Promise((resolve, reject) =>
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The canvas gave no picture.'))),
      'image/png',
    ),
  );

const addressOf = (blob: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(blob);
  });
