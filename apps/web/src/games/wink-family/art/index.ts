/** The heavy part of the drawings, all 36 characters: load it with `import()`, or through `lazy.ts`. */
export { CharacterCard } from './cards/character-card.tsx';
