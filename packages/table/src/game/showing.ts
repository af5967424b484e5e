import type { TableEvent } from '../events.ts';
import type { Lobby, Message, Recipient, RecordNote, Snapshot } from '../messages.ts';
import type { SeatChannels } from '../seats/channels.ts';
import { lobbyOf } from '../seats/lobby.ts';
import type { Seating } from '../seats/seating.ts';
import type { CurrentGame } from './current-game.ts';

/** What everybody at a table is shown of it, beside what the game announces. */
export class Showing {
  readonly #seating: Seating;
  readonly #channels: SeatChannels;
  readonly #current: () => CurrentGame | null;
  /** What everybody was last told of who sits there and what is agreed. */
  #lobbyTold = '';

  constructor(seating: Seating, channels: SeatChannels, current: () => CurrentGame | null) {
    this.#seating = seating;
    this.#channels = channels;
    this.#current = current;
  }

  lobby(): Lobby {
    return lobbyOf(this.#seating, this.#current()?.round.play ?? null);
  }

  /** Where it differs from what everybody was told last. */
  tellLobby(): void {
    const lobby = this.lobby();
    const isNew = this.#isNew(lobby);
    if (isNew) this.#tellAll(lobby);
  }

  /** The table was set up again: whoever comes is told everything, and nobody is told it twice. */
  countAsTold(): void {
    this.#isNew(this.lobby());
  }

  tellViews(): void {
    const round = this.#current()?.round;
    if (!round) return;
    const viewOf = round.views();
    this.#channels.tellEach((viewer) => ({ m: 'view', t: round.time, view: viewOf(viewer) }));
  }

  tellClock(now: number): void {
    const clock = this.#current()?.clock(now);
    if (clock) this.#tellAll(clock);
  }

  tellSaid({ seat, phrase, text }: TableEvent & { j: 'said' }): void {
    this.#tellAll({ m: 'said', seat, phrase, text });
  }

  tellRecord(): void {
    const note = this.#recordNote();
    if (note) this.#tellAll({ m: 'record', ...note });
  }

  /** All that somebody may know. Its times are of now: when the table was last touched is nobody's business. */
  snapshot(who: Recipient, now: number): Snapshot {
    const seat = who === 'watchers' ? null : who;
    const current = this.#current();
    const clock = current?.clock(now) ?? null;
    return {
      m: 'snapshot',
      t: clock?.t ?? 0,
      lobby: this.lobby(),
      view: current?.round.view(seat) ?? null,
      looking: seat === null ? null : (current?.round.gaze?.lookingAt(seat) ?? null),
      clock,
      record: this.#recordNote(),
    };
  }

  /** Null before the end, and where the record was deleted. */
  #recordNote(): RecordNote | null {
    const current = this.#current();
    return current?.round.isOver && !this.#seating.isForgotten ? current.recordNote() : null;
  }

  /** With the very same message for all, so that it is put into words once. */
  #tellAll(message: Message): void {
    this.#channels.tellEach(() => message);
  }

  #isNew(lobby: Lobby): boolean {
    const text = JSON.stringify(lobby);
    const isNew = text !== this.#lobbyTold;
    this.#lobbyTold = text;
    return isNew;
  }
}
