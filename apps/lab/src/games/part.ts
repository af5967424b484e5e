import type { Outsiders } from '@oeillade/bots';
import type { Command, Line, Seat, Setup } from '@oeillade/kernel';
import type { People, ShownMoment } from '../draw/scene.ts';
import type { Counted } from './counted.ts';
import type { Columns, Deeds, DeedsOfAll } from './deeds.ts';
import type { BotPages } from './page.ts';

/** All that the lab knows of a game beside its rules. Its methods are given views and lines of this very game. */
export interface LabPart {
  /** What its folder is called, here and in every layer. */
  readonly folder: string;

  /** The table at a moment: rows of text, 80 columns wide at the most. */
  draw(scene: ShownMoment): string[];
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

  /**
   * Every command that this seat can ever give, in an order that stays; other seats are counted clockwise from its own. By
   * these numbers programs learn to play. Without it they number what is legal at each moment.
   */
  commands?(setup: Setup, seat: Seat): readonly Command[];
  /** What lies on the table for this seat as numbers from 0 to 1, always as many; other seats as above. */
  features?(view: object, setup: Setup, seat: Seat): readonly number[];

  /** Players that are offered at no table and are there to be compared with, by name. */
  readonly outsiders?: Outsiders;
  /** What is told of the bots of this game. */
  readonly pages?: BotPages;

  /** Command lines that show what can be done with it, by the command whose help tells them. */
  readonly examples: {
    readonly simulate: readonly string[];
    readonly tournament: readonly string[];
  };
}
