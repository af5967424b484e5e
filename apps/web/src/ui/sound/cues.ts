import type { Seat } from '@oeillade/kernel';
import { gameTime, timeLeft } from '../../shell/session/clock.ts';
import type { Announcement, TableModel } from '../../shell/session/model.ts';

/** What can be heard and felt at the table of any game. */
export type SharedCue = 'card' | 'call' | 'turn' | 'right' | 'wrong' | 'reaction' | 'hurry' | 'end';

/** What can be heard and felt at a table: what a game alone has is in its own `sounds.ts`. */
export type SoundCue = SharedCue | (string & {});

export type ShownEvent = Extract<Announcement['what'], { kind: 'event' }>['event'];

/**
 * What is heard of an event of a game, but for its end: that sounds alike in all of them. `hearsSecrets`: nobody but this player
 * hears it.
 */
export type CuesOf = (event: ShownEvent, model: TableModel, hearsSecrets: boolean) => SoundCue[];

/** Somebody who comes back is sent all that they missed at once: nothing of that sounds. */
const NEWS_FOR = 3_000;
/** The last seconds of my time are counted aloud. */
const COUNTED = 5;
/** Timers may come a little early: no second is counted twice. */
const SLACK = 50;

const END: SoundCue[] = ['end'];

/**
 * What this device lets its player hear between two moments of the table.
 *
 * Players may sit in one room, and everybody hears every device. So a device sounds and trembles only for what the whole
 * table knows, and at the same moment as all the others: a call sounds alike for whoever holds the card and for whoever
 * does not, and a wink, a gaze or a drawn card makes no sound at all. Only where nobody else hears it may a device tell more.
 */
export function cuesBetween(
  before: TableModel,
  after: TableModel,
  now: number,
  cuesOf: CuesOf,
  headphones = false,
): SoundCue[] {
  if (after.lobby?.phase === 'gathering') return [];
  const hearsSecrets = headphones || isAlone(after);
  const cues = after.announcements
    .filter((one) => !before.announcements.includes(one) && isNews(one, after, now))
    .flatMap(({ what }) =>
      what.kind !== 'event' ? [] : what.event.e === 'ended' ? END : cuesOf(what.event, after, hearsSecrets),
    );
  if (isMyTurn(after) && !isMyTurn(before)) cues.push('turn');
  return cues;
}

function isNews({ t }: Announcement, { clock }: TableModel, now: number): boolean {
  return clock === null || gameTime(clock, now) - t < NEWS_FOR;
}

/** Nobody but bots is at the table with me. */
export function isAlone({ lobby, seat }: Pick<TableModel, 'lobby' | 'seat'>): boolean {
  return (
    seat !== null && (lobby?.seats.every(({ kind }, index) => kind === 'bot' || index === seat) ?? false)
  );
}

function isMyTurn({ lobby, seat, view }: TableModel): boolean {
  const { turn } = (view ?? {}) as { readonly turn?: Seat | null };
  return lobby?.phase === 'playing' && seat !== null && turn === seat;
}

/** How long until the next of my last seconds begins; null where my time does not run out. */
export function untilHurry(model: TableModel, now: number): number | null {
  if (!isMyTurn(model) || model.clock?.paused) return null;
  const { turn, untilCall } = timeLeft(model.clock, now);
  if (turn === null) return null;
  const left = untilCall + turn;
  const next = Math.min(COUNTED, Math.ceil((left - SLACK) / 1_000) - 1);
  return next < 1 ? null : left - next * 1_000;
}
