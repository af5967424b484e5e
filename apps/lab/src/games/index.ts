export { lab as spywhere } from './spywhere/index.ts';
export { lab as winkFamily } from './wink-family/index.ts';
