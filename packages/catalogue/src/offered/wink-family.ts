import { labels } from '@oeillade/games/wink-family/label';
import type { GamePlugin } from '../plugin.ts';

export const winkFamily: GamePlugin = {
  folder: 'wink-family',
  labels,
  rules: async () => (await import('@oeillade/games/wink-family')).games,
  bots: async () => (await import('@oeillade/bots/wink-family')).bots,
  story: async () => (await import('@oeillade/story/wink-family')).story,
};
