import type { StoryPart } from '@oeillade/story';
import { DiceStory } from './story.ts';

export type { DiceMoment } from './moments.ts';
export { type DiceScene, DiceStory, type DiceTold } from './story.ts';

export const story = { tell: (record) => new DiceStory(record) } satisfies StoryPart;
