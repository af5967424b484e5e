import { promiseOf } from '@oeillade/kernel';
import type { Company } from './company.ts';
import type { Lobby } from './messages.ts';

/** What everybody may know of a table beside the game. */
export function lobbyOf(company: Company): Lobby {
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
    votes: [...company.votes].map(([on, yes]) => ({ on, yes: [...yes].sort() })),
  };
}
