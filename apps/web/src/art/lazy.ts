import { lazy } from 'react';

/** What the first screen does not need. Call `preload…` when a table opens, so that nobody waits for a drawing. */
export const preloadCharacters = () => import('./cards.ts');
export const preloadSpywhere = () => import('./spywhere.ts');

export const LazyCharacterCard = lazy(async () => ({ default: (await preloadCharacters()).CharacterCard }));

export const LazyDishCard = lazy(async () => ({ default: (await preloadSpywhere()).DishCard }));
export const LazyClue = lazy(async () => ({ default: (await preloadSpywhere()).Clue }));
export const LazyPassport = lazy(async () => ({ default: (await preloadSpywhere()).Passport }));
export const LazyIdentificationCard = lazy(async () => ({
  default: (await preloadSpywhere()).IdentificationCard,
}));
