import { Lane, type Turn } from './lane.ts';
import type { Way } from './way.ts';

export interface Plan {
  readonly rounds: number;
  readonly warmUpMs: number;
  /** How long each way of playing is measured in each round. */
  readonly turnMs: number;
}

export interface Speed extends Turn {
  readonly way: Way;
}

/** Every way in turn, round after round, so that a slow moment of the machine falls on all of them. Gives medians. */
export async function measure(
  ways: readonly Way[],
  plan: Plan,
  onRound: (round: number) => void,
): Promise<Speed[]> {
  const lanes = ways.map((way, index) => ({ way, lane: new Lane(index), turns: [] as Turn[] }));
  for (const { lane } of lanes) await lane.play(plan.warmUpMs);
  for (let round = 1; round <= plan.rounds; round++) {
    onRound(round);
    for (const { lane, turns } of lanes) turns.push(await lane.play(plan.turnMs));
  }
  await Promise.all(lanes.map(({ lane }) => lane.close()));
  return lanes.map(({ way, turns }) => ({
    way,
    movesPerSecond: median(turns.map((turn) => turn.movesPerSecond)),
    gamesPerSecond: median(turns.map((turn) => turn.gamesPerSecond)),
  }));
}

export function median(values: readonly number[]): number {
  const rising = [...values].sort((a, b) => a - b);
  const middle = rising.length >> 1;
  return rising.length % 2 === 1 ? rising[middle]! : (rising[middle - 1]! + rising[middle]!) / 2;
}
