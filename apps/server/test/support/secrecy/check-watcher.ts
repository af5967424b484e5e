import type { GameRecord, Seat } from '@oeillade/kernel';
import type { EyesSeen, SignalSeen, Watching } from '@oeillade/table';
import { PublicGame } from './public-game.ts';
import type { Heard, Transcript } from './transcript.ts';

/** No eyes and no answers before their time, for somebody who watches (D-30 to D-34). */
export function checkWatcher(record: GameRecord, transcript: Transcript, before: readonly Heard[]): string[] {
  const { watching = 'board' } = record.header.options as { watching?: Watching };
  const why = watching === 'late' ? 'before its time' : 'that it did not look at';
  const known = new PublicGame(record);
  return before.flatMap(({ frame, text }, index) => {
    if (frame.m === 'event') known.hear(frame.t);
    if (frame.m === 'eyes' && !maySeeEyes(frame, index)) return [`eyes ${why}: ${text}`];
    if (frame.m === 'signal' && !maySeeSignal(frame, index)) return [`a signal ${why}: ${text}`];
    if (frame.m !== 'gallery') return [];
    return frame.predictions
      .filter(({ id, right }) => right !== null && !known.isAnswered(id))
      .map(() => `an answer before its time: ${text}`);
  });

  function maySeeEyes({ sees, felt }: EyesSeen, index: number): boolean {
    if (felt !== null) return false;
    if (sees.length === 0) return true;
    if (watching === 'looking')
      return sees.length === 1 && isLookedAt(sees[0]!.of, index) && known.everLooked(sees[0]!);
    return watching === 'late' && known.isPast(sees);
  }

  function maySeeSignal(signal: SignalSeen, index: number): boolean {
    if (watching === 'looking') return isLookedAt(signal.of, index) && known.everMade(signal);
    return watching === 'late' && known.isPastSignal(signal);
  }

  /** The last face that was asked for, or the one before, of which something may still have been on its way. */
  function isLookedAt(face: Seat, index: number): boolean {
    return (transcript.looks ?? [])
      .filter(({ after }) => after <= index)
      .slice(-2)
      .some(({ at }) => at === face);
  }
}
