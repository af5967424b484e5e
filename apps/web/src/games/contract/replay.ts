import type { Viewer } from '@oeillade/kernel';
import type { Span, Story } from '@oeillade/story';
import type { Plot } from '@oeillade/story/plots';
import type { ComponentType } from 'react';
import type { Said, Teller } from '../../ui/replay/teller.ts';
import type { Person } from '../../ui/table/people.ts';

/** The table at a moment of the game, through somebody's eyes; null sees all. */
export interface SceneProps {
  readonly story: Story;
  readonly t: number;
  readonly viewer: Viewer;
  readonly people: readonly Person[];
  readonly onChoose: (viewer: Viewer) => void;
}

/** How a game is watched again. It is given its own stories only. */
export interface ReplayPart {
  /** Beside it the events stand on one side; with `data-wide` on its element they get more room, and it takes all the rest. */
  readonly Scene: ComponentType<SceneProps>;
  /** All that these eyes get to know, in words and in the order of time. */
  readonly tellBeats: (story: Story, viewer: Viewer, teller: Teller) => readonly Said[];
}

export type Moment = ReturnType<Story['moments']>[number];

export interface MomentSaid {
  readonly title: string;
  readonly words: string;
}

/** A moment as it was at a time of the game, drawn in the box of `ui/picture/places.ts`. */
export interface PictureProps {
  readonly story: Story;
  readonly moment: Moment;
  readonly t: number;
  readonly people: readonly Person[];
}

/** What a loop shows, and when in it the card is. */
export interface PictureTimes extends Span {
  readonly still: number;
}

/** How a moment is drawn for those who were not there. */
export interface MomentPicture {
  readonly Picture: ComponentType<PictureProps>;
  readonly timesOf: (moment: Moment) => PictureTimes;
}

export interface NotedPlot {
  readonly plot: Plot;
  /** How to read it. */
  readonly note?: string;
}

/** What a game says of itself as a whole, below its replay. */
export interface StoryPart {
  readonly sayMoment: (moment: Moment, teller: Teller) => MomentSaid;
  readonly plots: (story: Story, teller: Teller) => readonly NotedPlot[];
  /** Left out where the faces of a moment are all that is drawn of it. */
  readonly picture?: () => Promise<MomentPicture>;
  /** What has to be known before the plots; null where that is nothing. */
  readonly sayNote: (story: Story) => string | null;
}
