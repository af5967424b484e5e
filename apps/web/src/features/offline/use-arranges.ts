import { useState } from 'react';
import { keepArranges, readArranges } from '../../shell/preferences.ts';

/** Whether a table against bots is arranged before it begins; kept on this device. */
export function useArranges(): [boolean, (arranges: boolean) => void] {
  const [arranges, setArranges] = useState(readArranges);
  return [
    arranges,
    (wished) => {
      keepArranges(wished);
      setArranges(wished);
    },
  ];
}
