import type { Lobby, Said } from '@oeillade/table';
import type { Announcement } from '../../shell/session/model.ts';

/** A phrase that was said, with the name and colour that its speaker had then: seats and colours may change. */
export interface Heard {
  readonly name: string;
  readonly colour: string;
  readonly said: Said;
}

/** What was said and not yet heard, in order. The list may have begun anew since: then all of it is new. */
export function newlyHeard(
  before: readonly Announcement[],
  after: readonly Announcement[],
  { seats }: Pick<Lobby, 'seats'>,
): Heard[] {
  const known = new Set(before);
  return after.flatMap((announcement): Heard[] => {
    if (known.has(announcement) || announcement.what.kind !== 'said') return [];
    const { said } = announcement.what;
    const { name = '', colour = 'ivory' } = seats[said.seat] ?? {};
    return [{ name, colour, said }];
  });
}
