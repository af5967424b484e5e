import type { GameRecord, Seat } from '@oeillade/kernel';
import type { Gaze } from '@oeillade/table';
import { Eyes, type Sight } from './eyes.ts';
import type { Heard } from './transcript.ts';

/** How much later than the latest message with a time of its own a gaze may be: it waits 50 ms, and for the journal. */
const WAITS = 1_000;
/** How much earlier than the game's clock, which is read off the messages: no message takes longer at the best. */
const EARLIEST = 60;

/** No eyes but those that a seat looked at, and of those only what they did at the time. */
export function checkEyes(record: GameRecord, seat: Seat | null, before: readonly Heard[]): string[] {
  const complaints: string[] = [];
  const eyes = new Eyes(record);
  const { origin, late } = timesOf(before);
  const sights = Map.groupBy(seat === null ? [] : eyes.sights(seat), ({ of }) => of);
  for (const { frame, at, text } of before) {
    if (frame.m === 'gaze') {
      if (!takeSight(sights, frame, at - origin, late + WAITS))
        complaints.push(`eyes that it did not look at: ${text}`);
    } else if (frame.m === 'signal') {
      if (seat === null || !eyes.maySee(seat, frame))
        complaints.push(`a signal that it did not look at: ${text}`);
    } else if (frame.m === 'snapshot') {
      for (const gaze of frame.sees) {
        const isSeen =
          seat !== null &&
          eyes
            .sights(seat)
            .some(({ t, of, at: theirs }) => of === gaze.of && theirs === gaze.at && t <= frame.t + 1);
        if (!isSeen) complaints.push(`eyes that it did not look at: ${JSON.stringify(gaze)}`);
      }
    }
  }
  return complaints;
}

/**
 * The moment of the deal on the receiver's clock, from the message that took the shortest time, and how much longer the
 * slowest took: on a busy machine everything is late, and gazes carry no time.
 */
function timesOf(heard: readonly Heard[]): { readonly origin: number; readonly late: number } {
  const origins = heard.flatMap(({ frame, at }) =>
    frame.m === 'event' || frame.m === 'view' ? [at - frame.t] : [],
  );
  const origin = Math.min(...origins);
  return { origin, late: Math.max(...origins) - origin };
}

/**
 * Finds what was shown among what may have been seen. Some sights are never shown, since only the latest counts, but
 * those of one face are shown in their order: what is found stays, since whoever comes back is shown it again, and all
 * before it is taken out.
 */
function takeSight(sights: Map<Seat, Sight[]>, { of, at }: Gaze, t: number, latest: number): boolean {
  const known = sights.get(of) ?? [];
  const found = known.findIndex(
    (sight) => sight.at === at && sight.t <= t + EARLIEST && sight.until >= t - latest,
  );
  if (found === -1) return false;
  sights.set(of, known.slice(found));
  return true;
}
