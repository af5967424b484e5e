import { type Play, promiseOf } from '@oeillade/kernel';
import type { Lobby } from '../messages.ts';
import type { Company } from './company.ts';

/** What everybody may know of a table beside the game. `play` is the game of this round, once it was dealt. */
export function lobbyOf(company: Company, play: Play | null): Lobby {
  return {
    m: 'lobby',
    phase: company.phase,
    round: company.round,
    game: company.game,
    options: company.options,
    rules: company.rules,
    host: company.host,
    seats: company.lobbySeats(),
    commitment: promiseOf(company.secret),
    awaited: company.isStarting ? company.awaited() : null,
    failedStarts: company.failedStarts,
    paused: company.paused,
    votes: openVotes(company, play),
  };
}

/** W-18: in a game that goes round in circles the vote on the end is open before anybody is for it. */
function openVotes({ phase, votes }: Company, play: Play | null): Lobby['votes'] {
  const open = [...votes].map(([on, yes]) => ({ on, yes: [...yes].sort() }));
  const isOffered = phase === 'playing' && play !== null && play.game.goesInCircles(play.state);
  return isOffered && !votes.has('end') ? [...open, { on: 'end', yes: [] }] : open;
}
