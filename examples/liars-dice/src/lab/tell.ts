import type { People } from '@oeillade/lab/draw/scene.ts';
import { type DiceEvent, type DiceSeen, loserOf } from '../rules/index.ts';

type Told = DiceEvent | DiceSeen;

export const isTurn = ({ e }: Told): boolean => e === 'bid' || e === 'doubted';

export function tell(event: Told, people: People): string {
  const name = (seat: number) => people.name(seat);
  switch (event.e) {
    case 'dealt':
    case 'rolled':
      return `The dice are rolled. ${name(event.first)} begins.`;
    case 'bid':
      return `${name(event.seat)} bids ${event.count} × ${event.face}.`;
    case 'doubted':
      return `${name(event.seat)} doubts ${name(event.of)}: ${event.counted} × ${event.face}. ${name(loserOf(event))} loses a die.`;
    case 'ended':
      return `The game is over${event.why === 'agreed' ? ' by agreement' : ''}. ${people.winners(event.scores, event.ranks)}.`;
  }
}
