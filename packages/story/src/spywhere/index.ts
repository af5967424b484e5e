import type { Line } from '@oeillade/kernel';
import type { StoryPart } from '../story.ts';
import type { SpywhereLine } from './leaks.ts';
import { SpywhereStory } from './story.ts';
import { spywhereTraits } from './traits.ts';

export { type Belief, beliefAt } from './leaks.ts';
export type { GuessTold, SpywhereMoment } from './moments.ts';
export type { SpywhereScene, SpywhereTold } from './story.ts';
export { SpywhereStory };

export const story = {
  tell: (record) => new SpywhereStory(record),
  traits: (lines) => spywhereTraits(lines as readonly Line[] as readonly SpywhereLine[]),
} satisfies StoryPart;
