import type { Texts } from '../../../../../shell/i18n/texts.ts';
import type { fr } from '../fr/index.ts';
import { figures } from './figures.ts';
import { page } from './page.ts';

export const en: Texts<typeof fr> = { figures, page };
