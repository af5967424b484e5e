import { textsIn } from '../../../../shell/i18n/index.ts';

/** Why a page has no camera, and how to go over to one that has. */
export const noCameraTexts = textsIn('no-camera', {
  fr: async () => (await import('./fr.ts')).fr,
  en: async () => (await import('./en.ts')).en,
  de: async () => (await import('./de.ts')).de,
});

export const say = noCameraTexts.t;
