import type { Viewer } from '@oeillade/kernel';
import type { Story } from '@oeillade/story';
import type { ReplayPart } from '../../games/contract/replay.ts';
import type { Said, Teller } from '../../ui/replay/teller.ts';
import type { Person } from '../../ui/table/people.ts';

/** A beat in words. */
export interface ToldBeat extends Pick<Said, 't' | 'words' | 'mark'> {
  readonly key: string;
  /** Whom it is about. */
  readonly person: Person | null;
}

/** All that these eyes get to know, said in the language of the page. */
export const tellBeats = (
  part: ReplayPart,
  story: Story,
  viewer: Viewer,
  teller: Teller,
): readonly ToldBeat[] =>
  part.tellBeats(story, viewer, teller).map(({ t, words, mark, seat }, index) => ({
    t,
    words,
    mark,
    key: `${index} ${t}`,
    person: seat === null ? null : (teller.people[seat] ?? null),
  }));
