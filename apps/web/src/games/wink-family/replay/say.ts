import type { Saw, WinkTold } from '@oeillade/story/wink-family';
import { type MarkKind, namesOf, type Said, type Teller } from '../../../features/replay/teller.ts';
import { t } from '../../../shell/i18n/index.ts';
import { saySignal } from '../table/speech.ts';

const MARKS: Readonly<Partial<Record<WinkTold['is'], MarkKind>>> = {
  called: 'call',
  signalled: 'wink',
  designated: 'contact',
  accused: 'accusation',
  ended: 'end',
};

export const winkMark = ({ is }: WinkTold): MarkKind | null => MARKS[is] ?? null;

export function sayWink(told: WinkTold, teller: Teller): Said {
  const nameOf = (seat: number): string => teller.people[seat]?.name ?? '';
  switch (told.is) {
    case 'dealt':
      return { seat: told.first, words: t('says.dealt', { name: nameOf(told.first) }) };
    case 'passed':
      return { seat: told.seat, words: t('says.passed', { name: nameOf(told.seat) }) };
    case 'called':
      return { seat: told.seat, words: sayCall(told, nameOf) };
    case 'signalled':
      return { seat: told.signal.seat, words: sayMade(told, teller) };
    case 'nearly-seen': {
      const { who, eyes, by: ms } = told.miss;
      const words = { who: nameOf(who), name: nameOf(told.seat), ms };
      return {
        seat: who,
        words: eyes === 'left-early' ? t('story.leftEarly', words) : t('story.cameLate', words),
      };
    }
    case 'designated': {
      const { seat, named, number, right, laidBy } = told;
      const says = t('says.designates', { name: nameOf(seat), named: nameOf(named), number });
      const laid = typeof laidBy === 'number' ? [t('says.laid', { name: nameOf(laidBy), number })] : [];
      return { seat, words: sentences(says, t(right ? 'says.right' : 'says.wrong'), ...laid) };
    }
    case 'accused': {
      const { seat, named, number, right, saw } = told;
      const says = t('says.accuses', { name: nameOf(seat), named: nameOf(named), number });
      const outcome = t(right ? 'says.unmasked' : 'says.missed');
      return { seat, words: sentences(says, outcome, ...(saw ? [saySaw(saw, teller)] : [])) };
    }
    case 'ended':
      return { seat: told.winners[0] ?? null, words: sentences(t('says.ended'), sayWinners(told, teller)) };
  }
}

export function saySaw(saw: Saw, { language }: Teller): string {
  return saw.what === 'eyes'
    ? t('story.saw.eyes', { seconds: secondsText(saw.ms, language) })
    : t(`story.saw.${saw.what}`);
}

export const secondsText = (ms: number, language: string): string =>
  (ms / 1_000).toLocaleString(language, { maximumFractionDigits: 1 });

function sayCall(
  { seat, number, partner }: WinkTold & { is: 'called' },
  nameOf: (seat: number) => string,
): string {
  const name = nameOf(seat);
  if (partner === null) return t('says.called', { name, number });
  return partner === 'nobody'
    ? t('story.calledNobody', { name, number })
    : t('story.called', { name, number, partner: nameOf(partner) });
}

function sayMade({ signal, seen }: WinkTold & { is: 'signalled' }, teller: Teller): string {
  const nameOf = (seat: number): string => teller.people[seat]?.name ?? '';
  const to = nameOf(signal.to);
  const made = saySignal(signal.signal, nameOf(signal.seat), to);
  if (!seen) return sentences(made);
  const spies = namesOf(seen.spies, teller);
  if (seen.spies.length === 0)
    return sentences(made, t(seen.isReceived ? 'story.onlyCaller' : 'story.unseen', { to }));
  return sentences(made, t(seen.isReceived ? 'story.caughtToo' : 'story.caughtOnly', { to, spies }));
}

const sayWinners = ({ winners, score }: WinkTold & { is: 'ended' }, teller: Teller): string =>
  t(winners.length === 1 ? 'story.wins' : 'story.win', { names: namesOf(winners, teller), points: score });

/** Some texts end as sentences do, others are parts of a line elsewhere. */
const sentences = (...parts: readonly string[]): string =>
  parts.map((part) => (/[.!?]$/.test(part) ? part : `${part}.`)).join(' ');
