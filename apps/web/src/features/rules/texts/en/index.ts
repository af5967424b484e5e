import { spywhere } from '../../../../games/spywhere/rules/texts/en.ts';
import { wink } from '../../../../games/wink-family/rules/texts/en.ts';
import type { Texts } from '../../../../shell/i18n/texts.ts';
import type { fr } from '../fr/index.ts';
import { compare } from './compare.ts';
import { figures } from './figures.ts';

export const en: Texts<typeof fr> = { compare, figures, spywhere, wink };
