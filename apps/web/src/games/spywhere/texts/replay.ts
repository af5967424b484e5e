import { textsIn } from '../../../shell/i18n/index.ts';

export const replayTexts = textsIn('spywhere/replay', {
  fr: async () => (await import('./fr/replay.ts')).replay,
  en: async () => (await import('./en/replay.ts')).replay,
  de: async () => (await import('./de/replay.ts')).replay,
});

export const sayReplay = replayTexts.t;
