export { arrangementFrom } from '../cli/options.ts';
export { type Job, seatingOf, seedOf, type Task, tasksOf } from '../simulation/job.ts';
export { lineupOf } from '../simulation/lineup.ts';
export { wilson } from '../statistics/wilson.ts';
export { inOrder } from '../threads/in-order.ts';
export { serve } from '../threads/serve.ts';
export { playStories, playTournament, wholeRounds } from './play.ts';
export { Standings, type Wins } from './standings.ts';
export type { TournamentGame } from './story.ts';
