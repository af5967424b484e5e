import type { Texts } from '../../../i18n/texts.ts';
import type { fr } from '../fr/index.ts';
import { compare } from './compare.ts';
import { figures } from './figures.ts';
import { spywhere } from './spywhere.ts';
import { wink } from './wink.ts';

export const en: Texts<typeof fr> = { compare, figures, spywhere, wink };
