import { useEffect, useState } from 'react';
import type { HeroPose } from '../../ui/art/brand/hero.tsx';

const WINKS_AFTER = 900;
/** As long as every wink of a drawn face lasts. */
const WINK_LASTS = 520;

/** The face winks once at whoever comes in, turns its eyes to what can be pressed, and is still. */
export function useGreeting(): HeroPose {
  const [pose, setPose] = useState<HeroPose>('still');
  useEffect(() => {
    const timers = [
      setTimeout(() => setPose('wink'), WINKS_AFTER),
      setTimeout(() => setPose('look'), WINKS_AFTER + WINK_LASTS),
    ];
    return () => timers.forEach(clearTimeout);
  }, []);
  return pose;
}
