import type { GameEvent } from '@oeillade/kernel';
import type { Timeline } from './timeline.ts';

export interface Points {
  readonly t: number;
  /** What each seat would have, if the game were stopped and counted here. */
  readonly scores: readonly number[];
}

/** The points over time: an entry for the deal, then one wherever somebody's changed. */
export function pointsOf(timeline: Timeline): Points[] {
  const { game, lines } = timeline.record;
  const points: Points[] = [];
  lines.forEach(({ t, e }, line) => {
    if (game.isWitnessed(e)) return;
    const scores = scoresIn(timeline, line);
    const last = points.at(-1);
    if (last?.scores.every((score, seat) => score === scores[seat])) return;
    // Of several changes at one moment the last counts.
    if (last?.t === t) points.pop();
    points.push({ t, scores });
  });
  return points;
}

function scoresIn(timeline: Timeline, line: number): readonly number[] {
  const { game } = timeline.record;
  const state = timeline.stateAfter(line);
  const outcome = game.outcome(state);
  if (outcome) return outcome.scores;
  const events: GameEvent[] = [];
  game.stop(game.copy(state), events);
  const ended = events.find(({ e }) => e === 'ended') as { scores: readonly number[] } | undefined;
  if (!ended) throw new Error(`${game.facts.title} does not count its points when it is stopped.`);
  return ended.scores;
}
