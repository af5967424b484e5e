import type { Level } from '@oeillade/bots';
import type { Temperament } from '@oeillade/bots/cast';

/** What is told of a bot. */
export interface BotPage {
  /** What it attends to, in some sentences. */
  readonly about: string;
  /** The parameters by which it plays, as they stand in the code. */
  readonly parameters: object;
  /** The interface of the code that says what they are; what it does not have the bot does not use. */
  readonly shape: string;
}

/** How the cast plays a game, where that is more than what holds everywhere. */
export interface CastPage {
  /** Of a fair share of wins, how much each of the cast gets among others of their level. */
  readonly share: string;
  /** What a temperament does in this game. */
  readonly does: Readonly<Partial<Record<keyof Temperament, string>>>;
}

/** What is told of all bots of a game. */
export interface BotPages {
  readonly levels: Readonly<Record<Level, BotPage>>;
  /** The outsiders, which the levels are measured against. */
  readonly outsiders: Readonly<Record<string, BotPage>>;
  readonly cast?: CastPage;
}

/** Texts and numbers of the same bots put together, where all their numbers have the same shape. */
export const pagesOf = <Name extends string>(
  shape: string,
  about: Readonly<Record<Name, string>>,
  parameters: Readonly<Record<NoInfer<Name>, object>>,
): Readonly<Record<Name, BotPage>> =>
  Object.fromEntries(
    (Object.keys(about) as Name[]).map((name) => [
      name,
      { about: about[name], parameters: parameters[name], shape },
    ]),
  ) as Record<Name, BotPage>;
