/** Eyes that rest on one's own face, drawn for the tables, lessons and replays that know of them. */
export type { FeltMode } from './guests/felt-eyes.tsx';
export { FeltMark } from './guests/felt-mark.tsx';
export { FeltMedal } from './guests/felt-medal.tsx';
