import { useEffect } from 'react';
import { readUnseenEnds } from './unseen-ends.ts';

/** Keeps the games whose end this browser has missed, once the first page has come to rest. */
export function useCatchUp(): void {
  useEffect(() => {
    if (readUnseenEnds().length === 0) return;
    const look = async () => (await import('./look-back.ts')).lookBack();
    // A failure is tried again with the next page.
    const rest = setTimeout(() => void look().catch(() => {}), 1_000);
    return () => clearTimeout(rest);
  }, []);
}
