export { Clue, type ClueProps } from './clue.tsx';
export { DishCard, type DishCardProps } from './dish-card.tsx';
export { IdentificationCard, type IdentificationCardProps } from './identification-card.tsx';
export type { Nation } from './nations.ts';
export { Passport, PassportCover, type PassportProps } from './passport.tsx';
export { PASSPORT_TITLE } from './passport-title.ts';
export { SpywhereDefs } from './patterns.tsx';
