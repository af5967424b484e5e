import { useEffect, useRef, useState } from 'react';

/** The text, at most once in so many milliseconds a new one: a screen reader must come to the end of a sentence. */
export function useSpaced(text: string, every: number): string {
  const [said, setSaid] = useState(text);
  const last = useRef(0);
  useEffect(() => {
    if (text === said) return;
    const say = () => {
      last.current = Date.now();
      setSaid(text);
    };
    const timer = setTimeout(say, Math.max(0, last.current + every - Date.now()));
    return () => clearTimeout(timer);
  }, [text, said, every]);
  return said;
}
