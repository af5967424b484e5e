import * as spywhereRules from '@oeillade/games/spywhere';
import type { SpywhereTold } from '@oeillade/story/spywhere';
import { END_MARK, sayEnded, sentence } from '../../../ui/replay/say-end.ts';
import type { Mark, Said, Teller } from '../../../ui/replay/teller.ts';
import { sayAll } from '../table/speech.ts';
import { logEntries } from '../table/spywhere-log.ts';
import { sayReplay } from '../texts/replay.ts';

const GUESS: Mark = { kind: 'guess', tall: 18, say: () => sayReplay('marks.guess') };
const MARKS: Readonly<Partial<Record<SpywhereTold['e'], Mark>>> = {
  exchanged: { kind: 'exchange', tall: 8, say: () => sayReplay('marks.exchange') },
  eliminated: { kind: 'elimination', tall: 13, say: () => sayReplay('marks.elimination') },
  attempted: GUESS,
  'attempted-last': GUESS,
  ended: END_MARK,
};

export const spywhereMark = ({ e }: SpywhereTold): Mark | null => MARKS[e] ?? null;

/** The table's own words, and what only an open record can say. */
export function saySpywhere(told: SpywhereTold, teller: Teller): Pick<Said, 'seat' | 'words'> {
  const nameOf = (seat: number): string => teller.people[seat]?.name ?? '';
  const seat = 'seat' in told ? told.seat : null;
  if (told.e === 'ended') return { seat: null, words: sayWinners(told, teller) };
  const said = logEntries([announced(told)]).map((entry) => sentence(sayAll(entry, nameOf, teller.language)));
  const last = told.e === 'attempted-last' && 'attempts' in told ? told.attempts : [];
  const guesses = last.map(
    ({ at, nation }) => `${nameOf(at)} : ${spywhereRules.NATION_FACTS[nation].name[teller.language]}.`,
  );
  return { seat, words: [...said, ...guesses].join(' ') };
}

const announced = (told: SpywhereTold) =>
  ({ key: 0, t: 0, what: { kind: 'event', event: { ...told }, standIn: false } }) as const;

function sayWinners({ ranks, scores }: spywhereRules.Ended, teller: Teller): string {
  const winners = ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : []));
  return sayEnded(winners, scores[winners[0]!]!, teller);
}
