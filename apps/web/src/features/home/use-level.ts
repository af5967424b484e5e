import { useState } from 'react';
import { keepLevel, type Level, readLevel } from './levels.ts';

export function useLevel(): [Level, (level: Level) => void] {
  const [level, setLevel] = useState(readLevel);
  return [
    level,
    (chosen) => {
      keepLevel(chosen);
      setLevel(chosen);
    },
  ];
}
