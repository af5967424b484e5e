import { spywhere } from '../../../../games/spywhere/rules/texts/de.ts';
import { wink } from '../../../../games/wink-family/rules/texts/de.ts';
import type { Texts } from '../../../../shell/i18n/texts.ts';
import type { fr } from '../fr/index.ts';
import { compare } from './compare.ts';
import { figures } from './figures.ts';

export const de: Texts<typeof fr> = { compare, figures, spywhere, wink };
