import { onStage } from '../../ui/stage/on-stage.ts';

/** Long enough to take in how it ended. */
const HELD_FOR = 2_000;
/** Before whatever is pressed hears of it. */
const FIRST = { capture: true };

/**
 * Calls `done` after two seconds and the end of the scene that is played, or at the first press. Gives a function that calls
 * the waiting off.
 */
export function untilSeen(done: () => void): () => void {
  let isTime = false;
  const check = () => {
    if (isTime && !onStage.model.isPlaying) done();
  };
  const timer = setTimeout(() => {
    isTime = true;
    check();
  }, HELD_FOR);
  const leave = onStage.subscribe(check);
  window.addEventListener('pointerdown', done, FIRST);
  window.addEventListener('keydown', done, FIRST);
  return () => {
    clearTimeout(timer);
    leave();
    window.removeEventListener('pointerdown', done, FIRST);
    window.removeEventListener('keydown', done, FIRST);
  };
}
