import type { Random } from '@oeillade/kernel';
import { type Ask, LEVELS, type Level, type Message } from '@oeillade/table';
import type { OccasionOf } from './occasion.ts';

export { LEVELS, type Level };

export const isLevel = (text: string): text is Level => (LEVELS as readonly string[]).includes(text);

/**
 * A player that sits on the same port as people: it gets exactly its seat's messages, and asks as they do.
 * Like the table it has no clock: it is told the time, and says when it wants to be woken.
 */
export interface Bot {
  hear(message: Message, now: number): void;
  /** When it wants to do something next; infinite while it only waits. */
  wakeAt(): number;
  /** What it does now. */
  act(now: number): readonly Ask[];
}

/** What a bot is made with. */
export interface BotKit {
  readonly game: string;
  readonly seat: number;
  readonly players: number;
  readonly options: object;
  readonly level: Level;
  /** The id of its cast member, whose temperament it has. */
  readonly member?: string | undefined;
  readonly random: Random;
  /** What the seat may know right now: what a person would have on the screen. */
  view(): object;
}

/** How a game is played by bots. */
export interface BotPart {
  make(kit: BotKit): Bot;
  /** What an announcement means to a seat: the faces of bots react to that, and speak of that, and of nothing else. */
  readonly occasionOf: OccasionOf;
}

/** What somebody is made from who has no level. */
export type OutsiderKit = Omit<BotKit, 'level'>;

/**
 * Simple, fixed strategies of a game, by name, that the levels are measured against. No table offers them. A game has them in
 * the folder `outsiders` beside its bots, as `outsiders`.
 */
export type Outsiders = Readonly<Record<string, (kit: OutsiderKit) => Bot>>;
