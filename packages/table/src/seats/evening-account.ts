import type { KeptEvening, KeptPlayer, Sitter, TableEvent } from '../events.ts';
import type { Evening, EveningGame, EveningPlayer } from '../messages.ts';

/** An evening remembers its last games, so that a table that is never cleared does not grow without end. */
const MOST_GAMES = 30;

/** At whose table which game has ended. */
interface Played {
  readonly round: number;
  readonly game: string;
  readonly sitters: readonly Sitter[];
}

/**
 * The account of one company's games. People are known by the secret of their seat, wherever they sit from game to game;
 * whoever leaves stays in the account.
 */
export class EveningAccount {
  #players: KeptPlayer[] = [];
  #games: EveningGame[] = [];
  #isOver = false;

  /** Whether there is an evening to end. */
  get isOpen(): boolean {
    return this.#games.length > 0 && !this.#isOver;
  }

  /** A game has ended at the table. */
  count({ round, game, sitters }: Played, event: TableEvent & { j: 'counted' }): void {
    const { scores, ranks, stopped, lasted } = event;
    const players = sitters.map((sitter) => this.#note(sitter));
    this.#games.push({ round, game, players, scores, ranks, stopped, lasted });
    if (this.#games.length > MOST_GAMES) this.#forgetFirst();
  }

  end(): void {
    this.#isOver = true;
  }

  /** Another game: after the end of an evening it is the first of the next. */
  goOn(): void {
    if (this.#isOver) this.takeUp({ players: [], games: [], over: false });
  }

  kept(): KeptEvening {
    return { players: this.#players, games: this.#games, over: this.#isOver };
  }

  takeUp({ players, games, over }: KeptEvening): void {
    this.#players = [...players];
    this.#games = [...games];
    this.#isOver = over;
  }

  /** The account as everybody is told it, without the fingerprints of secrets; null before the first game has ended. */
  told(sitters: readonly Sitter[]): Evening | null {
    if (this.#games.length === 0) return null;
    const players = this.#players.map((player, index) => this.#standing(player, index, sitters));
    return { players, games: this.#games, over: this.#isOver };
  }

  #standing(player: KeptPlayer, index: number, sitters: readonly Sitter[]): EveningPlayer {
    const seat = sitters.findIndex((sitter) => keyOf(sitter) === player.key);
    const { name, kind, colour, face, costume } = sitters[seat] ?? player;
    const played = this.#games.filter(({ players, stopped }) => !stopped && players.includes(index));
    const ranksOf = played.map(({ players, ranks }) => ({ own: ranks[players.indexOf(index)]!, ranks }));
    return {
      name,
      kind,
      colour,
      face,
      ...(costume && { costume }),
      seat: seat === -1 ? null : seat,
      played: played.length,
      wins: ranksOf.filter(({ own }) => own === 1).length,
      points: ranksOf.reduce((sum, { own, ranks }) => sum + ranks.filter((rank) => rank > own).length, 0),
    };
  }

  /** Gives the place of somebody in the account, as they look now. */
  #note(sitter: Sitter): number {
    const { name, kind, colour, face, costume } = sitter;
    const player = { key: keyOf(sitter), name, kind, colour, face, ...(costume && { costume }) };
    const known = this.#players.findIndex(({ key }) => key === player.key);
    if (known === -1) return this.#players.push(player) - 1;
    this.#players[known] = player;
    return known;
  }

  /** With the oldest game go those who have played in no other. */
  #forgetFirst(): void {
    const games = this.#games.slice(1);
    const remembered = this.#players.filter((_, index) =>
      games.some(({ players }) => players.includes(index)),
    );
    const places = this.#players.map((player) => remembered.indexOf(player));
    this.#games = games.map((game) => ({ ...game, players: game.players.map((index) => places[index]!) }));
    this.#players = remembered;
  }
}

const keyOf = ({ token, name }: Sitter): string => token ?? `bot ${name}`;
