import { textsIn } from '../../../shell/i18n/index.ts';

export const trainTexts = textsIn('wink-family/train', {
  fr: async () => (await import('./fr/train.ts')).train,
  en: async () => (await import('./en/train.ts')).train,
  de: async () => (await import('./de/train.ts')).train,
});

export const sayTrain = trainTexts.t;
