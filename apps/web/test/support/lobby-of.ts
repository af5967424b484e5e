import { DEFAULT_RULES, type Lobby, type TableRules } from '@oeillade/table';

export const NAMES = ['Ada', 'Ben', 'Cleo', 'Dora'] as const;
const COLOURS = ['lime', 'rose', 'azure', 'ivory'];

/** A table of four, one of them a bot and one away, in a game that goes on. */
export const lobbyOf = (game: string, options: object = {}, rules: Partial<TableRules> = {}): Lobby => ({
  m: 'lobby',
  phase: 'playing',
  round: 1,
  game,
  options,
  rules: { ...DEFAULT_RULES, ...rules },
  host: 0,
  seats: NAMES.map((name, face) => ({
    name,
    kind: face === 3 ? 'bot' : 'human',
    bot: null,
    colour: COLOURS[face]!,
    face,
    ready: true,
    away: face === 2,
    promise: null,
    missed: false,
  })),
  commitment: '',
  awaited: null,
  failedStarts: 0,
  paused: false,
  seer: null,
  votes: [],
  askedBy: null,
  evening: null,
});
