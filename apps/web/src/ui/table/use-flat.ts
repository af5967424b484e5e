import { useEffect, useState } from 'react';
import { liesFlat } from './flat.ts';

/** Safari gives the sensors only to those who were asked. */
type Asking = typeof DeviceOrientationEvent & { requestPermission?: () => Promise<string> };

let wasAsked = false;

/** To be called from a press; only the first one asks. */
export function askForSensors(): void {
  const sensors = globalThis.DeviceOrientationEvent as Asking | undefined;
  if (wasAsked || !sensors?.requestPermission) return;
  wasAsked = true;
  // Whoever says no covers their cards by letting go.
  sensors.requestPermission().catch(() => {});
}

/** Whether this device lies on the table; never where it has no sensors, or where nobody wants to know. */
export function useFlat(wished: boolean): boolean {
  const [isFlat, setFlat] = useState(false);
  useEffect(() => {
    if (!wished) return;
    const feel = (event: DeviceOrientationEvent) => setFlat(liesFlat(event));
    window.addEventListener('deviceorientation', feel);
    return () => window.removeEventListener('deviceorientation', feel);
  }, [wished]);
  return wished && isFlat;
}
