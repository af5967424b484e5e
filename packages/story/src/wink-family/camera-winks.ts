import * as winkFamily from '@oeillade/games/wink-family';
import type { Timeline } from '../timeline.ts';
import { winkLines } from './lines.ts';

/** How long a wink that a camera saw is shown: how long the eye was shut nobody has written down. */
const SHOWN = 600;

/** A wink of real eyes, as its maker's own camera saw it (D-44). */
export interface CameraWink extends Omit<winkFamily.Winked, 'e' | 'from'> {
  readonly line: number;
  readonly from: number;
  readonly until: number;
  /** The call that it answered; null where it was in answer to none, which nobody forbids there (D-43). */
  readonly number: number | null;
}

export function cameraWinksOf(timeline: Timeline): CameraWink[] {
  const lines = winkLines(timeline.record);
  if (!lines.some(({ e }) => e === 'winked')) return [];
  const options = timeline.record.setup.options as winkFamily.WinkOptions;
  const calls = new winkFamily.StandingCalls(timeline.players);
  const winks: CameraWink[] = [];
  for (const [line, event] of lines.entries()) {
    if (event.e === 'winked') {
      const { e: _e, t: _t, ...wink } = event;
      const number = winkFamily.answered(event, calls, options);
      winks.push({ ...wink, line, until: event.from + SHOWN, number });
    }
    if (line > 0) calls.observe(timeline.stateAfter(line - 1) as winkFamily.WinkState, event);
  }
  return winks;
}
