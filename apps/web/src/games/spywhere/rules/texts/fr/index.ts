import { figures } from './figures.ts';
import { page } from './page.ts';

export const fr = { figures, page };
