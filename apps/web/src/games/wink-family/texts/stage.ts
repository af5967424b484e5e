import { textsIn } from '../../../shell/i18n/index.ts';

export const stageTexts = textsIn('wink-family/stage', {
  fr: async () => (await import('./fr/stage.ts')).stage,
  en: async () => (await import('./en/stage.ts')).stage,
  de: async () => (await import('./de/stage.ts')).stage,
});

export const sayStage = stageTexts.t;
