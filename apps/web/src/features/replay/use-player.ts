import { type Dispatch, useEffect, useReducer } from 'react';
import { type Player, type PlayerAct, played, startAt } from './player.ts';

/** The player's clock is the screen's own: it moves with every picture, and rests when nobody looks. */
export function usePlayer(first: number, end: number): [Player, Dispatch<PlayerAct>] {
  const [player, act] = useReducer(
    (before: Player, next: PlayerAct) => played(before, next, end),
    startAt(first, end),
  );
  const { isPlaying } = player;
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
  return [player, act];
}
