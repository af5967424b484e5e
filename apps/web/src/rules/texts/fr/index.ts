import { compare } from './compare.ts';
import { figures } from './figures.ts';
import { spywhere } from './spywhere.ts';
import { wink } from './wink.ts';

/** French first: the other languages have each of these keys, or they do not compile. */
export const fr = { compare, figures, spywhere, wink };
