import type { games as french } from '../fr/games.ts';
import type { Texts } from '../texts.ts';

export const games: Texts<typeof french> = {
  zwinkern: { name: 'Zwinkern', lead: 'The 1994 original: one wink, a point each.' },
  'wink-agents': { name: 'WINK agents', lead: 'At the carnival every mistake turns a card over.' },
  wink: { name: 'WINK', lead: 'Seen it or not, you have to name somebody.' },
  spywhere: { name: 'Spywhere', lead: 'Guess where they come from by what is on their plate.' },
};
