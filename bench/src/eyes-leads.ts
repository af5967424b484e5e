import type * as winkFamily from '@oeillade/games/wink-family';

/** How often somebody else comes to lead alone (E-17: cards won, and spy cards still in hand). */
export function leadChangesIn(events: readonly winkFamily.WinkEvent[]): number {
  let scores: number[] = [];
  let leader: number | null = null;
  let changes = 0;
  for (const event of events) {
    if (event.e === 'dealt') scores = [...event.spies];
    if (event.e === 'designated' && event.right) {
      scores[event.seat]!++;
      scores[event.named]!++;
    }
    if (event.e === 'accused') scores[event.seat]! += event.right ? 1 : -1;
    const now = loneLeader(scores);
    if (now === null || now === leader) continue;
    if (leader !== null) changes++;
    leader = now;
  }
  return changes;
}

function loneLeader(scores: readonly number[]): number | null {
  const most = Math.max(...scores);
  return scores.filter((score) => score === most).length === 1 ? scores.indexOf(most) : null;
}
