import { useEffect, useState } from 'react';

const AGAIN_AFTER = 5_000;

/** Neither a cached page nor `navigator.onLine` proves that the server is reached: only an answer does. */
async function answers(): Promise<boolean> {
  if (!navigator.onLine) return false;
  try {
    return (await fetch('/healthz', { cache: 'no-store' })).ok;
  } catch {
    return false;
  }
}

/** Whether the server answers; until it does, it is asked again and again. */
export function useReach(): boolean {
  const [isThere, setThere] = useState(true);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isAsking = true;
    const knock = async () => {
      clearTimeout(timer);
      const there = await answers();
      if (!isAsking) return;
      setThere(there);
      if (!there) timer = setTimeout(knock, AGAIN_AFTER);
    };
    // A page that has just come from the server need not ask.
    if (!navigator.onLine || navigator.serviceWorker?.controller) void knock();
    window.addEventListener('online', knock);
    window.addEventListener('offline', knock);
    return () => {
      isAsking = false;
      clearTimeout(timer);
      window.removeEventListener('online', knock);
      window.removeEventListener('offline', knock);
    };
  }, []);
  return isThere;
}
