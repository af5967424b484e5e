import { useState } from 'react';
import type { Ended, EndPart } from '../../../games/contract/end.ts';
import { useSettings } from '../../../shell/settings.ts';

/** What keeps the winner secret on the page of an end. */
export interface Masks {
  /** A last act is played, or about to be: until it is over nothing on the page announces who won. */
  readonly areOn: boolean;
  /** It has been played here, to its end or until somebody pressed. */
  readonly haveFallen: boolean;
  readonly drop: () => void;
}

interface Played {
  /** The game has just ended here. */
  readonly isFinale: boolean;
  readonly ended: Ended | null;
  /** There is no record to play it from, nor will there be. */
  readonly isUnread: boolean;
  readonly end: EndPart;
}

export function useMasks({ isFinale, ended, isUnread, end }: Played): Masks {
  const { theatre } = useSettings();
  const [haveFallen, setFallen] = useState(false);
  const isStaged =
    isFinale && theatre !== 'plain' && !isUnread && !ended?.finish.isAgreed && end.Finale !== undefined;
  return { areOn: isStaged && !haveFallen, haveFallen, drop: () => setFallen(true) };
}
