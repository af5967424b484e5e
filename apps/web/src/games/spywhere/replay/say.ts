import { spywhereRules } from '@oeillade/games';
import type { SpywhereTold } from '@oeillade/story/spywhere';
import { type MarkKind, namesOf, type Said, type Teller } from '../../../features/replay/teller.ts';
import { t } from '../../../shell/i18n/index.ts';
import { sayAll } from '../table/speech.ts';
import { logLines } from '../table/spywhere-log.ts';

const MARKS: Readonly<Partial<Record<SpywhereTold['e'], MarkKind>>> = {
  exchanged: 'exchange',
  eliminated: 'elimination',
  attempted: 'guess',
  'attempted-last': 'guess',
  ended: 'end',
};

export const spywhereMark = ({ e }: SpywhereTold): MarkKind | null => MARKS[e] ?? null;

/** The table's own words, and what only an open record can say. */
export function saySpywhere(told: SpywhereTold, teller: Teller): Said {
  const nameOf = (seat: number): string => teller.people[seat]?.name ?? '';
  const seat = 'seat' in told ? told.seat : null;
  if (told.e === 'ended') return { seat: null, words: `${t('says.ended')} ${sayWinners(told, teller)}` };
  const said = logLines([announced(told)]).map((line) => sentence(sayAll(line, nameOf, teller.language)));
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
  const points = scores[winners[0]!]!;
  return t(winners.length === 1 ? 'story.wins' : 'story.win', { names: namesOf(winners, teller), points });
}

const sentence = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`);
