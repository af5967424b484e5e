import type { Line } from '@oeillade/kernel';
import type { StoryPart } from '@oeillade/story';
import type { DiceEvent } from '../rules/index.ts';
import { DiceStory } from './story.ts';
import { diceTraits } from './traits.ts';

export type { DiceMoment } from './moments.ts';
export { type DiceScene, DiceStory, type DiceTold } from './story.ts';

export const story = {
  tell: (record) => new DiceStory(record),
  traits: (lines) => diceTraits(lines as readonly Line[] as readonly Line<DiceEvent>[]),
} satisfies StoryPart;
