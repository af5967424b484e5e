import type { Texts } from '../../../../shell/i18n/texts.ts';
import type { compare as french } from '../fr/compare.ts';

export const compare: Texts<typeof french> = {
  rows: {
    players: 'Players',
    pairs: 'Pairs in play',
    hand: 'Cards in hand',
    left: 'Cards put aside',
    spies: 'Cards to accuse with',
    spyName: 'What they are called',
    cardName: 'Cards to win',
    starts: 'Who starts',
    naming: 'Naming your partner',
    wrongCard: 'Named wrongly: the card on the board',
    wrongTwin: 'Named wrongly: its twin',
    caughtSpy: 'Right accusation: the card you spent',
    missedSpy: 'Wrong accusation',
    tie: 'On a tie',
    signals: 'Other signals',
  },
  range: '{from} to {to}',
  none: 'none',
  naming: { may: 'if you like', must: 'a must' },
  wrongCard: { gone: 'discarded', turned: 'turned over where it lies' },
  wrongTwin: {
    kept: 'stays in hand, in silence',
    laid: 'laid face down',
    laidIfAny: 'laid face down, if anybody has it',
  },
  caughtSpy: { gone: 'discarded', laid: 'stays in front of you' },
  missedSpy: { again: 'play goes on', banned: 'with four players, no more accusing about that card' },
  tie: {
    fewestSpies: 'fewest cards to accuse with in hand',
    mostLaid: 'most cards to accuse with laid down, then most cards face down',
  },
  signals: { several: 'another one, or several', one: 'another one instead' },
};
