import { useEffect } from 'react';
import { PENDING } from '../../../shell/session/keepsakes.ts';
import { onDevice } from '../../../shell/storage.ts';

/** Keeps the games whose end this browser has missed, once the first page has come to rest. */
export function useCatchUp(): void {
  useEffect(() => {
    if (!onDevice.readValue<unknown[]>(PENDING)?.length) return;
    const look = async () => (await import('./look-back.ts')).lookBack();
    // What fails is tried again with the next page.
    const rest = setTimeout(() => void look().catch(() => {}), 1_000);
    return () => clearTimeout(rest);
  }, []);
}
