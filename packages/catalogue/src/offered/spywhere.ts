import { labels } from '@oeillade/games/spywhere/label';
import type { GamePlugin } from '../plugin.ts';

export const spywhere: GamePlugin = {
  folder: 'spywhere',
  labels,
  rules: async () => (await import('@oeillade/games/spywhere')).games,
  bots: async () => (await import('@oeillade/bots/spywhere')).bots,
  story: async () => (await import('@oeillade/story/spywhere')).story,
};
