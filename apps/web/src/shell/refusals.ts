import i18next from 'i18next';
import type { fr } from './i18n/fr/index.ts';
import { t } from './i18n/index.ts';

type Known = keyof (typeof fr)['refusals'];

const isKnown = (code: string): code is Known => i18next.exists(`refusals.${code}`);

/** A refusal in words; a newer server may have one that this page has no words for. */
export const sayRefusal = (code: string): string =>
  isKnown(code) ? t(`refusals.${code}`) : t('trouble.unknown', { code });
