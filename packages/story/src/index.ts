export { type Beat, beatAt } from './beat.ts';
export { type FeatsOfGame, type Honour, honoursOf } from './evening.ts';
export { openRecord, piecesOf, type RecordText } from './open.ts';
export { type Points, pointsOf } from './points.ts';
export { isProven, type Proof, type ProofStep, proofOf } from './proof.ts';
export type { Span } from './span.ts';
export type { Moment, Story, StoryPart } from './story.ts';
export { Timeline } from './timeline.ts';
export { type Trait, type TraitKind, traitsOf } from './traits.ts';
