import * as winkFamily from '@oeillade/games/wink-family';
import type { Timeline } from '../timeline.ts';
import { type Call, winkLines } from './lines.ts';

const { TWIN } = winkFamily.cells;

/** W-55: every call, with the partner of its caller. */
export function callsOf(timeline: Timeline): Call[] {
  return winkLines(timeline.record).flatMap((event, line) => {
    if (event.e !== 'called') return [];
    const { cells } = timeline.stateAfter(line) as winkFamily.WinkState;
    const holder = cells[TWIN + event.number]!;
    const partner = holder < timeline.players ? holder : null;
    return [{ t: event.t, line, caller: event.seat, number: event.number, partner }];
  });
}
