import type { games as french } from '../fr/games.ts';
import type { Texts } from '../texts.ts';

export const games: Texts<typeof french> = {
  zwinkern: {
    name: 'Zwinkern',
    lead: 'The 1994 original: one wink, a point each.',
    rules: {
      one: 'Call a card on the table: somebody holds its twin, and is your secret partner.',
      two: 'They wink at you when nobody looks; on your next turn, name them for a point each.',
      three: 'Caught a wink that was not for you? Accuse: if you are right, both points are yours.',
    },
  },
  'wink-agents': {
    name: 'WINK agents',
    lead: 'At the carnival every mistake turns a card over.',
    rules: {
      one: 'Call an agent on the table: somebody holds its twin, and is your secret contact.',
      two: 'They wink at you when nobody looks; on your next turn, name them for a point each, but name the wrong one and the card is turned over.',
      three:
        'Caught a wink that was not for you? Counter-espionage: accuse rightly, and both points are yours.',
    },
  },
  wink: {
    name: 'WINK',
    lead: 'Seen it or not, you have to name somebody.',
    rules: {
      one: 'Call a card on the table: somebody holds its twin, and is your secret partner.',
      two: 'They wink at you when nobody looks; on your next turn you must name somebody, wink or no wink: a point each, or the card is lost.',
      three: 'Caught a wink that was not for you? Revelation: accuse rightly, and both points are yours.',
    },
  },
  spywhere: {
    name: 'Spywhere',
    lead: 'Guess where they come from by what is on their plate.',
    rules: {
      one: 'Your country is secret: each turn, draw a dish, then swap one with the market.',
      two: 'Watch what the others take and leave, and lay your guess of their country face down in front of them.',
      three:
        'In the end every dish of your own country is worth a point, and one more for each country you guessed.',
    },
  },
};
