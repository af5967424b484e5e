export { spywhere } from './spywhere.ts';
export { winkFamily } from './wink-family.ts';
