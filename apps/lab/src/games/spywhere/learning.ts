import * as spywhereRules from '@oeillade/games/spywhere';
import type { Seat, Setup } from '@oeillade/kernel';
import { flag, othersFrom, share } from '../../observation/numbers.ts';

type Attempt = spywhereRules.Attempt;
type Nation = spywhereRules.Nation;

const { NATIONS } = spywhereRules;

/** More of anything does not come up often enough to be told apart. */
const MOST = { hand: 8, market: 5, pile: 108, clues: 4, turns: 30, attempts: 5 } as const;

export function commands({ players }: Setup, seat: Seat): spywhereRules.SpywhereCommand[] {
  const rivals = othersFrom(players, seat);
  return [
    { do: 'draw' },
    ...NATIONS.flatMap((gave) => NATIONS.map((took) => ({ do: 'exchange', gave, took }) as const)),
    ...NATIONS.map((nation) => ({ do: 'eliminate', nation }) as const),
    ...rivals.flatMap((at) => NATIONS.map((nation) => ({ do: 'attempt', at, nation }) as const)),
    { do: 'end-turn' },
    ...lastAttempts(rivals).map((attempts) => ({ do: 'attempt-last', attempts }) as const),
  ];
}

/** S-42: of two players one may be attempted twice; of more each once, and no card twice. */
function lastAttempts(rivals: readonly Seat[]): Attempt[][] {
  const [only] = rivals;
  if (rivals.length === 1) return pairs().map((nations) => nations.map((nation) => ({ at: only!, nation })));
  const all = rivals.reduce<Attempt[][]>(
    (before, at) => before.flatMap((attempts) => [attempts, ...withOneMore(attempts, at)]),
    [[]],
  );
  return all.map((attempts) => attempts.sort((one, other) => one.at - other.at));
}

const withOneMore = (attempts: readonly Attempt[], at: Seat): Attempt[][] =>
  NATIONS.filter((nation) => attempts.every((made) => made.nation !== nation)).map((nation) => [
    ...attempts,
    { at, nation },
  ]);

function pairs(): Nation[][] {
  const two = NATIONS.flatMap((one, index) => NATIONS.slice(index + 1).map((other) => [one, other]));
  return [[], ...NATIONS.map((one) => [one]), ...two];
}

export function features(view: spywhereRules.SpywhereView, { players }: Setup, seat: Seat): number[] {
  const { own, market, out, pileSize, step, closed } = view;
  const counts = (cards: readonly Nation[], most: number): number[] =>
    NATIONS.map((nation) => share(cards.filter((card) => card === nation).length, most));
  return [
    ...spywhereRules.STEPS.map((one) => flag(step === one)),
    flag(closed !== null),
    share(pileSize, MOST.pile),
    ...NATIONS.map((nation) => flag(out === nation)),
    ...counts(market, MOST.market),
    ...counts(own?.passports ?? [], 1),
    ...counts(own?.hand ?? [], MOST.hand),
    ...counts(own?.cards ?? [], 1),
    ...[seat, ...othersFrom(players, seat)].flatMap((one) => {
      const { clues, attempts, turnsTaken, lastAttemptsIn } = view.seats[one]!;
      const mine = view.seats[seat]!.attempts.filter(({ at }) => at === one).map(({ nation }) => nation);
      return [
        flag(view.turn === one),
        flag(lastAttemptsIn),
        share(turnsTaken, MOST.turns),
        share(attempts.length, MOST.attempts),
        share(attempts.filter(({ at }) => at === seat).length, 2),
        ...counts(clues, MOST.clues),
        ...NATIONS.map((nation) => flag(mine.includes(nation))),
      ];
    }),
  ];
}
