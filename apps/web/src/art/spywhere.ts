/** The drawings of Spywhere: load them with `import()`, or through `lazy.ts`. */
export { Clue, type ClueProps } from './spywhere/clue.tsx';
export { DishCard, type DishCardProps } from './spywhere/dish-card.tsx';
export { IdentificationCard, type IdentificationCardProps } from './spywhere/identification-card.tsx';
export type { Nation } from './spywhere/nations.ts';
export { Passport, PassportCover, type PassportProps } from './spywhere/passport.tsx';
