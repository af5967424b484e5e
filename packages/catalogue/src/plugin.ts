import type { BotPart } from '@oeillade/bots';
import type { Game, GameLabel } from '@oeillade/kernel';
import type { StoryPart } from '@oeillade/story';

/** A game in all layers: what can be said of it is there at once, the rest is loaded when it is wanted. */
export interface GamePlugin {
  /** What its folder is called in every layer. */
  readonly folder: string;
  /** One for each id that a table can play. */
  readonly labels: readonly GameLabel[];
  /** The rules of each of its ids. */
  readonly rules: () => Promise<Readonly<Record<string, Game>>>;
  readonly bots: () => Promise<BotPart>;
  readonly story: () => Promise<StoryPart>;
}
