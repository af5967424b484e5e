import type { Game, Line, Seat } from '@oeillade/kernel';
import type { Happened, Message } from '../messages.ts';
import type { RoundPort } from '../round-port.ts';

/** Makes announcements: tells everybody what happens in a game, each as much of it as they may know. */
export class Announcer {
  readonly #game: Game;
  readonly #players: number;
  readonly #port: Pick<RoundPort, 'tell'>;

  constructor(game: Game, players: number, port: Pick<RoundPort, 'tell'>) {
    this.#game = game;
    this.#players = players;
    this.#port = port;
  }

  tellAll(message: Message): void {
    this.#tellEach(() => message);
  }

  announce({ t, ...event }: Line, { standIn }: { readonly standIn: boolean }): void {
    let last: Happened | null = null;
    this.#tellEach((viewer) => {
      const shown = this.#game.disclose(event, viewer);
      if (!shown) return null;
      // Viewers who may know the same share one message object, so that its text is written once.
      if (shown !== last?.event) last = { m: 'event', t, event: shown, ...(standIn ? { standIn } : {}) };
      return last;
    });
  }

  #tellEach(messageFor: (viewer: Seat | null) => Message | null): void {
    for (let seat = 0; seat < this.#players; seat++) {
      const message = messageFor(seat);
      if (message) this.#port.tell(seat, message);
    }
    const message = messageFor(null);
    if (message) this.#port.tell('watchers', message);
  }
}
