export { EVEN, TEMPERAMENTS, type Temperament, temperamentOf } from './temperaments.ts';
export { CUES, type Cue, phraseOf } from './voices.ts';
