import type { Texts } from '../../../../shell/i18n/texts.ts';
import type { lobby as french } from '../fr/lobby.ts';

export const lobby: Texts<typeof french> = {
  first: 'In the original rules: whoever saw a spy film last.',
  out: 'Nationality left out',
  outRandom: 'One at random',
  outHint:
    'With four players or fewer one of the six nationalities stays in the box, and everybody knows which.',
  noTriples: 'No triples',
  noTriplesHint: 'Three of a kind in the market are shuffled back.',
  finishRound: 'Finish the round',
  finishRoundHint:
    'House rule: once somebody has identified everybody, the others get as many turns as they had.',
  allIn: 'With more than four, all six nationalities are in: leave none out.',
};
