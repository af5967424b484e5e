export { Clue } from './clue.tsx';
export { DishCard } from './dish-card.tsx';
export { IdentificationCard } from './identification-card.tsx';
export type { Nation } from './nations.ts';
export { Passport, PassportCover } from './passport.tsx';
export { PASSPORT_TITLE } from './passport-title.ts';
export { SpywhereDefs } from './patterns.tsx';
