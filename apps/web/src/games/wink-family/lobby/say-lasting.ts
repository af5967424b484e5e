import type { TableRules } from '@oeillade/table';
import type { Language } from '../../../shell/i18n/index.ts';
import { sayLobby } from '../texts/lobby.ts';

export const sayLasting = ({ lasting }: TableRules, language: Language): string =>
  sayLobby('lastingHint', { seconds: (lasting / 1_000).toLocaleString(language) });
