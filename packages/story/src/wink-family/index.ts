import type { Line } from '@oeillade/kernel';
import type { StoryPart } from '../story.ts';
import type { WinkLine } from './lines.ts';
import { WinkStory } from './story.ts';
import { winkTraits } from './traits.ts';

export type { AccusationTold, Saw } from './accusations.ts';
export type { WinkAward } from './award.ts';
export type { Attention, EyeContact, Link, WinkTally } from './contacts.ts';
export type { Felt, LookSpan, Sight } from './gaze-history.ts';
export type { Call } from './lines.ts';
export type { WinkMoment } from './moments.ts';
export { NEAR, type NearMiss, type SignalShown, type SignalTold } from './signals.ts';
export type { WinkScene } from './story.ts';
export type { WinkTold } from './told.ts';
export { WinkStory };

export const story = {
  tell: (record) => new WinkStory(record),
  traits: (lines) => winkTraits(lines as readonly Line[] as readonly WinkLine[]),
} satisfies StoryPart;
