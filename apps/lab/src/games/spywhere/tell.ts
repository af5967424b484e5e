import * as spywhereRules from '@oeillade/games/spywhere';
import type { People } from '../../draw/scene.ts';
import { count } from '../../text.ts';

type Told = spywhereRules.SpywhereEvent | spywhereRules.SpywhereSeen;
type Nation = spywhereRules.Nation;

const { NATION_FACTS } = spywhereRules;

export const isTurn = ({ e }: Told): boolean => e === 'turn-ended' || e === 'attempted-last';

export function tell(event: Told, people: People): string {
  const name = (seat: number) => people.name(seat);
  switch (event.e) {
    case 'dealt':
      return `The cards are dealt.${event.out ? ` ${land(event.out)} is out.` : ''} ${name(event.first)} starts.`;
    case 'drew':
      return `${name(event.seat)} draws ${'card' in event ? land(event.card) : 'a card'}${
        event.why === 'bonus' ? ' for the elimination' : ''
      }.`;
    case 'exchanged':
      return `${name(event.seat)} gives ${land(event.gave)} for ${land(event.took)}.`;
    case 'eliminated':
      return `${name(event.seat)} eliminates three cards of ${land(event.nation)}.`;
    case 'filled':
      return `The market is filled up: ${event.cards.map(land).join(', ')}.`;
    case 'returned':
      return `Three cards of ${land(event.nation)} go back, and the pile is shuffled.`;
    case 'attempted': {
      const card = 'nation' in event ? `the card of ${land(event.nation)}` : 'a card face down';
      return `${name(event.seat)} lays ${card} before ${name(event.at)}.`;
    }
    case 'turn-ended':
      return `${name(event.seat)} ends the turn.`;
    case 'closed':
      return event.by === null
        ? 'The pile is used up: time for the last attempts.'
        : `${name(event.by)} has attempted everyone: time for the others’ last attempts.`;
    case 'attempted-last':
      return `${name(event.seat)} makes ${'attempts' in event ? lastAttempts(event.attempts, people) : 'the last attempts'}.`;
    case 'ended':
      return `The game is over${event.why === 'agreed' ? ' by agreement' : ''}. ${people.winners(event.scores, event.ranks)}.`;
  }
}

const land = (nation: Nation): string => NATION_FACTS[nation].name.en;

function lastAttempts(attempts: readonly spywhereRules.Attempt[], people: People): string {
  if (attempts.length === 0) return 'no last attempt';
  const told = attempts.map(({ at, nation }) => `${people.name(at)} ${NATION_FACTS[nation].code}`);
  return `${count(attempts.length, 'last attempt')}: ${told.join(', ')}`;
}
