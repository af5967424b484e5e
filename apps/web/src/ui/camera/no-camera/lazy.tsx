import { lazy, Suspense } from 'react';
import type { NoCameraProps } from './no-camera.tsx';
import { noCameraTexts } from './texts/index.ts';

const Loaded = lazy(async () => {
  const [{ NoCamera }] = await Promise.all([import('./no-camera.tsx'), noCameraTexts.load()]);
  return { default: NoCamera };
});

/** Why there is no camera on this page, and the way to one. Fetched when somebody has to be told. */
export const NoCamera = (props: NoCameraProps) => (
  <Suspense fallback={null}>
    <Loaded {...props} />
  </Suspense>
);
