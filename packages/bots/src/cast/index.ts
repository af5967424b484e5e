export { TEMPERAMENTS, type Temperament, temperamentOf } from './temperaments.ts';
export { CUES, phraseOf } from './voices.ts';
