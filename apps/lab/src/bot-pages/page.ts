import type { Level } from '@oeillade/bots';

/** What is told of a bot. */
export interface BotPage {
  /** What it attends to, in some sentences. */
  readonly about: string;
  /** The numbers by which it plays, as the code has them. */
  readonly parameters: object;
}

/** What is told of all bots of a game. */
export interface BotPages {
  readonly levels: Readonly<Record<Level, BotPage>>;
  /** Those that are there to be compared with. */
  readonly outsiders: Readonly<Record<string, BotPage>>;
}

/** Texts and numbers of the same bots put together. */
export const pagesOf = <Name extends string>(
  about: Readonly<Record<Name, string>>,
  parameters: Readonly<Record<Name, object>>,
): Readonly<Record<Name, BotPage>> =>
  Object.fromEntries(
    (Object.keys(about) as Name[]).map((name) => [
      name,
      { about: about[name], parameters: parameters[name] },
    ]),
  ) as Record<Name, BotPage>;
