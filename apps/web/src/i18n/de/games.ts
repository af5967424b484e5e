import type { games as french } from '../fr/games.ts';
import type { Texts } from '../texts.ts';

export const games: Texts<typeof french> = {
  zwinkern: { name: 'Zwinkern', lead: 'Das Original von 1994: ein Zwinkern, für jeden ein Punkt.' },
  'wink-agents': { name: 'WINK Agenten', lead: 'Im Karneval dreht jeder Fehler eine Karte um.' },
  wink: { name: 'WINK', lead: 'Gesehen oder nicht: Du musst jemanden nennen.' },
  spywhere: { name: 'Spywhere', lead: 'Errate am Teller, woher die anderen kommen.' },
};
