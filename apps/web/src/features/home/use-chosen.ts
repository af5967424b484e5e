import { useState } from 'react';
import { startHere } from '../../games/index.ts';
import { type GameLabel, labelOf } from '../../games/labels.ts';
import { keepChosen, readChosen } from '../../shell/preferences.ts';

/** The game whose box is lit: the last one, or the one to start with. */
export function useChosen(): [GameLabel, (id: string) => void] {
  const [label, setLabel] = useState(() => labelOf(readChosen() ?? startHere) ?? labelOf(startHere)!);
  return [
    label,
    (id) => {
      keepChosen(id);
      setLabel(labelOf(id) ?? label);
    },
  ];
}
