import type * as winkFamily from '@oeillade/games/wink-family';
import type { Seat } from '@oeillade/kernel';
import type { Finish } from '../../../ui/end/finish.ts';

type EndCount = winkFamily.EndCount;

/** What a tie-break counts, and whether more of it is better. */
export interface TieRule {
  readonly what: keyof EndCount;
  readonly isMore: boolean;
}

/** Those who came before others with the same points, and why (W-54). */
export interface BrokenTie {
  readonly ahead: readonly Seat[];
  readonly behind: readonly Seat[];
  readonly by: TieRule;
}

const NOTHING: EndCount = { spiesLeft: 0, spiesLaid: 0, faceDown: 0 };

/** An edition says its tie-breaks as functions: giving each thing once shows which one it looks at. */
function tieRuleOf(tieBreak: (tally: EndCount) => number): TieRule {
  for (const what of Object.keys(NOTHING) as (keyof EndCount)[]) {
    const worth = tieBreak({ ...NOTHING, [what]: 1 }) - tieBreak(NOTHING);
    if (worth !== 0) return { what, isMore: worth > 0 };
  }
  throw new Error('A tie-break that counts nothing breaks no tie.');
}

/** Each step down that was decided by something else than points, the best first. */
export function brokenTies(
  { scores, ranks }: Finish,
  tallies: readonly EndCount[],
  tieBreaks: winkFamily.Edition['tieBreaks'],
): BrokenTie[] {
  const steps = [...new Set(ranks)].sort((one, other) => one - other).map((rank) => seatsAt(ranks, rank));
  return steps.slice(1).flatMap((behind, index) => {
    const ahead = steps[index]!;
    const [one, other] = [ahead[0]!, behind[0]!];
    if (scores[one] !== scores[other]) return [];
    const decisive = tieBreaks.find((tieBreak) => tieBreak(tallies[one]!) !== tieBreak(tallies[other]!));
    return decisive ? [{ ahead, behind, by: tieRuleOf(decisive) }] : [];
  });
}

const seatsAt = (ranks: readonly number[], rank: number): Seat[] =>
  ranks.flatMap((other, seat) => (other === rank ? [seat] : []));
