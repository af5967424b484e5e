import { compare } from './compare.ts';
import { figures } from './figures.ts';
import { page } from './page.ts';

export const fr = { compare, figures, page };
