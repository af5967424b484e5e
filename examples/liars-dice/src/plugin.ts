import type { GamePlugin } from '@oeillade/catalogue';
import { labels } from './rules/label.ts';

export const liarsDice: GamePlugin = {
  folder: 'liars-dice',
  labels,
  rules: async () => (await import('./rules/index.ts')).games,
  bots: async () => (await import('./bots/index.ts')).bots,
  story: async () => (await import('./story/index.ts')).story,
};
