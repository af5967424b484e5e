import { spywhere } from '../../../../games/spywhere/rules/texts/fr.ts';
import { wink } from '../../../../games/wink-family/rules/texts/fr.ts';
import { compare } from './compare.ts';
import { figures } from './figures.ts';

/** French first: the other languages have each of these keys, or they do not compile. */
export const fr = { compare, figures, spywhere, wink };
