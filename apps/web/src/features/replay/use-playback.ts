import { type Dispatch, useEffect, useReducer } from 'react';
import { type Playback, type PlaybackAct, played, type Speed, startAt } from './playback.ts';

/** The clock of the playback is the screen's own: it moves with every picture, and rests when nobody looks. */
export function usePlayback(first: number, end: number, speed: Speed): [Playback, Dispatch<PlaybackAct>] {
  const [playback, act] = useReducer(
    (before: Playback, next: PlaybackAct) => played(before, next, end),
    startAt(first, end, speed),
  );
  const { isPlaying } = playback;
  useEffect(() => {
    if (!isPlaying) return;
    let last = performance.now();
    let frame = requestAnimationFrame(function tick(now) {
      act({ do: 'pass', ms: Math.max(0, now - last) });
      last = now;
      frame = requestAnimationFrame(tick);
    });
    return () => cancelAnimationFrame(frame);
  }, [isPlaying]);
  return [playback, act];
}
