import { type Play, promiseOf } from '@oeillade/kernel';
import type { Lobby } from '../messages.ts';
import type { Seating } from './seating.ts';

/** What everybody may know of a table beside the game. `play` is the game of this round, once it was dealt. */
export function lobbyOf(seating: Seating, play: Play | null): Lobby {
  return {
    m: 'lobby',
    phase: seating.phase,
    round: seating.round,
    game: seating.game,
    options: seating.options,
    rules: seating.rules,
    host: seating.host,
    seats: seating.lobbySeats(),
    commitment: promiseOf(seating.secret),
    awaited: seating.isStarting ? seating.awaited() : null,
    failedStarts: seating.failedStarts,
    paused: seating.paused,
    seer: seating.seer,
    votes: openVotes(seating, play),
    askedBy: seating.askedBy,
    evening: seating.phase === 'playing' ? null : seating.evening.told(seating.sitters),
  };
}

/** W-18: in a game that goes round in circles the vote on the end is open before anybody is for it. */
function openVotes({ phase, votes }: Seating, play: Play | null): Lobby['votes'] {
  const open = [...votes].map(([on, yes]) => ({ on, yes: [...yes].sort() }));
  const isOffered = phase === 'playing' && play !== null && play.game.goesInCircles(play.state);
  return isOffered && !votes.has('end') ? [...open, { on: 'end', yes: [] }] : open;
}
