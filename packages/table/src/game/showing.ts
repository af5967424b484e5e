import { sealOf } from '@oeillade/kernel';
import type { TableEvent } from '../events.ts';
import type { Lobby, Message, Recipient, RecordNote, Snapshot } from '../messages.ts';
import type { SeatChannels } from '../seats/channels.ts';
import { lobbyOf } from '../seats/lobby.ts';
import type { Seating } from '../seats/seating.ts';
import type { TableSource } from '../source.ts';
import type { CurrentGame } from './current-game.ts';

/** What everybody at a table is shown of it, beside what the game announces. */
export class Showing {
  readonly #seating: Seating;
  readonly #channels: SeatChannels;
  readonly #current: () => CurrentGame | null;
  readonly #sealOf: typeof sealOf;
  /** The lobby that everybody was told last. */
  #lobbyTold = '';

  constructor(
    seating: Seating,
    channels: SeatChannels,
    source: TableSource,
    current: () => CurrentGame | null,
  ) {
    this.#seating = seating;
    this.#channels = channels;
    this.#current = current;
    this.#sealOf = source.sealOf ?? sealOf;
  }

  lobby(): Lobby {
    return lobbyOf(this.#seating, this.#current()?.round.play ?? null);
  }

  /** Tells everybody the lobby, where it differs from the one that they were told last. */
  tellLobby(): void {
    const lobby = this.lobby();
    const isNew = this.#isNew(lobby);
    if (isNew) this.#tellAll(lobby);
  }

  /** The table was restored: whoever comes is told everything, so nobody is told the lobby again. */
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

  tellReacted({ seat, reaction }: TableEvent & { j: 'reacted' }): void {
    this.#tellAll({ m: 'reacted', seat, reaction });
  }

  tellRecord(): void {
    const note = this.#recordNote();
    if (note) this.#tellAll({ m: 'record', ...note });
  }

  /**
   * All that a viewer may know. Its times are of now: when the table was last called would tell that somebody looked or
   * winked.
   */
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
    return current?.round.isOver && !this.#seating.isForgotten ? current.recordNote(this.#sealOf) : null;
  }

  /** The same message object for all, so that its text is written once. */
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
