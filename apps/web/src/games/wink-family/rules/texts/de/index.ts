import type { Texts } from '../../../../../shell/i18n/texts.ts';
import type { fr } from '../fr/index.ts';
import { compare } from './compare.ts';
import { figures } from './figures.ts';
import { page } from './page.ts';

export const de: Texts<typeof fr> = { compare, figures, page };
