import { lazy } from 'react';
import { galleryTexts } from './texts.ts';

/** Only those who watch, and tables that are watched, wait for any of this. */
export const Gallery = lazy(async () => {
  await galleryTexts.load();
  return { default: (await import('./gallery.tsx')).Gallery };
});

export const ConfettiButton = lazy(async () => {
  await galleryTexts.load();
  return { default: (await import('./confetti-button.tsx')).ConfettiButton };
});

export const ConfettiFall = lazy(async () => {
  await galleryTexts.load();
  return { default: (await import('./confetti.tsx')).ConfettiFall };
});
