import { useEffect, useState } from 'react';

const AGAIN_AFTER = 5_000;

/** A page that the browser had kept, and a machine that has some network, say nothing: only an answer does. */
async function answers(): Promise<boolean> {
  if (!navigator.onLine) return false;
  try {
    return (await fetch('/healthz', { cache: 'no-store' })).ok;
  } catch {
    return false;
  }
}

/** Whether the server answers, and with it everybody else who plays. While it does not, it is asked again and again. */
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
    // Whoever has just been given this page by the server need not ask.
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
