import type { DealSeen, Seat } from '@oeillade/kernel';
import type { Lobby } from '@oeillade/table';
import { type DrawnShuffleWords, drawShuffleWords, hashOf } from './draw-shuffle-words.ts';
import { LONGEST_TYPED } from './longest-typed.ts';
import type { Reply } from './unanswered-asks.ts';

export interface OwnShuffleWordsNeeds {
  /** At random unless told. */
  readonly draw?: ((typed: string) => DrawnShuffleWords) | undefined;
  promise(hash: string): Promise<Reply>;
  reveal(words: string): void;
  /** Called when the words are shown, with all that had been promised until then. */
  sawPromises(seen: DealSeen): void;
}

/**
 * The words that a client adds to the shuffle by itself: promised when it comes to a table that gathers, shown when the
 * host starts. Words are shown once: if they were promised again, the server would know them before the deal.
 */
export class OwnShuffleWords {
  readonly #needs: OwnShuffleWordsNeeds;
  #typed = '';
  /** The table's commitment for which these words were drawn. With a new one all words are drawn anew. */
  #commitment: string | null = null;
  /** Words that were drawn for this commitment and not shown yet, by hash. The lobby says which hash was taken last. */
  readonly #words = new Map<string, string>();
  /** How often words were shown in this round without a deal. */
  #shownInVain = 0;
  #round = -1;

  constructor(needs: OwnShuffleWordsNeeds) {
    this.#needs = needs;
  }

  /** Words that the player types. The others are drawn anew with them. */
  type(typed: string): Promise<Reply> {
    this.#typed = typed.slice(0, LONGEST_TYPED);
    return this.#promise();
  }

  /** Promises words to a table that gathers, and shows them when the host has started. */
  follow(lobby: Lobby, seat: Seat): void {
    if (lobby.round !== this.#round) this.#shownInVain = 0;
    this.#round = lobby.round;
    if (lobby.awaited !== null) return this.#show(lobby, seat);
    if (lobby.commitment === this.#commitment) return;
    this.#commitment = lobby.commitment;
    this.#words.clear();
    void this.#promise();
  }

  /** The hash of the deal as this client saw it, to be compared with the record. */
  hashOfDeal(dealt: object): string {
    return hashOf(JSON.stringify(dealt));
  }

  #promise(): Promise<Reply> {
    const { draw = drawShuffleWords, promise } = this.#needs;
    const { hash, words } = draw(this.#typed);
    this.#words.set(hash, words);
    return promise(hash);
  }

  /**
   * Shows only words that were promised here, for this commitment: another page of the same seat may have promised
   * others.
   */
  #show(lobby: Lobby, seat: Seat): void {
    const { commitment, game, options } = lobby;
    const promises = lobby.seats.map(({ promise }) => promise);
    const words = this.#words.get(promises[seat] ?? '');
    if (words === undefined || commitment !== this.#commitment) return;
    // A table that goes back to gathering with the same secret gets other words.
    this.#commitment = null;
    this.#words.clear();
    const failedStarts = Math.max(lobby.failedStarts, this.#shownInVain++);
    this.#needs.sawPromises({ commitment, game, options, seat, words, promises, failedStarts });
    this.#needs.reveal(words);
  }
}
