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
  /** Words are shown: this is what had been promised until then. */
  sawPromises(seen: DealSeen): void;
}

/**
 * The words that a client adds to the shuffle by itself: promised when it comes to a table that gathers, shown when the
 * host starts. They are shown once. Were they promised again, the server would know them beforehand.
 */
export class OwnShuffleWords {
  readonly #needs: OwnShuffleWordsNeeds;
  #typed = '';
  /** The promise of the table's own, for which these are: with a new one everything is drawn anew. */
  #commitment: string | null = null;
  /** All that was drawn for it and not shown, by hash: which of them counts, the table says. */
  readonly #words = new Map<string, string>();
  /** How often words were shown, and no game came of it, since this round. */
  #shownInVain = 0;
  #round = -1;

  constructor(needs: OwnShuffleWordsNeeds) {
    this.#needs = needs;
  }

  /** What the player adds by hand; everything else is drawn anew with it. */
  type(typed: string): Promise<Reply> {
    this.#typed = typed.slice(0, LONGEST_TYPED);
    return this.#promise();
  }

  /** Does what a table that gathers asks for. */
  follow(lobby: Lobby, seat: Seat): void {
    if (lobby.round !== this.#round) this.#shownInVain = 0;
    this.#round = lobby.round;
    if (lobby.awaited !== null) return this.#show(lobby, seat);
    if (lobby.commitment === this.#commitment) return;
    this.#commitment = lobby.commitment;
    this.#words.clear();
    void this.#promise();
  }

  /** What is kept of the deal that follows. */
  hashOfDeal(dealt: object): string {
    return hashOf(JSON.stringify(dealt));
  }

  #promise(): Promise<Reply> {
    const { draw = drawShuffleWords, promise } = this.#needs;
    const { hash, words } = draw(this.#typed);
    this.#words.set(hash, words);
    return promise(hash);
  }

  /** Only what was promised here, and for this secret: the seat may have another page, with other words. */
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
