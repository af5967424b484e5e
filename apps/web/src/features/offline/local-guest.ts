import { CLOSE } from '@oeillade/protocol';
import { type Clock, type Room, type SeatConnection, SeatServer } from '@oeillade/room';

/** The page's end of the connection, as seen from the table. */
export interface PageChannel {
  /** Frames that go out together, in their order. */
  texts(frames: readonly string[]): void;
  /** Nothing more will come; `code` is one of the protocol's `CLOSE`. */
  closed(code: number): void;
}

export interface LocalGuestNeeds {
  readonly room: Room;
  readonly channel: PageChannel;
  readonly clock: Clock;
  /** The fingerprint that the table knows its one person by. */
  readonly token: string;
}

/** The person at a table of this browser. There is nobody else: whoever opens the page sits there. */
export function localGuest({ room, channel, clock, token }: LocalGuestNeeds): SeatServer {
  return new SeatServer({
    room,
    connection: connectionTo(channel),
    clock,
    chance: Math.random,
    admit: () => ({ seat: room.table.seating.seatOf(token), token }),
  });
}

/** A connection to the page, on which frames that are held go out together. */
function connectionTo(channel: PageChannel): SeatConnection {
  let held: string[] | null = null;
  const letGo = (): void => {
    const frames = held ?? [];
    held = null;
    if (frames.length > 0) channel.texts(frames);
  };
  return {
    send(text) {
      if (held) held.push(text);
      else channel.texts([text]);
    },
    hold() {
      held ??= [];
    },
    letGo,
    close(code) {
      letGo();
      // A table that moves goes on in another page: two that tore it back and forth would get nowhere.
      channel.closed(code === CLOSE.moved ? CLOSE.left : code);
    },
    // Within one browser no connection is dead: a page that does not answer is only slow.
    cut() {},
  };
}
