/** Every game that the pages show. A new one is a folder beside these and a line here. */
export { spywhere } from './spywhere/part.ts';
export { winkFamily } from './wink-family/part.ts';
