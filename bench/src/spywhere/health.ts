import type { Level } from '@oeillade/bots';
import { guisesOf } from '@oeillade/bots/spywhere/habits';
import { mindOf, type Place, playMinds } from '@oeillade/bots/spywhere/study';
import * as spywhereRules from '@oeillade/games/spywhere';
import { type Line, type Setup, seedFrom } from '@oeillade/kernel';
import { wilson } from '@oeillade/lab/statistics/wilson.ts';

const { spywhere } = spywhereRules;

type Lines = readonly Line<spywhereRules.SpywhereEvent>[];
type Options = spywhereRules.SpywhereOptions;

export interface HealthPlan {
  readonly players: number;
  readonly level: Level;
  readonly finishRound: boolean;
  readonly games: number;
  readonly seed: string;
}

/** How games among equals go. Wins are multiples of the fair share, or with two players shares of the games. */
export interface Health extends HealthPlan {
  readonly first: number;
  readonly low: number;
  readonly high: number;
  readonly last: number;
  readonly turns: number;
  readonly leadChanges: number;
  readonly ties: number;
  readonly closed: number;
}

export function healthOf(plan: HealthPlan): Health {
  const { players, level, finishRound, games, seed } = plan;
  const options: Options = { ...spywhere.facts.defaults, finishRound };
  const minds = Array.from({ length: players }, () => (place: Place) => mindOf(level, place));
  const sum = { first: 0, last: 0, turns: 0, leadChanges: 0, ties: 0, closed: 0 };
  for (let game = 0; game < games; game++) {
    // The same deals with the rule and without.
    const secret = seedFrom(`health/${players}/${level}/${game}/${seed}`);
    const setup = { players, options };
    const lines = playMinds({ setup, seed: secret, guises: guisesOf(players), minds });
    const won = victories(lines);
    const { first } = lines[0] as spywhereRules.Dealt;
    sum.first += won[first]!;
    sum.last += won[(first + players - 1) % players]!;
    sum.turns += lines.filter(({ e }) => e === 'turn-ended').length;
    sum.leadChanges += leadChanges(setup, lines);
    if (won.every((part) => part < 1)) sum.ties++;
    if (lines.some((line) => line.e === 'closed' && line.why === 'attempts')) sum.closed++;
  }
  const unit = players === 2 ? games : games / players;
  const { low, high } = wilson(sum.first, games);
  return {
    ...plan,
    first: sum.first / unit,
    low: (low * games) / unit,
    high: (high * games) / unit,
    last: sum.last / unit,
    turns: sum.turns / games,
    leadChanges: sum.leadChanges / games,
    ties: sum.ties / games,
    closed: sum.closed / games,
  };
}

/** Each seat's part of the victory. */
function victories(lines: Lines): number[] {
  const end = lines.at(-1);
  if (end?.e !== 'ended') throw new Error('A game did not end.');
  const winners = end.ranks.filter((rank) => rank === 1).length;
  return end.ranks.map((rank) => (rank === 1 ? 1 / winners : 0));
}

/** How often another was ahead than before, if it had been counted after each turn as it is when all agree to stop. */
function leadChanges(setup: Setup<Options>, lines: Lines): number {
  const state = spywhere.begin(setup, lines[0]!);
  let leader: number | null = null;
  let changes = 0;
  for (const line of lines.slice(1)) {
    if (line.e === 'closed') break;
    spywhere.fold(state, line);
    if (line.e !== 'turn-ended') continue;
    const stopped = spywhere.copy(state);
    spywhere.stop(stopped, []);
    const { ranks } = spywhere.outcome(stopped)!;
    if (ranks.filter((rank) => rank === 1).length > 1) continue;
    const ahead = ranks.indexOf(1);
    if (leader !== null && ahead !== leader) changes++;
    leader = ahead;
  }
  return changes;
}
