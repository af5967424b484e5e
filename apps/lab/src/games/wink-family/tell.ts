import type * as winkFamily from '@oeillade/games/wink-family';
import type { People } from '../../draw/scene.ts';

type Told = winkFamily.WinkEvent | winkFamily.WinkSeen;

export const isTurn = ({ e }: Told): boolean => e === 'called' || e === 'passed';

export function tell(event: Told, people: People): string {
  const name = (seat: number) => people.name(seat);
  switch (event.e) {
    case 'dealt':
      return `The cards are dealt: ${event.board.length} on the board. ${name(event.first)} starts.`;
    case 'looked':
      return `${name(event.seat)} looks at ${event.at === null ? 'the board' : name(event.at)}.`;
    case 'signalled':
      return tellSignal(event, people);
    case 'winked':
      return tellWink(event, people);
    case 'designated':
      return `${name(event.seat)} names ${name(event.named)} for ${event.number}: ${tellContact(event, people)}.`;
    case 'called':
      return `${name(event.seat)} calls ${event.number}.`;
    case 'passed':
      return `${name(event.seat)} has nothing to call and passes.`;
    case 'accused':
      return `${name(event.seat)} accuses ${name(event.named)} of holding ${event.number}: ${
        event.right ? 'right, two points' : 'wrong, the spy card is lost'
      }.`;
    case 'ended':
      return `The game is over: ${WHY[event.why]}. ${people.winners(event.scores, event.ranks)}.`;
  }
}

const WHY: Readonly<Record<winkFamily.End, string>> = {
  'hand-empty': 'a hand is empty',
  'board-empty': 'the board is empty',
  agreed: 'the players agreed to stop',
};

const GESTURES: Readonly<Record<winkFamily.Signal, string>> = {
  wink: 'winks at',
  'wink-left': 'winks with the left eye at',
  'wink-right': 'winks with the right eye at',
  eyebrows: 'raises the eyebrows at',
  nod: 'nods at',
  'head-tilt': 'tilts the head at',
  'hand-on-chin': 'lays a hand on the chin before',
};

/** Who saw it is told only to those who see all. */
function tellSignal({ seat, to, number, signal, seenBy }: winkFamily.Signalled, people: People): string {
  const act = `${people.name(seat)} ${GESTURES[signal]} ${people.name(to)} for ${number}`;
  if (!seenBy) return `${act}.`;
  return `${act}, ${seenBy.length === 0 ? 'and nobody sees it' : `seen by ${people.list(seenBy)}`}.`;
}

/** D-44: whether it was meant as a signal nobody knows; its maker's camera saw it. */
function tellWink({ seat, at, signal, seenBy }: winkFamily.Winked, people: People): string {
  const act = `${people.name(seat)} ${GESTURES[signal]} ${at === null ? 'the board' : people.name(at)} with real eyes`;
  return `${act}, ${seenBy.length === 0 ? 'and nobody sees it' : `seen by ${people.list(seenBy)}`}.`;
}

function tellContact({ right, laidBy }: winkFamily.Designated, people: People): string {
  if (right) return 'right, a point for each';
  if (laidBy === undefined) return 'wrong, the card is gone';
  return laidBy === null
    ? 'wrong, and nobody has its twin'
    : `wrong, ${people.name(laidBy)} lays its twin face down`;
}
