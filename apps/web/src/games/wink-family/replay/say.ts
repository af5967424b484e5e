import type { Saw, WinkTold } from '@oeillade/story/wink-family';
import { END_MARK, sayEnded, sentence } from '../../../ui/replay/say-end.ts';
import { type Mark, namesOf, type Said, type Teller } from '../../../ui/replay/teller.ts';
import { saySignal } from '../table/speech.ts';
import { sayReplay } from '../texts/replay.ts';
import { say } from '../texts/table.ts';

const MARKS: Readonly<Partial<Record<WinkTold['is'], Mark>>> = {
  called: { kind: 'call', tall: 8, say: () => sayReplay('marks.call') },
  signalled: { kind: 'wink', tall: 18, say: () => sayReplay('marks.wink') },
  winked: { kind: 'stray', tall: 10, say: () => sayReplay('marks.stray') },
  designated: { kind: 'contact', tall: 13, say: () => sayReplay('marks.contact') },
  accused: { kind: 'accusation', tall: 28, tone: 'danger', say: () => sayReplay('marks.accusation') },
  ended: END_MARK,
};

export const winkMark = ({ is }: WinkTold): Mark | null => MARKS[is] ?? null;

type Words = Pick<Said, 'seat' | 'words'>;

export function sayWink(told: WinkTold, teller: Teller): Words {
  const nameOf = (seat: number): string => teller.people[seat]?.name ?? '';
  switch (told.is) {
    case 'dealt':
      return { seat: told.first, words: say('says.dealt', { name: nameOf(told.first) }) };
    case 'passed':
      return { seat: told.seat, words: say('says.passed', { name: nameOf(told.seat) }) };
    case 'called':
      return { seat: told.seat, words: sayCall(told, nameOf) };
    case 'signalled':
      return { seat: told.signal.seat, words: sayMade(told, teller) };
    case 'winked':
      return { seat: told.wink.seat, words: sayStray(told, teller) };
    case 'nearly-seen': {
      const { who, eyes, by: ms } = told.miss;
      const words = { who: nameOf(who), name: nameOf(told.seat), ms };
      return {
        seat: who,
        words: eyes === 'left-early' ? sayReplay('leftEarly', words) : sayReplay('cameLate', words),
      };
    }
    case 'designated': {
      const { seat, named, number, right, laidBy } = told;
      const says = say('says.designates', { name: nameOf(seat), named: nameOf(named), number });
      const laid = typeof laidBy === 'number' ? [say('says.laid', { name: nameOf(laidBy), number })] : [];
      return { seat, words: sentences(says, say(right ? 'says.right' : 'says.wrong'), ...laid) };
    }
    case 'accused': {
      const { seat, named, number, right, saw } = told;
      const says = say('says.accuses', { name: nameOf(seat), named: nameOf(named), number });
      const outcome = say(right ? 'says.unmasked' : 'says.missed');
      return { seat, words: sentences(says, outcome, ...(saw ? [saySaw(saw, teller)] : [])) };
    }
    case 'ended':
      return { seat: told.winners[0] ?? null, words: sayEnded(told.winners, told.score, teller) };
  }
}

export function saySaw(saw: Saw, { language }: Teller): string {
  return saw.what === 'eyes'
    ? sayReplay('saw.eyes', { seconds: secondsText(saw.ms, language) })
    : sayReplay(`saw.${saw.what}`);
}

export const secondsText = (ms: number, language: string): string =>
  (ms / 1_000).toLocaleString(language, { maximumFractionDigits: 1 });

function sayCall(
  { seat, number, partner }: WinkTold & { is: 'called' },
  nameOf: (seat: number) => string,
): string {
  const name = nameOf(seat);
  if (partner === null) return say('says.called', { name, number });
  return partner === 'nobody'
    ? sayReplay('calledNobody', { name, number })
    : sayReplay('called', { name, number, partner: nameOf(partner) });
}

function sayMade({ signal, seen }: WinkTold & { is: 'signalled' }, teller: Teller): string {
  const nameOf = (seat: number): string => teller.people[seat]?.name ?? '';
  const to = nameOf(signal.to);
  const wink = saySignal(signal.signal, nameOf(signal.seat), to);
  const made = signal.isByCamera ? sentences(wink, sayReplay('byCamera')) : wink;
  if (!seen) return sentences(made);
  const spies = namesOf(seen.spies, teller);
  if (seen.spies.length === 0)
    return sentences(made, sayReplay(seen.isReceived ? 'onlyCaller' : 'unseen', { to }));
  return sentences(made, sayReplay(seen.isReceived ? 'caughtToo' : 'caughtOnly', { to, spies }));
}

/** Real eyes have winked where no call asked for it. */
function sayStray({ wink, seenBy }: WinkTold & { is: 'winked' }, teller: Teller): string {
  const name = teller.people[wink.seat]?.name ?? '';
  const made =
    wink.to === null
      ? sayReplay('winksAtNobody', { name })
      : saySignal(wink.signal, name, teller.people[wink.to]?.name ?? '');
  const says = sentences(made, sayReplay('byCamera'), sayReplay('answersNothing'));
  if (!seenBy || seenBy.length === 0) return says;
  return sentences(says, sayReplay('strayTo', { names: namesOf(seenBy, teller) }));
}

const sentences = (...parts: readonly string[]): string => parts.map(sentence).join(' ');
