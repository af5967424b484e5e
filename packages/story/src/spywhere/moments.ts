import { spywhereRules } from '@oeillade/games';
import type { Seat } from '@oeillade/kernel';
import type { Moment } from '../story.ts';
import type { Belief, Nation, SpywhereLine } from './leaks.ts';

/** An identification card laid down, with how likely it seemed to the table and whether it was right. */
export interface GuessTold {
  readonly t: number;
  readonly line: number;
  readonly seat: Seat;
  readonly at: Seat;
  readonly nation: Nation;
  readonly right: boolean;
  /** What a perfect reasoner gave it. */
  readonly chance: number;
}

/** The best moments of a game, each with when it was and whose it was. */
export type SpywhereMoment = Moment &
  (
    | { readonly kind: 'boldest-guess'; readonly guess: GuessTold }
    | { readonly kind: 'worst-slip'; readonly before: number; readonly after: number }
    | { readonly kind: 'best-kept' }
  );

export function guessesOf(lines: readonly SpywhereLine[], leaks: readonly Belief[]): GuessTold[] {
  const [dealt] = lines;
  if (dealt?.e !== 'dealt') throw new Error('A story begins with the deal.');
  return lines.flatMap((event, line) => {
    if (event.e !== 'attempted' && event.e !== 'attempted-last') return [];
    const attempts = event.e === 'attempted' ? [event] : event.attempts;
    const { chances } = leaks.findLast((belief) => belief.line < line)!;
    return attempts.map(({ at, nation }) => ({
      t: event.t,
      line,
      seat: event.seat,
      at,
      nation,
      right: dealt.passports[at]!.includes(nation),
      chance: chances[at]![spywhereRules.indexOf(nation)]!,
    }));
  });
}

export function spywhereMoments(
  guesses: readonly GuessTold[],
  leaks: readonly Belief[],
  end: number,
): SpywhereMoment[] {
  return [boldestGuess(guesses), worstSlip(leaks), bestKept(leaks, end)].filter((moment) => moment !== null);
}

/** The right guess that seemed least likely. */
function boldestGuess(guesses: readonly GuessTold[]): SpywhereMoment | null {
  const [guess] = guesses.filter(({ right }) => right).sort((one, other) => one.chance - other.chance);
  return guess
    ? { kind: 'boldest-guess', guess, from: guess.t, until: guess.t, seats: [guess.seat, guess.at] }
    : null;
}

/** The turn in which somebody gave away most about their own passport. */
function worstSlip(leaks: readonly Belief[]): SpywhereMoment | null {
  let worst: SpywhereMoment | null = null;
  let most = 0;
  for (let index = 1; index < leaks.length; index++) {
    const { seat, truth, t } = leaks[index]!;
    const { truth: earlier, t: from } = leaks[index - 1]!;
    if (seat === null || truth[seat]! - earlier[seat]! <= most) continue;
    most = truth[seat]! - earlier[seat]!;
    worst = {
      kind: 'worst-slip',
      before: earlier[seat]!,
      after: truth[seat]!,
      from,
      until: t,
      seats: [seat],
    };
  }
  return worst;
}

/** From when on a secret is out: it is believed rather than not, and no longer doubted. */
const OUT = 0.5;

/** Whose passport stayed hidden longest. */
function bestKept(leaks: readonly Belief[], end: number): SpywhereMoment | null {
  if (leaks.length < 2) return null;
  const hiddenUntil = leaks[0]!.truth.map((_, seat) =>
    leaks.findLastIndex(({ truth }) => truth[seat]! < OUT),
  );
  const last = Math.max(...hiddenUntil);
  if (last < 0) return null;
  const until = leaks[last + 1]?.t ?? end;
  return { kind: 'best-kept', from: leaks[last]!.t, until, seats: [hiddenUntil.indexOf(last)] };
}
