import { useEffect, useState } from 'react';
import type { SeenSignal, TableModel } from '../../../shell/session/model.ts';
import { signalLasts } from '../../../ui/table/clock.ts';

/** The signal on the face that I look at, until it is over. */
export function useSignal({ signal, clock, lobby }: TableModel): SeenSignal | null {
  const [over, setOver] = useState<SeenSignal | null>(null);
  const lasts = signal ? signalLasts(signal, clock, lobby?.rules.lasting ?? 0) : 0;
  useEffect(() => {
    if (!signal) return;
    const timer = setTimeout(() => setOver(signal), Math.max(0, signal.at + lasts - Date.now()));
    return () => clearTimeout(timer);
  }, [signal, lasts]);
  return signal === over ? null : signal;
}
