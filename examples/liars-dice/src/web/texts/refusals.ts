import { refusalsIn } from '@oeillade/web/shell/refusals.ts';

export const refusalTexts = refusalsIn('liars-dice/refusals', {
  fr: async () => (await import('./fr/refusals.ts')).refusals,
  en: async () => (await import('./en/refusals.ts')).refusals,
  de: async () => (await import('./de/refusals.ts')).refusals,
});
