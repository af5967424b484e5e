import type { Logger } from '../operate/log.ts';
import type { Journal } from './port.ts';

const DAY = 86_400_000;
/** How much the clocks of servers that share a journal may differ, or be set back. */
const BEHIND = DAY;
/** The longest that a server is believed to have been switched off. */
const AHEAD = 2 * 365 * DAY;

/**
 * Why nothing may be deleted by a clock that shows `now`, where the last time that was believed is `seen`; null where
 * it may.
 */
function whyDoubtClock(now: number, seen: number): string | null {
  if (now >= seen - BEHIND && now <= seen + AHEAD) return null;
  const [shown, before] = [now, seen].map((time) => new Date(time).toISOString().slice(0, 10));
  return `The clock shows ${shown}, and when it was last believed it was ${before}: no table and no game is forgotten by it.`;
}

/**
 * Deletes tables and games that are older than so many days, if the clock can be believed: a clock that starts in 2100
 * would delete everything. The journal notes the time whenever it was believed, and a doubtful time is compared with
 * that.
 */
export async function forgetOld(journal: Journal, days: number, now: number, log: Logger): Promise<void> {
  const seen = await journal.clockSeen();
  const doubt = seen === null ? null : whyDoubtClock(now, seen);
  if (doubt) return log.warn(doubt);
  await journal.seeClock(now);
  const { tables, games } = await journal.prune(now - days * DAY);
  if (tables + games > 0) log.info({ tables, games }, 'forgotten because they are old');
}
