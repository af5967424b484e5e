import type { Seat } from '@oeillade/kernel';
import type { ServerFrame } from '@oeillade/protocol';
import type { Person, Received } from '../person.ts';

/** Everything that came in at one end, with what this end had asked for itself. */
export interface Transcript {
  readonly name: string;
  /** Null for somebody who watches. */
  readonly seat: Seat | null;
  readonly received: readonly Received[];
  readonly asked: ReadonlySet<string>;
  /** Where this end looked, each after how many frames had come in; left out where it did not. */
  readonly looks?: Person['looks'];
}

/** A frame with the bytes it came as. */
export interface Heard extends Received {
  readonly frame: ServerFrame;
}

export const transcriptOf = ({ name, client, received, asked, looks }: Person): Transcript => ({
  name,
  seat: client.seat,
  received,
  asked,
  looks,
});

/** What came before the end of the game, and what came with the end and after it. */
export function atTheEnd({ received }: Transcript): { readonly before: Heard[]; readonly after: Heard[] } {
  const heard = received.map((one) => ({ ...one, frame: JSON.parse(one.text) as ServerFrame }));
  const end = heard.findIndex(
    ({ frame }) => frame.m === 'event' && (frame.event as { e?: string }).e === 'ended',
  );
  return end === -1 ? { before: heard, after: [] } : { before: heard.slice(0, end), after: heard.slice(end) };
}
