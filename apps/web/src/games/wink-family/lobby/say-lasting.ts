import type { TableRules } from '@oeillade/table';
import type { Language } from '../../../shell/i18n/index.ts';
import { say } from './words.ts';

export const sayLasting = ({ lasting }: TableRules, language: Language): string =>
  say('lastingHint', { seconds: (lasting / 1_000).toLocaleString(language) });
