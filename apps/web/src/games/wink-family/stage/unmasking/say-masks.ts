import type { Seat } from '@oeillade/kernel';
import type { WinkAward } from '@oeillade/story/wink-family';
import { t } from '../../../../shell/i18n/index.ts';
import type { Finish } from '../../../../ui/end/finish.ts';
import type { Narration } from '../../../../ui/stage/narrator.tsx';
import type { Person } from '../../../../ui/table/people.ts';
import { sayAward } from './say-award.ts';

interface Told {
  readonly finish: Finish;
  readonly people: readonly Person[];
  readonly awards: readonly WinkAward[];
}

/** Rank, name, points and award of those whose masks have just come off, for the ear. */
export function sayMasks(seats: readonly Seat[], { finish, people, awards }: Told): Narration | null {
  if (seats.length === 0) return null;
  const told = seats.map((seat) => {
    const { title, reason } = sayAward(awards[seat]!);
    const points = t('end.points', { count: finish.scores[seat]! });
    return `${finish.ranks[seat]}. ${people[seat]?.name}, ${points}. ${title}, ${reason}.`;
  });
  return { key: seats.join(' '), text: told.join(' ') };
}
