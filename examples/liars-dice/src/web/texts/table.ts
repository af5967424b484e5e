import { textsIn } from '@oeillade/web/shell/i18n/index.ts';

export const tableTexts = textsIn('liars-dice/table', {
  fr: async () => (await import('./fr/table.ts')).table,
  en: async () => (await import('./en/table.ts')).table,
  de: async () => (await import('./de/table.ts')).table,
});

export const say = tableTexts.t;
