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
  readonly awards: readonly (WinkAward | null)[];
}

/** Rank, name, points and award of those whose masks come off, for the ear. */
export function sayMasks(seats: readonly Seat[], { finish, people, awards }: Told): Narration {
  const told = seats.map((seat) => {
    const award = awards[seat];
    const points = t('end.points', { count: finish.scores[seat]! });
    const honoured = award ? [`${sayAward(award).title}, ${sayAward(award).reason}`] : [];
    return [`${finish.ranks[seat]}. ${people[seat]?.name}, ${points}`, ...honoured].join('. ');
  });
  return { key: seats.join(' '), text: `${told.join('. ')}.` };
}
