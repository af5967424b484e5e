import type { Seat } from '@oeillade/kernel';
import { useEffect, useEffectEvent } from 'react';
import type { Drilling } from './use-drill.ts';

/** Digits and arrows look or answer, the space bar has seen a wink. */
export function useTrainKeys({ drill, look, press, answer }: Drilling): void {
  const { faces } = drill.level;
  const choose = (seat: Seat) => {
    if (drill.asks) answer(seat);
    else look(seat === 0 ? null : seat);
  };
  const step = (by: number) => {
    const stops = faces + 1;
    choose(((drill.looking ?? 0) + by + stops) % stops);
  };
  const hear = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const digit = /^(?:Digit|Numpad)([0-9])$/.exec(event.code)?.[1];
    const onButton = event.target instanceof Element && event.target.closest('button:not([data-seat])');
    if (digit !== undefined && Number(digit) <= faces) choose(Number(digit));
    else if (event.key === 'ArrowRight' && !drill.asks) step(1);
    else if (event.key === 'ArrowLeft' && !drill.asks) step(-1);
    else if (event.key === ' ' && !onButton) {
      if (!event.repeat) press();
    } else return;
    event.preventDefault();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => hear(event);
    // The space bar would press a face when it comes up again.
    const up = (event: KeyboardEvent) => {
      if (event.key === ' ' && event.target instanceof Element && event.target.closest('[data-seat]'))
        event.preventDefault();
    };
    window.addEventListener('keydown', listener);
    window.addEventListener('keyup', up);
    return () => {
      window.removeEventListener('keydown', listener);
      window.removeEventListener('keyup', up);
    };
  }, []);
}
