import { CLOSE } from '@oeillade/protocol';
import { type Clock, type Room, type SeatLine, SeatServer } from '@oeillade/room';

/** The page's end of the line, as seen from the table. */
export interface Channel {
  /** Frames that go out together, in their order. */
  texts(frames: readonly string[]): void;
  /** Nothing more will come; `code` is one of the protocol's `CLOSE`. */
  closed(code: number): void;
}

export interface Sitting {
  readonly room: Room;
  readonly channel: Channel;
  readonly clock: Clock;
  /** The fingerprint that the table knows its one person by. */
  readonly token: string;
}

/** The person at a table of this browser. There is nobody else: whoever opens the page sits there. */
export function localGuest({ room, channel, clock, token }: Sitting): SeatServer {
  return new SeatServer({
    room,
    line: new ChannelLine(channel),
    clock,
    chance: Math.random,
    admit: () => ({ seat: room.table.company.seatOf(token), token }),
    mayRefuse: () => true,
  });
}

class ChannelLine implements SeatLine {
  readonly #channel: Channel;
  #held: string[] | null = null;

  constructor(channel: Channel) {
    this.#channel = channel;
  }

  send(text: string): void {
    if (this.#held) this.#held.push(text);
    else this.#channel.texts([text]);
  }

  hold(): void {
    this.#held ??= [];
  }

  letGo(): void {
    const held = this.#held ?? [];
    this.#held = null;
    if (held.length > 0) this.#channel.texts(held);
  }

  close(code: number): void {
    this.letGo();
    // A table that moves goes on in another page: two that tore it back and forth would get nowhere.
    this.#channel.closed(code === CLOSE.moved ? CLOSE.left : code);
  }

  /** Within one browser no line is dead: a page that does not answer is only slow. */
  cut(): void {}
}
