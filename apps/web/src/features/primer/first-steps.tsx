import { useEffect, useState } from 'react';
import { partOf } from '../../games/index.ts';
import { onDevice } from '../../shell/storage.ts';
import css from './first-steps.module.css';
import { ThreeSteps } from './three-steps.tsx';

/** Long enough to read three sentences. */
const READ_IN = 14_000;

const keyOf = (game: string): string => `oeillade/steps/${partOf(game).lesson.id}`;

/**
 * Whether the three steps are shown: once for each kind of game, to somebody whose game has just been dealt. They go by
 * themselves, and with the first press, which does what it does.
 */
export function useFirstSteps(game: string | null, isDealt: boolean): boolean {
  const [isOver, setOver] = useState(false);
  const isNew = game !== null && isDealt && !isOver && onDevice.read(keyOf(game)) === null;
  useEffect(() => {
    if (!isNew || game === null) return;
    const end = () => {
      onDevice.write(keyOf(game), 'seen');
      setOver(true);
    };
    const timer = setTimeout(end, READ_IN);
    window.addEventListener('pointerdown', end, true);
    window.addEventListener('keydown', end, true);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pointerdown', end, true);
      window.removeEventListener('keydown', end, true);
    };
  }, [isNew, game]);
  return isNew;
}

/** The same three steps that a guest sees at the door, for somebody who plays alone. */
export function FirstSteps({ game }: { readonly game: string }) {
  return (
    <div className={css.place} role="status" data-part="first-steps">
      <div className={css.card}>
        <ThreeSteps game={game} />
      </div>
    </div>
  );
}
