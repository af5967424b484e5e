import { END_MARK, sayEnded, sentence } from '@oeillade/web/ui/replay/say-end.ts';
import { type Mark, nameOf, type Said, type Teller } from '@oeillade/web/ui/replay/teller.ts';
import type { DiceSeen } from '../../rules/index.ts';
import type { DiceTold } from '../../story/index.ts';
import { sayIt, sayingsOf } from '../table/speech.ts';
import { say } from '../texts/table.ts';

const MARKS: Readonly<Partial<Record<DiceTold['e'], Mark>>> = {
  bid: { kind: 'bid', tall: 9, say: () => say('replay.bids') },
  doubted: { kind: 'doubt', tall: 20, tone: 'danger', say: () => say('replay.doubts') },
  ended: END_MARK,
};

export const markOf = ({ e }: DiceTold): Mark | null => MARKS[e] ?? null;

/** The table's own words, for a whole event as for one that somebody saw. */
export function sayTold(told: DiceTold, teller: Teller): Pick<Said, 'seat' | 'words'> {
  if (told.e === 'ended') {
    const winners = told.ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : []));
    return { seat: null, words: sayEnded(winners, told.scores[winners[0]!]!, teller) };
  }
  const words = sayingsOf(told as DiceSeen).map((saying) =>
    sentence(sayIt(saying, (seat) => nameOf(seat, teller))),
  );
  return { seat: 'seat' in told ? told.seat : told.first, words: words.join(' ') };
}
