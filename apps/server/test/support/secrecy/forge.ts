import type { ServerFrame } from '@oeillade/protocol';
import type { Transcript } from './transcript.ts';

type Loose = Record<string, unknown>;

/** Is this the frame to change? For an event, `kind` is that of the event. */
const isKind = (frame: Loose, kind: string): boolean =>
  frame['m'] === kind || (frame['m'] === 'event' && (frame['event'] as Loose)['e'] === kind);

/** The transcript with one frame changed: the first of its kind that `change` has something to do with. */
export function forged(
  transcript: Transcript,
  kind: ServerFrame['m'] | (string & {}),
  change: (frame: Loose) => boolean | undefined,
): Transcript {
  let isDone = false;
  const received = transcript.received.map((one) => {
    const frame = JSON.parse(one.text) as Loose;
    if (isDone || !isKind(frame, kind) || change(frame) === false) return one;
    isDone = true;
    return { ...one, text: JSON.stringify(frame) };
  });
  if (!isDone) throw new Error(`${transcript.name} got no ${kind} that could be forged.`);
  return { ...transcript, received };
}

/** The transcript with one frame more, in the middle of the game. */
export function slipped(transcript: Transcript, frame: object): Transcript {
  const { received } = transcript;
  const middle = Math.floor(received.length / 2);
  const more = { at: received[middle]!.at, text: JSON.stringify(frame) };
  return { ...transcript, received: [...received.slice(0, middle), more, ...received.slice(middle)] };
}
