import { useEffect, useState } from 'react';

/** What the eyes do when the places are known: rest, then all turn to the winner, who winks. */
export type Celebration = 'rest' | 'turned' | 'wink';

const TURN_AFTER = 700;
const WINK_AFTER = 1_500;

export function useCelebration(): [now: Celebration, onWinked: () => void] {
  const [now, setNow] = useState<Celebration>('rest');
  useEffect(() => {
    const timers = [
      setTimeout(() => setNow('turned'), TURN_AFTER),
      setTimeout(() => setNow('wink'), WINK_AFTER),
    ];
    return () => timers.forEach(clearTimeout);
  }, []);
  return [now, () => setNow('turned')];
}
