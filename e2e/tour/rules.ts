import { type Game, type Guest, TITLES } from '../support/guest.ts';
import { comes, type Over, type Tour } from './tour.ts';

/** One sentence of each page is marked, as when somebody comes from a refusal. */
const MARKED = { zwinkern: 'W-44', 'wink-agents': 'W-31', wink: 'W-22', spywhere: 'S-24' } as const;

/** On each screen the sentence is somewhere else. */
const marked = (reader: Guest, game: Game): Over => ({
  open: async () => {
    await reader.page.goto('/');
    await reader.page.goto(`/rules/${game}#${MARKED[game]}`);
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
  for (const game of Object.keys(TITLES) as Game[]) {
    await reader.page.goto(`/rules/${game}`);
    await reader.sees('[data-part~="rules-text"]');
    await stop(`rules-${game}`, reader);
    await stop(`rules-${game}-marked`, reader, { isScrolled: true, over: marked(reader, game) });
  }
  await reader.leaves();
}
