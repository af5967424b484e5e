import { GAMES } from '../support/games.ts';
import type { Guest } from '../support/guest.ts';
import { comes, type Over, type Tour } from './tour.ts';

/** On some pages a sentence is marked, as when somebody comes from a refusal. */
const MARKED: Readonly<Record<string, string>> = {
  zwinkern: 'W-44',
  'wink-agents': 'W-31',
  wink: 'W-22',
  spywhere: 'S-24',
};

/** On each screen the sentence is somewhere else. */
const marked = (reader: Guest, game: string, clause: string): Over => ({
  open: async () => {
    await reader.page.goto('/');
    await reader.page.goto(`/rules/${game}#${clause}`);
    await reader.sees('[data-part~="rule"][data-marked]');
  },
  shut: async () => {},
});

/** The rules of each edition, and the choice between them. */
export async function rules(tour: Tour): Promise<void> {
  const { stop } = tour;
  const reader = await comes(tour, 'Inès');
  await reader.page.goto('/rules');
  await reader.sees('[data-part~="rules-games"]');
  await stop('rules', reader);
  for (const game of GAMES) {
    await reader.page.goto(`/rules/${game}`);
    await reader.sees('[data-part~="rules-text"]');
    await stop(`rules-${game}`, reader);
    const clause = MARKED[game];
    if (!clause) continue;
    await stop(`rules-${game}-marked`, reader, { isScrolled: true, over: marked(reader, game, clause) });
  }
  await reader.leaves();
}
