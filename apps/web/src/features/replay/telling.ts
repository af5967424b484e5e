import type { Viewer } from '@oeillade/kernel';
import type { ToldStory as Story } from '@oeillade/story';
import { saySpywhere, spywhereMark } from '../../games/spywhere/replay/say.ts';
import { sayWink, winkMark } from '../../games/wink-family/replay/say.ts';
import type { Person } from '../../ui/table/people.ts';
import type { MarkKind, Teller } from './teller.ts';

/** A beat in words. */
export interface ToldBeat {
  readonly key: string;
  readonly t: number;
  readonly words: string;
  /** Null for what has no mark on the line of time. */
  readonly mark: MarkKind | null;
  /** Whom it is about. */
  readonly person: Person | null;
}

/** All that these eyes get to know, said in the language of the house. */
export function tellBeats(story: Story, viewer: Viewer, teller: Teller): ToldBeat[] {
  const beats =
    story.kind === 'wink'
      ? story.beats(viewer).map(({ t, told }) => ({ t, ...sayWink(told, teller), mark: winkMark(told) }))
      : story
          .beats(viewer)
          .map(({ t, told }) => ({ t, ...saySpywhere(told, teller), mark: spywhereMark(told) }));
  return beats.map(({ seat, ...beat }, index) => ({
    ...beat,
    key: `${index} ${beat.t}`,
    person: seat === null ? null : (teller.people[seat] ?? null),
  }));
}
