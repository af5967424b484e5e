import type { ShownMoment } from '@oeillade/lab/draw/scene.ts';
import { count } from '@oeillade/lab/text.ts';
import type { DiceView } from '../rules/index.ts';

/** The bid above, everybody's cup below. */
export function draw(scene: ShownMoment<DiceView>): string[] {
  const { view, people, ink } = scene;
  const bid = view.bid
    ? `${people.name(view.bid.seat)} bids ${ink.tint('bold', `${view.bid.count} × ${view.bid.face}`)}`
    : 'Nobody has bid yet';
  return [bid, '', ...view.counts.map((_, seat) => drawCup(scene, seat))];
}

function drawCup({ view, seats, people, ink }: ShownMoment<DiceView>, seat: number): string {
  const own = view.revealed?.[seat] ?? seats[seat]?.dice;
  const dice = own
    ? own.map((die) => `[${die}]`).join(' ')
    : ink.tint('dim', count(view.counts[seat]!, 'die', 'dice'));
  return `${view.turn === seat ? '▸' : ' '}${people.label(seat)} ${dice || ink.tint('dim', 'no dice left')}`;
}
