import { useEffect, useState } from 'react';

/** This machine's time, again every `every` milliseconds while `running`. */
export function useNow(every: number, running = true): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    setNow(Date.now());
    if (!running) return;
    const timer = setInterval(() => setNow(Date.now()), every);
    return () => clearInterval(timer);
  }, [every, running]);
  return now;
}

/** True for `ms` after `key` has become another than it was when the screen opened. */
export function useFresh(key: number, ms: number): boolean {
  const [seen, setSeen] = useState(key);
  useEffect(() => {
    if (seen === key) return;
    const timer = setTimeout(() => setSeen(key), ms);
    return () => clearTimeout(timer);
  }, [key, seen, ms]);
  return seen !== key;
}
