import { areWordsPromised, type DealSeen } from '../fair.ts';
import type { Seat } from '../game.ts';
import { readSetup } from '../options.ts';
import { hashOfText } from '../seed.ts';
import type { GameRecord } from './read.ts';

/** Whether a record agrees with what a client saw before the deal. */
export interface PromisesKept {
  /** The client's own words are in the record, at its own seat. */
  readonly mine: boolean;
  /**
   * So are the words that everybody else had promised, and none that nobody had; the table's secret is the promised
   * one.
   */
  readonly others: boolean;
  /** The game and its options are those for which words were shown. */
  readonly agreed: boolean;
  /** The cards are those that the client was dealt; null where it did not see the deal. */
  readonly dealt: boolean | null;
}

/** Only the client itself can tell, for no record holds what it saw. */
export function promisesKept(record: GameRecord, seen: DealSeen): PromisesKept {
  const { header, game, setup } = record;
  const words = header.fair?.words ?? [];
  const areKept =
    words.length === seen.promises.length &&
    seen.promises.every((promise, seat) =>
      promise === null ? words[seat] === '' : areWordsPromised(words[seat]!, promise),
    );
  const agreed = readSetup(game, seen.promises.length, seen.options);
  return {
    mine: words[seen.seat] === seen.words,
    others: areKept && header.commitment === seen.commitment,
    agreed:
      header.game === seen.game &&
      agreed.ok &&
      JSON.stringify(agreed.setup.options) === JSON.stringify(setup.options),
    dealt: seen.dealt ? hashOfText(JSON.stringify(dealtTo(record, seen.seat))) === seen.dealt : null,
  };
}

/** What a seat is told of the deal in a record. */
function dealtTo({ game, lines: [dealt] }: GameRecord, seat: Seat): object | null {
  if (!dealt) return null;
  const { t: _t, ...event } = dealt;
  return game.disclose(event, seat);
}
