import { textsIn } from '../../../shell/i18n/index.ts';

/** A player's own eyes before a camera: practised, and at a table. */
export const eyeTexts = textsIn('wink-family/eye', {
  fr: async () => (await import('./fr/eye.ts')).eye,
  en: async () => (await import('./en/eye.ts')).eye,
  de: async () => (await import('./de/eye.ts')).eye,
});

export const sayEye = eyeTexts.t;
