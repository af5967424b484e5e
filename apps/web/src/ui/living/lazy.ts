import { lazy } from 'react';

/** Whoever plays among drawn faces never fetches any of it. */
export async function loadLiving() {
  const pieces = await import('./pieces.ts');
  await pieces.loadTexts();
  return pieces;
}

export const LivingBox = lazy(async () => ({ default: (await loadLiving()).LivingBox }));
export const OwnEyes = lazy(async () => ({ default: (await loadLiving()).OwnEyes }));
export const OwnMirror = lazy(async () => ({ default: (await loadLiving()).OwnMirror }));
