import type { Seat } from '@oeillade/kernel';
import { useEffect, useReducer, useState } from 'react';
import type { Drill } from './drill.ts';

const STEP = 30;
/** A page that slept has not been looked at: what it missed does not count. */
const LONGEST_STEP = 200;

export interface Drilling {
  readonly drill: Drill;
  look(at: Seat | null): void;
  press(): void;
  answer(to: Seat): void;
}

/** A round that runs by the clock of this machine while it is shown. */
export function useDrill(make: () => Drill): Drilling {
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  const [drill] = useState(make);
  useEffect(() => {
    let before = performance.now();
    const timer = setInterval(() => {
      const now = performance.now();
      if (!document.hidden) drill.pass(Math.min(now - before, LONGEST_STEP));
      before = now;
      redraw();
    }, STEP);
    return () => clearInterval(timer);
  }, [drill]);
  const then = <T>(change: (value: T) => void) => {
    return (value: T) => {
      change(value);
      redraw();
    };
  };
  return {
    drill,
    look: then((at) => drill.look(at)),
    press: then(() => drill.press()) as () => void,
    answer: then((to) => drill.answer(to)),
  };
}
