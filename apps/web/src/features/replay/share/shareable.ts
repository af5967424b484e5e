import type { Story } from '@oeillade/story';
import type { Moment, StoryPart } from '../../../games/contract/replay.ts';
import type { Teller } from '../../../ui/replay/teller.ts';

/** A moment of a game that is over, and where its replay is. */
export interface Shareable {
  readonly story: Story;
  readonly moment: Moment;
  readonly part: StoryPart;
  readonly teller: Teller;
  readonly path: string;
}
