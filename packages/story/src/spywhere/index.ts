import type { StoryPart } from '../story.ts';
import { SpywhereStory } from './story.ts';

export { type Belief, beliefAt } from './leaks.ts';
export type { GuessTold, SpywhereMoment } from './moments.ts';
export type { SpywhereScene, SpywhereTold } from './story.ts';
export { SpywhereStory };

export const story = { tell: (record) => new SpywhereStory(record) } satisfies StoryPart;
