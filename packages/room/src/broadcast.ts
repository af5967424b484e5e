import { CLOSE } from '@oeillade/protocol';
import type { Output, Recipient } from '@oeillade/table';
import { Frames } from './frames.ts';
import type { Guests } from './guests.ts';

/** The seats' secrets in their order. */
export type SeatTokens = readonly (string | null)[];

/** Sends messages to the guests of their recipients. Those that follow from one event go out together. */
export function broadcast(guests: Guests, messages: Output['messages'], tokens: SeatTokens | null): void {
  // Seats get their new numbers first: the messages are addressed to those.
  if (tokens) for (const guest of guests.reseat(tokens)) guest.close(CLOSE.left, 'left');
  const held = [...recipientsOf(messages)].flatMap((recipient) => guests.at(recipient));
  for (const guest of held) guest.hold();
  const frames = new Frames();
  for (const { to, numbered } of messages) {
    const told = guests.at(to);
    if (told.length === 0) continue;
    // The same text for all of them, so that a server can encode it once.
    const text = frames.write(numbered);
    for (const guest of told) guest.send(text);
  }
  for (const guest of held) guest.letGo();
}

export function recipientsOf(messages: Output['messages']): ReadonlySet<Recipient> {
  return new Set(messages.map(({ to }) => to));
}
