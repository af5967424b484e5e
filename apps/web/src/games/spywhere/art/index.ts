/** The drawings of Spywhere: load them with `import()`, or through `lazy.ts`. */
export { Clue, type ClueProps } from './clue.tsx';
export { DishCard, type DishCardProps } from './dish-card.tsx';
export { IdentificationCard, type IdentificationCardProps } from './identification-card.tsx';
export type { Nation } from './nations.ts';
export { Passport, PassportCover, type PassportProps } from './passport.tsx';
