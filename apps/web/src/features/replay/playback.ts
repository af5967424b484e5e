import type { Span } from '@oeillade/story';

export const SPEEDS = [0.5, 1, 2, 4, 8] as const;
export type Speed = (typeof SPEEDS)[number];

/** The state of a replay: where it is, and how fast it goes. */
export interface Playback {
  readonly t: number;
  readonly isPlaying: boolean;
  readonly speed: Speed;
  /** Where it pauses by itself: the end of a moment that was chosen. */
  readonly until: number;
}

export type PlaybackAct =
  | { readonly do: 'toggle' | 'rewind' }
  | { readonly do: 'seek'; readonly t: number }
  | { readonly do: 'speed'; readonly speed: Speed }
  /** So many milliseconds went by on the wall clock. */
  | { readonly do: 'pass'; readonly ms: number }
  | { readonly do: 'step'; readonly by: 1 | -1; readonly stops: readonly number[] }
  | { readonly do: 'watch'; readonly moment: Watched };

/** What playback needs of a moment. */
export type Watched = Span & { readonly blink?: Span };

/** Half as fast for a moment that holds something very short, and as fast as it was for every other. */
export const speedOf = ({ blink }: Watched): Speed => (blink ? 0.5 : 1);

/** Where the playback of a moment begins: a wink that was caught came before its accusation. */
export const beginOf = ({ from, blink }: Watched): number => Math.min(from, blink?.from ?? from);

/** A moment is shown with a little before and after, so that one sees it coming. */
const LEAD = 1_500;

export const startAt = (t: number, end: number, speed: Speed = 1): Playback => ({
  t,
  isPlaying: false,
  speed,
  until: end,
});

export function played(playback: Playback, act: PlaybackAct, end: number): Playback {
  const rest = { ...playback, isPlaying: false, until: end };
  switch (act.do) {
    case 'toggle':
      if (playback.isPlaying) return { ...playback, isPlaying: false };
      return { ...playback, isPlaying: true, until: end, t: playback.t >= end ? 0 : playback.t };
    case 'rewind':
      return { ...rest, t: 0 };
    case 'seek':
      return { ...playback, until: end, t: within(act.t, end) };
    case 'speed':
      return { ...playback, speed: act.speed };
    case 'pass': {
      const t = Math.min(playback.t + act.ms * playback.speed, playback.until);
      return { ...playback, t, isPlaying: playback.isPlaying && t < playback.until };
    }
    case 'step':
      return { ...rest, t: within(nextStop(playback.t, act.by, act.stops) ?? (act.by > 0 ? end : 0), end) };
    case 'watch': {
      const { moment } = act;
      const [t, until] = [within(beginOf(moment) - LEAD, end), within(moment.until + LEAD, end)];
      return { t, until, isPlaying: true, speed: speedOf(moment) };
    }
  }
}

/** Moves in steps for whoever wants nothing to move: the last moment at which something happened. */
export const steppedTime = (t: number, stops: readonly number[]): number =>
  stops.findLast((stop) => stop <= t) ?? 0;

const nextStop = (t: number, by: 1 | -1, stops: readonly number[]): number | undefined =>
  by > 0 ? stops.find((stop) => stop > t) : stops.findLast((stop) => stop < t);

const within = (t: number, end: number): number => Math.max(0, Math.min(end, t));
