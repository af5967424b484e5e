import type { GameRecord, Line, Seat, Viewer } from '@oeillade/kernel';
import type { Beat } from './beat.ts';
import type { Points } from './points.ts';
import type { Span } from './span.ts';
import type { Timeline } from './timeline.ts';
import type { Trait } from './traits.ts';

/** A moment that is worth watching again, with when it was and whose it was. */
export interface Moment extends Span {
  readonly kind: string;
  readonly seats: readonly Seat[];
  /** What of it is over in the blink of an eye, and is watched in slow motion. */
  readonly blink?: Span;
}

/** What every record tells, whichever game it is of. What else a game has to tell is in its own folder. */
export interface Story {
  readonly timeline: Timeline;
  /** All that this viewer gets to know, in the order of time; null sees all. */
  beats(viewer: Viewer): readonly Beat<object>[];
  /** The table at a moment, through somebody's eyes; null sees all. */
  sceneAt(t: number, viewer: Viewer): object;
  /** The best moments of the game. */
  moments(): readonly Moment[];
  points(): readonly Points[];
}

/** How the records of a game are told. */
export interface StoryPart {
  /** The story of a record that keeps the rules: `openRecord` gives such. */
  tell(record: GameRecord): Story;
  /** What is told of everybody beyond this game: at the end of an evening, and by the feats of a person. Looks may be missing from the lines. */
  traits(lines: readonly Line[]): readonly Trait[];
}
