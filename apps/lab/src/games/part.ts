import type { Line } from '@oeillade/kernel';
import type { People, Scene } from '../draw/scene.ts';
import type { Counted } from '../statistics/counted.ts';
import type { Columns, Deeds, DeedsOfAll } from '../tournament/deeds.ts';

/** All that the lab knows of a game beside its rules. Its methods are given views and lines of this very game. */
export interface LabPart {
  /** What its folder is called, here and in every layer. */
  readonly folder: string;

  /** The table at a moment: rows of text, 80 columns wide at the most. */
  draw(scene: Scene): string[];
  /** An event in a sentence, whole or as far as somebody may know it. */
  tell(event: object, people: People): string;
  /** Does a turn end with this event? */
  isTurn(event: object): boolean;

  /** What is counted in one finished game, beside points and time. */
  count(lines: readonly Line[]): Counted;

  /** What every seat did in a finished game. */
  deeds(lines: readonly Line[], players: number): Deeds[];
  /** What of it a tournament shows for each bot. */
  readonly columns: Columns;
  /** What a tournament says of all bots together: a name, and a text. */
  facts(all: DeedsOfAll): [string, string][];

  /** Command lines that show what can be done with it, by the command whose help tells them. */
  readonly examples: {
    readonly simulate: readonly string[];
    readonly tournament: readonly string[];
  };
}
