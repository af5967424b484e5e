import { textsIn } from '../../../shell/i18n/index.ts';

/** What is said before, while and after a camera is on. */
export const cameraTexts = textsIn('camera', {
  fr: async () => (await import('./fr.ts')).fr,
  en: async () => (await import('./en.ts')).en,
  de: async () => (await import('./de.ts')).de,
});

export const say = cameraTexts.t;
