import type * as spywhereRules from '@oeillade/games/spywhere';
import type * as winkFamily from '@oeillade/games/wink-family';
import type { GameEvent, Line } from '@oeillade/kernel';

/** What is counted in one finished game, beside points and time. */
export interface Counted {
  readonly turns: number;
  readonly end: string;
  readonly rates: readonly Rate[];
}

/** Something that happened, and how often it had a certain quality. */
export interface Rate {
  readonly what: string;
  readonly quality: string;
  readonly times: number;
  readonly hits: number;
}

/** Lines come from a file that was read for this very game. */
type Counter = (lines: readonly Line<GameEvent>[]) => Counted;

const rate = (what: string, quality: string, hits: readonly boolean[]): Rate => ({
  what,
  quality,
  times: hits.length,
  hits: hits.filter(Boolean).length,
});

const countWink: Counter = (lines) => {
  const events = lines as readonly GameEvent[] as readonly winkFamily.WinkEvent[];
  const contacts = events.filter((event) => event.e === 'designated').map(({ right }) => right);
  const accusations = events.filter((event) => event.e === 'accused').map(({ right }) => right);
  const signals = events.filter((event) => event.e === 'signalled');
  const arrived = signals.map(({ seenBy = [], to }) => seenBy.includes(to));
  const intercepted = signals.map(({ seenBy = [], to }) => seenBy.some((seat) => seat !== to));
  return {
    turns: events.filter(({ e }) => e === 'called' || e === 'passed').length,
    end: events.find((event) => event.e === 'ended')?.why ?? 'unknown',
    rates: [
      rate('contacts', 'right', contacts),
      rate('accusations', 'right', accusations),
      rate('signals', 'seen by the caller', arrived),
      rate('signals', 'intercepted', intercepted),
    ],
  };
};

const countSpywhere: Counter = (lines) => {
  const events = lines as readonly GameEvent[] as readonly spywhereRules.SpywhereEvent[];
  const passports = events.find((event) => event.e === 'dealt')?.passports ?? [];
  const isRight = ({ at, nation }: spywhereRules.Attempt): boolean =>
    passports[at]?.includes(nation) ?? false;
  const turns = events.filter(({ e }) => e === 'exchanged').length;
  const eliminations = events.filter(({ e }) => e === 'eliminated').length;
  const early = events.filter((event) => event.e === 'attempted').map(isRight);
  const last = events.flatMap((event) => (event.e === 'attempted-last' ? event.attempts : [])).map(isRight);
  const agreed = events.some((event) => event.e === 'ended' && event.why === 'agreed');
  return {
    turns,
    end: agreed ? 'agreed' : (events.find((event) => event.e === 'closed')?.why ?? 'unknown'),
    rates: [
      { what: 'turns', quality: 'with an elimination', times: turns, hits: eliminations },
      rate('attempts', 'right', early),
      rate('last attempts', 'right', last),
    ],
  };
};

/** A game of which nothing is counted does not compile. */
export const counters: Readonly<Record<string, Counter>> = {
  zwinkern: countWink,
  'wink-agents': countWink,
  wink: countWink,
  spywhere: countSpywhere,
};
