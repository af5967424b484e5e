import type { GameEvent, Line, Outcome } from '@oeillade/kernel';
import type { Deeds } from '../games/deeds.ts';
import { partOf } from '../games/part-of.ts';
import { gameOf } from '../library.ts';
import type { BotName } from '../players/name.ts';
import type { PlayerMaker } from '../players/player-maker.ts';
import { type Chunk, type Job, seatingOf } from '../simulation/job.ts';
import { playGame } from '../simulation/play-game.ts';
import { type Course, courseOf } from '../statistics/course.ts';

/** What a tournament keeps of one game. */
export interface TournamentGame {
  readonly seats: readonly Sitting[];
  readonly turns: number;
  /** In the table's time. */
  readonly milliseconds: number;
  readonly end: string;
  readonly outcome: Outcome;
  readonly course: Course;
}

/** One bot in one game. */
export interface Sitting {
  readonly bot: BotName;
  readonly points: number;
  /** Its part of the victory: one for the only winner, less where it is shared. */
  readonly won: number;
  readonly deeds: Deeds;
}

type Ended = GameEvent & Outcome;

export async function storyOf(maker: PlayerMaker, job: Job, number: number): Promise<TournamentGame> {
  const { events, lasted } = await playGame(maker, job, number, { keepEvents: true });
  const lines = events.flatMap((event) => (event.j === 'line' ? [event.line] : []));
  const last = lines.at(-1);
  if (last?.e !== 'ended') throw new Error('A game of a tournament did not end.');
  const { scores, ranks } = last as Line<Ended>;
  const outcome = { scores, ranks };
  const winners = ranks.filter((rank) => rank === 1).length;
  const part = partOf(job.game);
  const deeds = part.deeds(lines, job.setup.players);
  const { turns, end } = part.count(lines);
  return {
    seats: seatingOf(job, number).map((bot, seat) => ({
      bot,
      points: scores[seat]!,
      won: ranks[seat] === 1 ? 1 / winners : 0,
      deeds: deeds[seat]!,
    })),
    turns,
    milliseconds: lasted,
    end,
    outcome,
    course: courseOf(gameOf(job.game), job.setup, lines, outcome),
  };
}

export async function storiesOf(
  maker: PlayerMaker,
  job: Job,
  { first, games }: Chunk,
): Promise<TournamentGame[]> {
  const stories: TournamentGame[] = [];
  for (let number = first; number < first + games; number++) stories.push(await storyOf(maker, job, number));
  return stories;
}
